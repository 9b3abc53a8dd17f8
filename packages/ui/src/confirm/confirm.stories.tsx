import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { confirm, type ConfirmOptions } from './confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

const meta: Meta<typeof Example> = {
  title: '浮层/confirm',
  component: Example,
  args: { title: '删除 3 个评委？', description: '已分配的 12 个项目将退回待分配。', confirmLabel: '删除', isDanger: true },
};
export default meta;

type Story = StoryObj<typeof Example>;

/** The focus is on the harmless answer, Tab stays inside, Escape says no and gives the focus back, a press beside it says nothing. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '询问' });
    await userEvent.click(opener);
    const question = await screen.findByRole('alertdialog', { name: '删除 3 个评委？' });
    await expect(question).toHaveAccessibleDescription('已分配的 12 个项目将退回待分配。');
    const no = within(question).getByRole('button', { name: /取消|Cancel/ });
    const yes = within(question).getByRole('button', { name: '删除' });
    await expect(no).toHaveFocus();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('回答：否')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('回答：是')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OneAfterTheOther: Story = {
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '询问两次' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: '先问的' })).getByRole('button', { name: '好' }));
    const second = await screen.findByRole('alertdialog', { name: '后问的' });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(within(second).getByRole('button', { name: /取消|Cancel/ }));
    await expect(await canvas.findByText('true false')).toBeVisible();
  },
};

/** A name with quotes of its own does not double them. */
export const QuotedName: Story = {
  args: { title: '删除大赛「「挑战杯」校赛」？' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '询问' }));
    await screen.findByRole('alertdialog', { name: '删除大赛「『挑战杯』校赛」？' });
  },
};

export const Danger: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '询问' })) };

export const Plain: Story = {
  args: { title: '发布这个大赛？', description: '发布后学生可以报名。', confirmLabel: '发布大赛', isDanger: false },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '询问' })),
};

/** Many names scroll; the answers stay in sight. */
export const LongConsequence: Story = {
  args: { description: Array.from({ length: 60 }, (_, index) => `「智慧农田 ${index + 1} 号」将退回待分配。`).join('') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '询问' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(within(question).getByRole('button', { name: '删除' })).toBeVisible());
  },
};

function Example(options: ConfirmOptions) {
  const [answer, setAnswer] = useState<boolean>();
  return (
    <>
      <Button onClick={() => void confirm(options).then(setAnswer)}>询问</Button>
      {answer !== undefined && <p>{answer ? '回答：是' : '回答：否'}</p>}
      <ConfirmHost />
    </>
  );
}

function Two() {
  const [answers, setAnswers] = useState<boolean[]>([]);
  const ask = () =>
    void Promise.all([confirm({ title: '先问的', confirmLabel: '好' }), confirm({ title: '后问的', confirmLabel: '好' })]).then(setAnswers);
  return (
    <>
      <Button onClick={ask}>询问两次</Button>
      <p>{answers.join(' ')}</p>
      <ConfirmHost />
    </>
  );
}
