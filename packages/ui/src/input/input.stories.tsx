import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Input } from './input.tsx';

const meta: Meta<typeof Input> = {
  title: '控件/Input',
  component: Input,
  args: { 'aria-label': '大赛名称', placeholder: '例如：第九届创新创业大赛', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Input>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('赛');
    await expect(canvas.getByRole('textbox')).toHaveValue('赛');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('赛');
  },
};

export const Filled: Story = { args: { defaultValue: '第九届创新创业大赛' } };

export const NullIsEmpty: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: '第九届' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '第九届创新创业大赛' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '第九届创新创业大赛' } };
