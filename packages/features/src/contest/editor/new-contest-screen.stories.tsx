import type { Meta, StoryObj } from '@storybook/react-vite';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryAddress } from '../story-address.tsx';
import { inContest } from '../story-contests.ts';
import { NewContestScreen } from './new-contest-screen.tsx';

const meta: Meta<typeof NewContestScreen> = {
  title: '大赛/创建大赛',
  component: NewContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/contests/new' } },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof NewContestScreen>;

export const Basics: Story = {};

/** The way is held at the first step with something wrong, which keeps its mark; what was typed before is there on the way back. The rest is proposed. */
export const HeldAtTheWrongStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '第九届创新创业大赛校赛');
    const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(way.getByRole('button', { name: /^(评分标准|Rubric)/ }));
    const tracks = await canvas.findByRole('textbox', { name: /^(赛道|Track)/ });
    await waitFor(() => expect(tracks).toHaveFocus());
    await expect(tracks).toHaveAccessibleDescription(/至少要有一个赛道|At least one track is needed/);
    await userEvent.keyboard('高教主赛道{Enter}');
    // mended, it is not said any longer, though the field still has the focus
    await waitFor(() => expect(tracks).not.toHaveAccessibleDescription(/至少要有一个赛道|At least one track is needed/));
    await expect(await canvas.findByText(/^(草稿已保存|Draft saved) \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: publish })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(下一步|Continue)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(报名截止|Registration closes)/ })).toBeVisible());
    for (const [name, time] of windows) await expect(canvas.getByRole('textbox', { name })).toHaveDisplayValue(time);
    await expect(canvas.getByRole('button', { name: publish })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(上一步|Back)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toHaveValue('第九届创新创业大赛校赛'));
  },
};

/** What an earlier visit left is in the form again, and all else begins as it does today; typing goes on over it. By keys it is discarded. */
export const DraftIsBack: Story = {
  render: () => <Reopened />,
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.findByRole('textbox', { name: /^(标题|Title)/ });
    await userEvent.type(await title(), '写到一半');
    await canvas.findByText(/^(草稿已保存|Draft saved)/);
    await userEvent.click(canvas.getByRole('button', { name: 'reload' }));
    await waitFor(async () => expect(await title()).toHaveValue('写到一半'));
    await expect(canvas.getByText(/^(已恢复 \d\d:\d\d 的草稿|Your draft from \d\d:\d\d is back)$/)).toBeVisible();
    await userEvent.type(await title(), '，接着写');
    canvas.getByRole('button', { name: /^(丢弃|Discard)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await title()).toHaveValue('');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(丢弃|Discard)$/ })).toBeNull());
  },
};

/** Left without a question while nothing is typed; then only after one, and nothing of it comes back. */
export const GivenUp: Story = {
  render: () => (
    <StoryAddress path={consolePaths.newContest}>
      <NewContestScreen />
    </StoryAddress>
  ),
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: /^(取消|Cancel)$/ });
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '写到一半');
    await canvas.findByText(/^(草稿已保存|Draft saved)/);
    await userEvent.click(cancel);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(留在这里|Stay here)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toHaveValue('写到一半');
    await userEvent.click(cancel);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(放弃修改|Discard changes)$/ }));
    await expect(await canvas.findByText('at /contests')).toBeInTheDocument();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('saiwu_draft:'))).toEqual([]);
  },
};

const publish = /^(创建并发布|Create and publish)$/;

const windows: [name: RegExp, time: RegExp][] = [
  [/^(报名开始|Registration opens)/, / 08:00$/],
  [/^(报名截止|Registration closes)/, / 23:59$/],
  [/^(评审开始|Review opens)/, / 08:00$/],
  [/^(评审截止|Review closes)/, / 23:59$/],
];

function Reopened() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <NewContestScreen key={visit} />
      <Button variant="outline" onClick={() => setVisit(visit + 1)}>
        reload
      </Button>
    </>
  );
}

/** Last year's again: all as it was, a year later. */
export const LikeAnother: Story = {
  parameters: { server: { as: 'school', path: inContest('创新创业', ({ id }) => `/contests/new?from=${id}`) } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^(标题|Title)/ });
    await expect(title.value).toContain('创新创业');
    await expect(canvas.getByText(/^照「.*」填好，时间顺延到下一年|^Filled in like/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(下一步|Continue)$/ }));
    const end = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^(报名截止|Registration closes)/ });
    await waitFor(() => expect(end).toBeVisible());
    await expect(new Date(end.value).getTime()).toBeGreaterThan(Date.now());
  },
};
