import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = {
  title: '浮层/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="outline">消息</Button>,
    label: '消息',
    children: (
      <>
        <p className="mb-2">没有新的消息。</p>
        <Button size="small" variant="outline">
          全部消息
        </Button>
      </>
    ),
  },
};
export default meta;

/** Enter and Space open, the focus goes in, Escape and a press beside it close, and the focus comes back. */
export const Keyboard: StoryObj<typeof Popover> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '消息' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '消息' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: '全部消息' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog', { name: '消息' });
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '消息' })).toBeVisible());
  },
};
