import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Textarea } from './textarea.tsx';

const meta: Meta<typeof Textarea> = {
  title: '控件/Textarea',
  component: Textarea,
  args: { 'aria-label': '评语', placeholder: '写给参赛团队的评语', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Textarea>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('好{Enter}很好');
    await expect(canvas.getByRole('textbox')).toHaveValue('好\n很好');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('好\n很好');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: '好' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '选题贴近实际，数据充分。' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '选题贴近实际，数据充分。' } };
