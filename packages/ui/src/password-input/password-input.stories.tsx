import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordInput } from './password-input.tsx';

const meta: Meta<typeof PasswordInput> = {
  title: '控件/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': '密码', autoComplete: 'current-password' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof PasswordInput>;

export const Reveal: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.tab();
    await userEvent.keyboard('Saiwu-2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Saiwu-2026');
    await expect(canvas.getByRole('button', { name: /隐藏密码|Hide password/ })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Saiwu-2026' } };
