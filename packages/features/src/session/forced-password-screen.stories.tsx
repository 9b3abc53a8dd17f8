import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForcedPasswordScreen } from './forced-password-screen.tsx';

const meta: Meta<typeof ForcedPasswordScreen> = {
  title: '登录/换密码',
  component: ForcedPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: 'judge36', path: '/dashboard' } },
  args: { isExpired: false, onDone: fn(), onSignOut: fn() },
};
export default meta;

type Story = StoryObj<typeof ForcedPasswordScreen>;

/** Somebody else gave the password. What is wrong is said at its field, and nothing typed is lost. */
export const Given: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^(先换一个自己的密码|.*password.*)$/i);
    const old = canvas.getByLabelText(/^(现在的密码|Current password|Password now)/i);
    await userEvent.type(old, 'not-it-1');
    await userEvent.type(canvas.getByLabelText(/^(新密码|New password)/), 'another-1');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|Confirm new password)/), 'another-1');
    await userEvent.click(canvas.getByRole('button', { name: /^(修改密码|Change password)$/i }));
    await waitFor(() => expect(old).toHaveAccessibleDescription(/旧密码错误|wrong/i));
    await expect(old).toHaveValue('not-it-1');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The password is older than the organisation allows; one may also leave. */
export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^(密码已到期，请换一个|.*password has expired.*)$/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(退出登录|Sign out)$/i }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};
