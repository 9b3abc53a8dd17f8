import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormField } from '../form/form-field.tsx';
import { Input } from '../input/input.tsx';
import { DialogClose } from './dialog-close.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: '浮层/Dialog',
  component: Dialog,
  render: (args) => <Example {...args} />,
  args: { title: '创建大赛' },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

/** Enter opens, the first field has the focus, Tab and Shift+Tab stay inside, Escape closes and gives the focus back. */
export const Keyboard: Story = {
  args: { description: '保存后是草稿，发布前只有管理员能看到。' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '创建大赛' });
    await expect(dialog).toHaveAccessibleDescription('保存后是草稿，发布前只有管理员能看到。');
    const field = within(dialog).getByRole('textbox', { name: '大赛名称' });
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: '创建大赛' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: /^(关闭|Close)$/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: '创建大赛' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
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
    const dialog = await screen.findByRole('dialog', { name: '创建大赛' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '创建大赛' })).toBeVisible());
    window.history.back();
    await userEvent.click(await screen.findByRole('button', { name: /放弃修改|Discard changes/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/**
 * The Escape that drops a word of an input method throws nothing away, whether the browser says so by itself or by the key's code alone.
 */
export const InputMethod: Story = {
  args: { isDirty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '创建大赛' });
    const field = within(dialog).getByRole('textbox');
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(screen.queryByRole('button', { name: /继续编辑|Keep editing/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: /继续编辑|Keep editing/ });
  },
};

/** Each Escape and each step back closes the upper one only, and the focus goes back down. */
export const Nested: Story = {
  render: () => <Nest />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const lower = await screen.findByRole('dialog', { name: '编辑评委' });
    const choose = within(lower).getByRole('button', { name: '选择学院' });
    await userEvent.click(choose);
    await screen.findByRole('dialog', { name: '学院' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '学院' })).toBeNull());
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '学院' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '学院' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '编辑评委' })).toBeVisible());
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The head and the buttons stay; the text between them scrolls, by keyboard too. */
export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'sm',
    title: '2026 年全国大学生创新创业大赛暨“互联网+”行动计划校级选拔赛参赛承诺书（第三次修订）',
    children: clauses(40),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const text = within(dialog).getByText(/第 1 条/).parentElement?.parentElement;
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '创建大赛' })).toBeVisible());
  },
};

/** A keyboard that slides over the page leaves the buttons in sight. */
export const OverKeyboard: Story = {
  args: { isOpen: true, children: clauses(40) },
  play: async () => {
    const view = window.visualViewport;
    if (view === null) throw new Error('the browser has no visual viewport');
    const visible = window.innerHeight - 320;
    Object.defineProperty(view, 'height', { configurable: true, get: () => visible });
    try {
      view.dispatchEvent(new Event('resize'));
      const button = await screen.findByRole('button', { name: '创建大赛' });
      await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(visible));
    } finally {
      Reflect.deleteProperty(view, 'height');
      view.dispatchEvent(new Event('resize'));
    }
  },
};

export const Sizes: Story = { args: { size: 'lg', isOpen: true } };

function Example(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
  const form = useForm({ defaultValues: { name: '2026 年全国大学生创新创业大赛' } });
  return (
    <Dialog
      {...args}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="outline">打开</Button>}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">取消</Button>
          </DialogClose>
          <Button variant="solid">创建大赛</Button>
        </>
      }
    >
      {args.children ?? (
        <FormField control={form.control} name="name" label="大赛名称">
          {(field) => <Input {...field} />}
        </FormField>
      )}
    </Dialog>
  );
}

function Nest() {
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="编辑评委" trigger={<Button variant="outline">打开</Button>}>
      <Button variant="outline" onClick={() => setIsChoosing(true)}>
        选择学院
      </Button>
      <Dialog isOpen={isChoosing} onOpenChange={setIsChoosing} title="学院" size="sm">
        计算机学院、机械工程学院、经济管理学院
      </Dialog>
    </Dialog>
  );
}

function clauses(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <p key={index} className="mt-2">
      第 {index + 1} 条　参赛项目须为本届在校学生的原创成果，不得侵犯他人知识产权。
    </p>
  ));
}
