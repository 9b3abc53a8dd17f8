import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const edit = fn();
const remove = fn();

const meta: Meta<typeof DropdownMenu> = {
  title: '界面/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <Button>更多</Button>,
    align: 'start',
    items: [
      { key: 'edit', label: '编辑', icon: <Pencil />, shortcut: 'Ctrl E', onSelect: edit },
      { key: 'copy', label: '复制为新大赛', icon: <Copy />, onSelect: fn() },
      { key: 'export', label: '导出', icon: <Download />, isDisabled: true, reason: '还没有作品', onSelect: fn() },
      'separator',
      { key: 'remove', label: '删除', icon: <Trash2 />, isDanger: true, onSelect: remove },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '更多' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /编辑/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: '复制为新大赛' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(edit).toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  args: { header: '2026 创新创业大赛' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
  },
};

export const Settings: Story = {
  args: {
    items: [
      { key: 'light', label: '浅色', isChecked: true, onSelect: fn() },
      { key: 'dark', label: '深色', isChecked: false, onSelect: fn() },
      { key: 'system', label: '跟随系统', isChecked: false, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
  },
};
