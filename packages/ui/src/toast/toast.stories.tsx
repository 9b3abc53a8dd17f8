import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

const undo = fn();

const meta: Meta<typeof ToastHost> = { title: '浮层/toast', component: ToastHost, render: () => <Example /> };
export default meta;

type Story = StoryObj<typeof ToastHost>;

export const Tones: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await expect(await screen.findByText('已发布「挑战杯」')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('req-7f3a91')).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('没有保存');
    // The region is there before its first toast, or nobody would hear that one.
    await expect(screen.getByText('已发布「挑战杯」').closest('[aria-live=polite]')).toHaveAccessibleName(/^(通知|Notifications) alt\+T$/);
  },
};

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const opener = canvas.getByRole('button', { name: '移出' });
    await userEvent.click(opener);
    const button = await screen.findByRole('button', { name: /^(撤销|Undo)$/ });
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(opener).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('已移出 3 个项目')).toBeNull());
  },
};

/** What was told of a record no longer stands beneath what it has become; the count is that of the new words. */
export const SameSubject: Story = {
  render: () => <Becoming />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '创建' }));
    await expect(await screen.findByText('已创建「挑战杯」')).toHaveTextContent(/×2$/);
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(await screen.findByText('已发布「挑战杯」')).toHaveTextContent(/」$/);
    await expect(screen.queryByText(/已创建/)).toBeNull();
  },
};

/** Equal ones are one that counts; once it is closed the count begins anew. Two that can be undone stay two. */
export const SameNewsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const publish = canvas.getByRole('button', { name: '成功' });
    await userEvent.dblClick(publish);
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await waitFor(() => expect(screen.getAllByText(/^×2$/)).toHaveLength(2));
    await expect(screen.getAllByText(/已发布「挑战杯」/)).toHaveLength(1);
    const [success] = screen.getAllByText(/已发布「挑战杯」/).map((text) => text.closest<HTMLElement>('[data-slot=toast]'));
    if (success) await userEvent.click(within(success).getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.queryByText(/已发布「挑战杯」/)).toBeNull());
    await userEvent.click(publish);
    await expect(await screen.findByText('已发布「挑战杯」')).toHaveTextContent(/」$/);
    await userEvent.dblClick(canvas.getByRole('button', { name: '移出' }));
    await waitFor(() => expect(screen.getAllByText('已移出 3 个项目')).toHaveLength(2));
  },
};

/**
 * It stands below the head of the page, so that neither the title nor its acts are covered, and beside or under the buttons of a dialog
 * never.
 */
export const Place: Story = {
  render: () => <Framed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await apart(await toastSaying('已发布'), canvas.getByTestId('head'));
    await userEvent.click(canvas.getByRole('button', { name: '打开抽屉' }));
    const save = within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' });
    await waitFor(async () => apart(await toastSaying('已发布'), save));
    await userEvent.click(save);
    await apart(await toastSaying('没有保存'), save);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => apart(await toastSaying('没有保存'), canvas.getByTestId('head')));
  },
};

/** A title that was scrolled away comes back above the toast. */
export const PlaceWhileScrolling: Story = {
  render: () => (
    <div data-testid="page" className="h-dvh overflow-y-auto">
      <PageHeader data-testid="head" title="大赛列表" />
      <div className="h-[200dvh]" />
      <ToastHost />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTop = page.scrollHeight;
    toast.success('已发布');
    const told = await toastSaying('已发布');
    page.scrollTop = 0;
    await waitFor(async () => apart(told, canvas.getByTestId('head')));
  },
};

/** On a phone it stands at the bottom, over the buttons of a sheet. */
export const PlaceOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Framed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    const told = await toastSaying('已发布');
    await waitFor(() => expect(window.innerHeight - told.getBoundingClientRect().bottom).toBeLessThan(40));
    await userEvent.click(canvas.getByRole('button', { name: '打开抽屉' }));
    const save = within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' });
    await waitFor(async () => apart(await toastSaying('已发布'), save));
  },
};

