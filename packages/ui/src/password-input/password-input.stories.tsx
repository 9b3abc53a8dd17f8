import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

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

export const CapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent(/大写锁定|Caps Lock/);
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The meter stands in a component of its own, for forms that set a password. */
export const Strength: Story = {
  render: function Strength(args) {
    const [password, setPassword] = useState('');
    return (
      <div className="flex flex-col gap-1.5">
        <PasswordInput {...args} autoComplete="new-password" value={password} onValueChange={setPassword} />
        <PasswordStrength password={password} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: /密码强度|Password strength/ });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await userEvent.click(canvas.getByLabelText('密码'));
    await userEvent.keyboard('123456');
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/很弱|Very weak/));
    await userEvent.keyboard(' river stone lamp');
    await expect(meter).toHaveAttribute('aria-valuenow', '4');
    await expect(canvas.getByText(/^(强|Strong)$/)).toBeVisible();
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: 'Saiwu' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Saiwu-2026' } };
