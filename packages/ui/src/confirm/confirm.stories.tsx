import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { confirm, type ConfirmOptions } from './confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

const meta: Meta<typeof Example> = {
  title: '界面/confirm',
  component: Example,
  args: { title: '删除 3 个评委？', description: '已分配的 12 个项目将退回待分配。', confirmLabel: '删除', isDanger: true },
};
export default meta;

type Story = StoryObj<typeof Example>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '询问' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: '删除 3 个评委？' });
    await expect(screen.getByRole('button', { name: /取消|Cancel/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('回答：否')).toBeVisible();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('回答：是')).toBeVisible();
  },
};

export const Danger: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '询问' })) };

export const Plain: Story = {
  args: { title: '发布这个大赛？', description: '发布后学生可以报名。', confirmLabel: '发布大赛', isDanger: false },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '询问' })),
};

function Example(options: ConfirmOptions) {
  const [answer, setAnswer] = useState<boolean>();
  return (
    <>
      <Button onClick={() => void confirm(options).then(setAnswer)}>询问</Button>
      {answer !== undefined && <p>回答：{answer ? '是' : '否'}</p>}
      <ConfirmHost />
    </>
  );
}
