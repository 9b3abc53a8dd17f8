import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const edit = fn();
const exportAll = fn();

const meta: Meta<typeof DropdownMenu> = {
  title: '浮层/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <Button variant="outline">更多</Button>,
    align: 'start',
    items: [
      { key: 'edit', label: '编辑', icon: <Pencil />, shortcut: 'Ctrl E', onSelect: edit },
      { key: 'copy', label: '复制为新大赛', icon: <Copy />, onSelect: fn() },
      { key: 'export', label: '导出', icon: <Download />, isDisabled: true, reason: '还没有作品', onSelect: exportAll },
      'separator',
      { key: 'remove', label: '删除', icon: <Trash2 />, isDanger: true, onSelect: fn() },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

/** Enter, Space and Down open; arrows go round; Home, End and first letters; Escape and Tab close; the focus comes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    const opener = canvas.getByRole('button', { name: '更多' });
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu');
    const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item(/编辑/)).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await expect(item('删除')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(/编辑/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('删除')).toHaveFocus();
    await userEvent.keyboard('复');
    await waitFor(() => expect(item('复制为新大赛')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item(/编辑/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** What is not possible now can be reached, says why, and does nothing. */
export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    exportAll.mockClear();
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /编辑/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const disabled = screen.getByRole('menuitem', { name: /导出/ });
    await expect(disabled).toHaveFocus();
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).toHaveTextContent('还没有作品');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(disabled);
    await expect(exportAll).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    header: '2026 年全国大学生创新创业大赛暨“互联网+”行动计划校级选拔赛',
    items: [
      { key: 'a', label: '把选中的项目退回给学生修改，并通知指导教师和学院管理员', onSelect: fn() },
      { key: 'b', label: 'Return the selected projects to their teams and notify the advisers', shortcut: 'Ctrl Shift R', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
  },
};

/** One of several: choosing one closes the menu. */
export const OneOfSeveral: Story = {
  args: {
    items: [
      { key: 'light', label: '浅色', isChecked: true, onSelect: fn() },
      { key: 'dark', label: '深色', isChecked: false, onSelect: fn() },
      { key: 'system', label: '跟随系统', isChecked: false, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitemradio', { name: '浅色' })).toHaveAttribute('aria-checked', 'true');
  },
};

/** Each for itself: the menu stays open for the next. */
export const Toggles: Story = {
  render: () => <Columns />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '列' }).focus();
    await userEvent.keyboard('{Enter}');
    const score = await screen.findByRole('menuitemcheckbox', { name: '得分' });
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: '学院' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(score).toHaveAttribute('aria-checked', 'true'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(score).toHaveAttribute('aria-checked', 'false'));
    await waitFor(() => expect(score).toHaveFocus());
  },
};

function Columns() {
  const [shown, setShown] = useState(['学院']);
  return (
    <DropdownMenu
      trigger={<Button variant="outline">列</Button>}
      align="start"
      items={['学院', '得分'].map((name) => ({
        key: name,
        label: name,
        isChecked: shown.includes(name),
        isToggle: true,
        onSelect: () => setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]),
      }))}
    />
  );
}
