import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../../lib/stories/story-hands.ts';
import { StoryAddress } from '../../story-address.tsx';
import { inContest, organiser } from '../../../lib/stories/story-contests.ts';
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

/**
 * The way is held at the first step with something wrong, which keeps its mark; what was typed before is there on the way back. The rest is
 * proposed.
 */
export const HeldAtTheWrongStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '第九届创新创业大赛校赛');
    const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(way.getByRole('button', { name: /^(奖项|Awards)/ }));
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

/**
 * All that is asked is seen before it is published: what is typed, chosen, dated and attached, at the width of a phone too, and nothing of
 * it can be sent.
 */
export const PreviewOfTheForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    await step(canvas, userEvent, /^(报名表|Entry form)/);
    for (const [kind, label] of questions) {
      await press(userEvent, /^(添加问题|Add question)$/, canvas);
      const row = within((await canvas.findAllByRole('listitem', { name: /^(问题|Question) \d$/ })).at(-1) ?? document.body);
      if (kind !== null) {
        await userEvent.click(row.getByRole('combobox', { name: /^(回答方式|Answered by)/ }));
        await userEvent.click(await screen.findByRole('option', { name: kind }));
      }
      await fill(userEvent, row.getByRole('textbox', { name: /^(问题|Question)/ }), label);
    }
    const choice = within(await canvas.findByRole('listitem', { name: '参赛组' }));
    await fill(userEvent, choice.getByRole('textbox', { name: /^(选项|Options)/ }), '本科组，研究生组，');
    await press(userEvent, /^(预览报名表|Preview entry form)$/, canvas);
    const preview = within(await screen.findByRole('dialog'));
    for (const [, label] of questions) await expect((await preview.findAllByText(label)).length).toBeGreaterThan(0);
    await expect(preview.getByText(/^(摘要|Summary)$/)).toBeVisible();
    await expect(preview.getByRole('button', { name: /^(提交报名|Submit entry)$/ })).toBeDisabled();
    await userEvent.click(preview.getByRole('combobox', { name: /^参赛组/ }));
    await userEvent.click(await screen.findByRole('option', { name: '研究生组' }));
    await userEvent.click(preview.getByRole('radio', { name: /^(手机|Phone)$/ }));
    await expect(preview.getByRole('combobox', { name: /^参赛组/ })).toHaveTextContent('研究生组');
  },
};

/** Sections stand in an order of their own, which arrow keys change; where one went is said. */
export const OrderByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    await step(canvas, userEvent, /^(报名表|Entry form)/);
    const plan = within(await canvas.findByRole('list', { name: /^(计划书|Business plan)$/ }));
    const names = () => plan.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
    const [first, second] = names();
    await expect(names()).toHaveLength(9);
    const handle = plan.getByRole('button', { name: (name) => name === `移动「${first}」` || name === `Move ${first}` });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]));
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(await canvas.findByText(/移到第 2 位，共 9 位$|is now 2 of 9$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(names().slice(0, 2)).toEqual([first, second]));
  },
};

/** What is wrong with all weights together is brought into sight, not only the step that it stands in. */
export const WeightsOfMoreThanAHundred: Story = {
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    await step(canvas, userEvent, /^(评审阶段|Review stages?)/);
    const [weight] = await canvas.findAllByRole('textbox', { name: /^(权重|Weight)/ });
    await fill(userEvent, weight ?? document.body, '99');
    await userEvent.click(canvas.getByRole('button', { name: /^(下一步|Continue)$/ }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    const { top, bottom } = alert.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  },
};

/** A stage more comes with the next kind, times after the last, the rubric of the one before, and half of the projects going on to it. */
export const SeveralStages: Story = {
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    await step(canvas, userEvent, /^(评审阶段|Review stages?)/);
    await expect(await canvas.findByRole('spinbutton', { name: /^(每个项目的评委数|Judges per project)/ })).toBeVisible();
    await press(userEvent, /^(添加阶段|Add stage)$/, canvas);
    const second = await canvas.findByRole('button', { name: /^2\. (复赛|Second round)/ });
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: /^1\. / }));
    await expect(await canvas.findByRole('textbox', { name: /^(晋级比例|Share that goes on)/ })).toHaveValue('50');
    await userEvent.click(second);
    await expect(
      (await canvas.findAllByRole('button', { name: /^(使用上一阶段的评分标准|Use the rubric of the stage before)$/ })).length,
    ).toBe(1);
    await step(canvas, userEvent, /^(时间|Times)/);
    await expect(await canvas.findByRole('textbox', { name: /^(复赛评审开始|Second round: review opens)/ })).toHaveDisplayValue(/ 08:00$/);
  },
};