async function toastSaying(text: string) {
  const [toastElement] = (await screen.findAllByText(text)).map((found) => found.closest<HTMLElement>('[data-slot=toast]'));
  if (!toastElement) throw new Error(`no toast says ${text}`);
  return toastElement;
}

async function apart(one: HTMLElement, other: HTMLElement) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  await expect(isOver).toBe(false);
}

/** Five seconds, which stand still while the pointer is on a toast or the focus in one. */
export const Time: Story = {
  play: async ({ canvas, userEvent }) => {
    const clock = takeClock();
    try {
      await userEvent.click(canvas.getByRole('button', { name: '成功' }));
      const first = await screen.findByText('已发布「挑战杯」');
      await waitFor(() => expect(clock.waiting()).toBe(1));
      await fireEvent.pointerMove(first);
      await waitFor(() => expect(clock.waiting()).toBe(0));
      await fireEvent.pointerOut(first, { relatedTarget: document.body });
      await waitFor(() => expect(clock.waiting()).toBe(1));
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await waitFor(() => expect(clock.waiting()).toBe(0));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.pass();
      await waitFor(() => expect(screen.queryByText('已发布「挑战杯」')).toBeNull());
    } finally {
      clock.giveBack();
    }
  },
};

/** A failure is told while the form is open: its id can be copied, and the form stays. */
export const OverDialog: Story = {
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: '保存' });
    await userEvent.click(save);
    const close = within(await screen.findByRole('alert')).getByRole('button', { name: /^(关闭|Close)$/ });
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(dialog).not.toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('req-7f3a91')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

function Example() {
  return (
    <div className="flex h-72 items-end gap-2">
      <Button variant="outline" onClick={() => toast.success('已发布「挑战杯」')}>
        成功
      </Button>
      <Button variant="outline" onClick={() => toast.error('没有保存：服务器没有应答，请稍后再试', { requestId: 'req-7f3a91' })}>
        失败
      </Button>
      <Button variant="outline" onClick={() => toast.info('已移出 3 个项目', { undo })}>
        移出
      </Button>
      <ToastHost />
    </div>
  );
}

/** What the server can tell more of has a link behind its id; what never reached it has the id alone. */
export const Explained: Story = {
  render: () => (
    <>
      <Button onClick={() => toast.error('无权限', { requestId: 'req-1', isExplained: true })}>无权限</Button>
      <Button onClick={() => toast.error('太频繁', { requestId: 'req-2' })}>太频繁</Button>
      <ToastHost aboutRequest={aboutRequest} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '无权限' }));
    await userEvent.click(canvas.getByRole('button', { name: '太频繁' }));
    await screen.findByText('req-2');
    await expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#req-1']);
  },
};

function aboutRequest(id: string) {
  return <a href={`#${id}`}>为什么</a>;
}

function Becoming() {
  const tell = (text: string) => () => toast.success(text, { about: 'contest 1' });
  return (
    <>
      <Button onClick={tell('已创建「挑战杯」')}>创建</Button>
      <Button onClick={tell('已发布「挑战杯」')}>发布</Button>
      <ToastHost />
    </>
  );
}

function Framed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="h-dvh">
      <PageHeader data-testid="head" title="大赛列表" actions={<Button onClick={() => toast.success('已发布')}>发布</Button>} />
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        打开抽屉
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="评委"
        footer={<Button onClick={() => toast.error('没有保存')}>保存</Button>}
      />
      <ToastHost />
    </div>
  );
}

function Failing() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>打开</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="编辑大赛"
        footer={
          <Button variant="outline" onClick={() => toast.error('没有保存：服务器没有应答，请稍后再试', { requestId: 'req-7f3a91' })}>
            保存
          </Button>
        }
      />
      <ToastHost />
    </>
  );
}

/** Holds back timers of five seconds until told. */
function takeClock() {
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  let last = 0;
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay !== 5000) return set(run, delay, ...rest);
      last -= 1;
      held.set(last, run);
      return last;
    },
    clearTimeout: (id?: number) => (id !== undefined && held.delete(id) ? undefined : clear(id)),
  });
  return {
    waiting: () => held.size,
    pass: () => {
      for (const run of held.values()) run();
      held.clear();
    },
    giveBack: () => Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}
