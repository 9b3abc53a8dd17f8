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

/** The limit is said, nothing typed is cut off. */
export const WithLimit: Story = {
  args: { limit: 10, defaultValue: '选题贴近实际' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(canvas.getByText('6 / 10')).toBeVisible();
    await userEvent.click(box);
    await userEvent.keyboard('，数据');
    await expect(box).toHaveAccessibleDescription(/还可以输入 1 字|1 character left/);
    await userEvent.keyboard('充分。');
    await expect(box).toHaveValue('选题贴近实际，数据充分。');
    await expect(box).toHaveAccessibleDescription(/超出 2 字|2 characters over the limit/);
  },
};

export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const before = box.clientHeight;
    await userEvent.click(box);
    await userEvent.paste('好\n'.repeat(8));
    await expect(box.clientHeight).toBeGreaterThan(before);
    await expect(box.scrollHeight).toBe(box.clientHeight);
    await userEvent.paste('好\n'.repeat(80));
    await expect(box.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: '好' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '选题贴近实际，数据充分。' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '选题贴近实际，数据充分。' } };
