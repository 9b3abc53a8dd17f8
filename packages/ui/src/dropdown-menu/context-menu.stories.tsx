import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ContextMenu } from './context-menu.tsx';

const refresh = fn();

const meta: Meta<typeof ContextMenu> = {
  title: '浮层/ContextMenu',
  component: ContextMenu,
  args: {
    items: [
      { key: 'refresh', label: '刷新', onSelect: refresh },
      { key: 'close', label: '关闭', isDisabled: true, reason: '已固定', onSelect: fn() },
    ],
    children: (
      <button type="button" className="rounded-control border border-border px-4 py-2">
        评委
      </button>
    ),
  },
};
export default meta;

/** Shift+F10, the menu key and the right button open; the arrows go round; Escape gives the focus back. */
export const Keyboard: StoryObj<typeof ContextMenu> = {
  play: async ({ canvas, userEvent }) => {
    refresh.mockClear();
    const owner = canvas.getByRole('button', { name: '评委' });
    owner.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /关闭/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(owner).toHaveFocus());
    await fireEvent.keyDown(owner, { key: 'ContextMenu' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(refresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await fireEvent.contextMenu(owner, { clientX: 40, clientY: 40 });
    await screen.findByRole('menu');
  },
};
