import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta: Meta<typeof Button> = { title: '控件/Button', component: Button, args: { children: '创建大赛', onClick: fn() } };
export default meta;

type Story = StoryObj<typeof Button>;

export const Solid: Story = {
  args: { variant: 'solid' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="solid">
        <Plus />
        创建大赛
      </Button>
      <Button>导出</Button>
      <Button variant="ghost">取消</Button>
      <Button variant="link">查看</Button>
      <Button variant="danger">
        <Trash2 />
        删除
      </Button>
      <Button size="small">小按钮</Button>
      <Button variant="link" size="small">
        编辑
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="solid" disabled>
        创建大赛
      </Button>
      <Button disabled>导出</Button>
      <Button variant="ghost" disabled>
        取消
      </Button>
      <Button variant="danger" disabled>
        删除
      </Button>
    </div>
  ),
};

export const Pending: Story = {
  args: { variant: 'solid', isPending: true, children: '正在创建' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /正在创建/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'outline', children: <a href="#contest">查看大赛</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看大赛' })).toHaveAttribute('data-slot', 'button');
  },
};
