import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta: Meta<typeof QrCode> = {
  title: '界面/QrCode',
  component: QrCode,
  args: { value: 'https://saiwu.example/contests/2026?from=poster', label: '大赛报名页' },
};
export default meta;

type Story = StoryObj<typeof QrCode>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: /(二维码|QR code) 大赛报名页/ });
    const [ground, modules] = code.querySelectorAll('path');
    await expect(ground).toHaveAttribute('fill', '#ffffff');
    await expect(modules).toHaveAttribute('fill', '#000000');
  },
};

export const Download: Story = {
  args: { downloadName: '报名二维码' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(this: HTMLAnchorElement) {
      saved.push(this.download, this.protocol);
    });
    await userEvent.click(canvas.getByRole('button'));
    // Chromium writes a picture when it has nothing else to do, and after ten seconds all the same.
    await waitFor(() => expect(saved).toEqual(['报名二维码.png', 'blob:']));
    click.mockRestore();
    await expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThanOrEqual(1024);
  },
};

export const Logo: Story = {
  args: {
    size: 200,
    logo: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" rx="2" fill="%231890ff"/%3E%3C/svg%3E',
  },
};

export const TooLong: Story = {
  args: { value: '赛'.repeat(1000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/内容太长|too long/)).toBeVisible();
  },
};
