import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = {
  title: '控件/IconButton',
  component: IconButton,
  args: { label: '刷新', children: <RotateCw />, onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '刷新' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="刷新">
        <RotateCw />
      </IconButton>
      <IconButton label="重新载入" variant="outline">
        <RotateCw />
      </IconButton>
      <IconButton label="再试" variant="solid">
        <RotateCw />
      </IconButton>
      <IconButton label="删除" variant="danger">
        <Trash2 />
      </IconButton>
      <IconButton label="停用的刷新" disabled>
        <RotateCw />
      </IconButton>
    </div>
  ),
};

export const Pending: Story = { args: { isPending: true } };