/** What a share of awards comes to is said before anybody has entered. */
export const AwardsOfAHundred: Story = {
  parameters: { server: { as: organiser, path: consolePaths.newContest } },
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    await step(canvas, userEvent, /^(奖项|Awards)/);
    await press(userEvent, /^(添加奖项|Add award)$/, canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(奖项名称|Award name)/ }), '一等奖');
    await userEvent.type(canvas.getByRole('textbox', { name: /^(比例|Share)/ }), '12.5');
    await expect(await canvas.findByText(/^一等奖(:)? 12( 个)?$/)).toBeVisible();
    await press(userEvent, /^(创建大赛|Create contest)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
  },
  render: () => (
    <StoryAddress path={consolePaths.newContest}>
      <NewContestScreen />
    </StoryAddress>
  ),
};

/**
 * What an earlier visit left is in the form again, and all else begins as it does today; typing goes on over it. By keys it is discarded.
 */
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
    await expect(keptDrafts()).toEqual([]);
  },
};

/** Whoever sees all says whose it is: a general one, or that of a school. */
export const OfAnOrganiser: Story = {
  parameters: { server: { as: 'manager', path: consolePaths.newContest } },
  render: () => (
    <StoryAddress path={consolePaths.newContest}>
      <NewContestScreen />
    </StoryAddress>
  ),
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    const box = await canvas.findByRole('combobox', { name: /^(主办|Organiser)/ });
    await expect(box).toHaveTextContent(/总赛|General/);
    await userEvent.click(box);
    const [school] = await screen.findAllByRole('treeitem', { name: /大学/ });
    await userEvent.click(school ?? document.body);
    await waitFor(() => expect(box).toHaveTextContent(/大学/));
    await step(canvas, userEvent, /^(时间|Times)/);
    await press(userEvent, /^(创建大赛|Create contest)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
  },
};

/** What will be locked says so at the field before it is, in the words in which it will be. */
export const LockedLater: Story = {
  play: async ({ canvas, userEvent }) => {
    await basics(canvas, userEvent);
    const edition = canvas.getByRole('spinbutton', { name: /^(届次|Edition)/ });
    await expect(edition).toHaveAccessibleDescription(/大赛发布后不能再改|Cannot be changed once published/);
    await expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).not.toHaveAccessibleDescription(/不能再改|Cannot be changed/);
    await step(canvas, userEvent, /^(参赛条件|Eligibility)/);
    const part = within(canvas.getByRole('group', { name: /(参赛条件|Eligibility)$/ }));
    await expect(await part.findByText(/^(有项目后不能再改|Cannot be changed once there are projects)$/)).toBeVisible();
    await expect(part.getByText(/^(评审开始后不能再改|Cannot be changed once review has started)$/)).toBeVisible();
  },
};

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('saiwu_draft:'));

/** What nobody can guess. */
async function basics(canvas: Canvas, userEvent: User) {
  await fill(userEvent, await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '第九届创新创业大赛校赛');
  await fill(userEvent, canvas.getByRole('textbox', { name: /^(赛道|Track)/ }), '高教主赛道，红旅赛道，');
}

async function step(canvas: Canvas, userEvent: User, name: RegExp) {
  const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
  await userEvent.click(way.getByRole('button', { name }));
}

type User = StoryContext['userEvent'];
type Canvas = StoryContext['canvas'];

/** Text is what a new question is answered with. */
const questions: [kind: RegExp | null, label: string][] = [
  [null, '项目简称'],
  [/^(单选|Single choice)$/, '参赛组'],
  [/^(日期|Date)$/, '成立日期'],
  [/^(文件|File)$/, '商标图样'],
];

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

/**
 * Another template fills in its tracks, stages and team under what is typed, which goes along; published, nothing of it comes back as a
 * draft.
 */
export const FromATemplate: Story = {
  parameters: { server: { as: organiser, path: consolePaths.newContest } },
  render: () => (
    <StoryAddress path={consolePaths.newContest}>
      <NewContestScreen />
    </StoryAddress>
  ),
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('radiogroup', { name: /^(大赛模板|Contest templates)$/ }));
    await expect(choice.getByRole('radio', { name: /^(简单|Plain)$/ })).toBeChecked();
    const title = await canvas.findByRole('textbox', { name: /^(标题|Title)/ });
    await userEvent.type(title, '职业规划大赛');
    await canvas.findByText(/^(草稿已保存|Draft saved)/);
    await userEvent.click(choice.getByRole('radio', { name: /^(职业规划大赛|Career planning contest)$/ }));
    await expect(await canvas.findByText(/^(成长赛道|Growth track)$/)).toBeVisible();
    // the very field, under the hand
    await expect(title).toHaveValue('职业规划大赛');
    await expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toBe(title);
    await waitFor(() => expect(keptDrafts()).toEqual([expect.stringContaining('contest-template-')]));
    await step(canvas, userEvent, /^(参赛条件|Eligibility)/);
    const most = await canvas.findByRole('spinbutton', { name: /^(队员最多|Members at most)/ });
    await waitFor(() => expect(most).toBeVisible());
    await expect(most).toHaveValue('1');
    await step(canvas, userEvent, /^(评审阶段|Review stages?)/);
    await expect(await canvas.findByRole('button', { name: /^2\. (决赛|Final)/ })).toBeVisible();
    await press(userEvent, publish, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
    await expect(keptDrafts()).toEqual([]);
  },
};
