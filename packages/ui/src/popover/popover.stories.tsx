import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = {
  title: '界面/Popover',
  component: Popover,
  args: { trigger: <Button>消息</Button>, label: '消息', children: '没有新的消息。' },
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '消息' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '消息' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '消息' })).toBeVisible());
  },
};
