import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { assign, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { ScoringScreen } from './scoring-screen.tsx';

/** Of the organiser's own judges, none of whom judges what other stories show. */
const judge = 'judge30';

const meta: Meta<typeof ScoringScreen> = {
  title: '大赛/评分表',
  component: ScoringScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: judge, path: ownSheet } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryAddress path={consolePaths.judgingProject}>
      <ScoringScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ScoringScreen>;

/** The first of the judge's two sheets, in a review of its own that all judges of the school share. */
async function ownSheet(as: CallsAs): Promise<string> {
  const call = await as(organiser);
  const { stages } = await makeContest(call, { projects: 2, judgesPerProject: 12, recusal: 'OFF' });
  const stageId = stages[0]?.id ?? '';
  await assign(call, stageId);
  await call('stage.start', { path: { id: stageId } });
  const { records } = await (
    await as(judge)
  )('judging.page', { path: { id: stageId }, body: { model: {}, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} } });
  return generatePath(consolePaths.judgingProject, { stageId, projectId: records[0]?.projectId ?? '' });
}

const saved = /^(已保存|Saved) \d\d:\d\d$/;
const confirming = /^(提交并评下一个|Submit and next|提交评分表|Submit score sheet)$/;
const score = (canvas: StoryContext['canvas']) => canvas.findByRole('textbox', { name: '技术' });

/** A second after the last key the server has it, and says when; what is no score waits on this device, and says so. */
export const SavesItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await score(canvas);
    await expect(canvas.getByText(/^(填写后自动保存|Saves as you type)$/)).toBeVisible();
    await fill(userEvent, input, '88.5');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await fill(userEvent, input, '188.5');
    await expect(await canvas.findByText(/^(有填错的分数，已存在本机|A score is not valid\. Kept on this device)$/)).toBeVisible();
    await fill(userEvent, input, '90');
    await userEvent.tab();
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('saiwu_DRAFT_SHEET'))).toEqual([]);
  },
};

/** Handing in leads to the next one; after the last the end is said, with the way back to the list. */
export const OnToTheNext: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText(/^at /).textContent;
    await fill(userEvent, await score(canvas), '88');
    await press(userEvent, /^(提交并评下一个|Submit and next)$/, canvas);
    await press(userEvent, confirming, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(canvas.getByText(/^at /).textContent).not.toBe(first));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '技术' })).toHaveValue(''));
    await fill(userEvent, await score(canvas), '77');
    await press(userEvent, /^(提交评分表|Submit score sheet)$/, canvas);
    await press(userEvent, confirming, within(await screen.findByRole('alertdialog')));
    await expect(
      await canvas.findByText(/^(这个阶段你的评分表已全部提交|You have submitted all your score sheets in this stage)$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^(返回项目列表|Back to the project list)$/ }));
    await expect(await canvas.findByText(/^at \/judging\/\d+$/)).toBeInTheDocument();
  },
};

/** No answer comes: it lies on this device, which is said, and goes out again as soon as the network is back. */
export const Offline: Story = {
  decorators: [(Screen) => <FailingOnce ids={['score.save']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await score(canvas), '66');
    await expect(await canvas.findByText(/^(离线，已存在本机|Offline\. Kept on this device)$/)).toBeVisible();
    await expect(Object.entries(localStorage).find(([key]) => key.startsWith('saiwu_DRAFT_SHEET'))?.[1]).toContain('"66"');
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(saved)).toBeVisible();
  },
};

/** Another device has saved meanwhile: nothing is overwritten before the judge has chosen. */
export const SavedElsewhere: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const [, stageId = '', projectId = ''] = /judging\/(\d+)\/(\d+)/.exec(canvas.getByText(/^at /).textContent) ?? [];
    const input = await score(canvas);
    const as: CallsAs = loaded['as'];
    const call = await as(judge);
    await call('score.save', {
      path: { stageId, projectId },
      body: { scores: [{ dimension: 0, item: 0, score: '10' }], comment: null, version: 0 },
    });
    await fill(userEvent, input, '20');
    await press(userEvent, /^(用这里填的覆盖|Overwrite with mine)$/, canvas);
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect((await call('judging.get', { path: { stageId, projectId } })).sheet.total).toBe('20');
  },
};
