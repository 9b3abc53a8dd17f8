import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

const undo = fn();

const meta: Meta<typeof ToastHost> = { title: '界面/toast', component: ToastHost, render: () => <Example /> };
export default meta;

type Story = StoryObj<typeof ToastHost>;

export const Tones: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await expect(await screen.findByText('已发布')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('req-7f3a91')).toBeVisible());
  },
};

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('已移出 3 个项目')).toBeNull());
  },
};

function Example() {
  return (
    <div className="flex h-72 items-end gap-2">
      <Button onClick={() => toast.success('已发布')}>成功</Button>
      <Button onClick={() => toast.error('服务器没有应答，请稍后再试', { requestId: 'req-7f3a91' })}>失败</Button>
      <Button onClick={() => toast.info('已移出 3 个项目', { undo })}>移出</Button>
      <ToastHost />
    </div>
  );
}
