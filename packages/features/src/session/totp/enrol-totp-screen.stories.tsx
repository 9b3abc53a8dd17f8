import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnrolTotpScreen } from './enrol-totp-screen.tsx';

const meta: Meta<typeof EnrolTotpScreen> = {
  title: '登录/必须设置两步验证',
  component: EnrolTotpScreen,
  tags: ['!autodocs'],
  args: { onDone: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen', server: { as: 'judge38', path: '/' } },
};
export default meta;

type Story = StoryObj<typeof EnrolTotpScreen>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(退出登录|Sign out)$/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** The code to scan, with the secret for those who cannot. */
export const Scan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(装好了，开始设置|Installed, start set-up)/ }));
    await expect(await canvas.findByRole('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(启用两步验证|Turn on)/ }));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
