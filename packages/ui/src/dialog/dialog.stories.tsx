import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Input } from '../input/input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: '界面/Dialog',
  component: Dialog,
  render: (args) => <Example {...args} />,
  args: { title: '创建大赛' },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Keyboard: Story = {
  args: { description: '保存后是草稿，发布前只有管理员能看到。' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '创建大赛' });
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const BackButtonCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UnsavedInputAsks: Story = {
  args: { isDirty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog', { name: '创建大赛' });
    await userEvent.keyboard('{Escape}');
    const keep = await screen.findByRole('button', { name: /继续编辑|Keep editing/ });
    await userEvent.click(keep);
    await expect(await screen.findByRole('dialog', { name: '创建大赛' })).toBeVisible();
    window.history.back();
    await userEvent.click(await screen.findByRole('button', { name: /放弃修改|Discard changes/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Sizes: Story = { args: { size: 'lg', isOpen: true } };

function Example(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
  return (
    <Dialog
      {...args}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>打开</Button>}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>取消</Button>
          <Button variant="solid">创建大赛</Button>
        </>
      }
    >
      <label htmlFor="contest-name">大赛名称</label>
      <Input id="contest-name" className="mt-1" defaultValue="2026 年全国大学生创新创业大赛" />
    </Dialog>
  );
}
