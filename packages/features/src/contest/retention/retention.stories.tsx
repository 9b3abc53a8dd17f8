import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath, Route, Routes } from 'react-router-dom';
import { expect, screen, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { valuesOf } from '../editor/contest-values.ts';
import { ContestScreen } from '../place/contest-screen.tsx';
import { makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';

/** A contest that was to be reviewed years ago and never was; its people were to be kept for a month, or for good. */
function oldContest(retentionMonths: number | null) {
  return async (as: CallsAs) => {
    const call = await as(organiser);
    const { id } = await makeContest(call, { projects: 2, setup: { retentionMonths } });
    const contest = await call('contest.get', { path: { id } });
    const { stages, ...values } = valuesOf(contest);
    const windows = { reviewStart: '2020-02-02 08:00:00', reviewEnd: '2020-03-01 18:00:00' };
    // nobody publishes what is over: its times were put back
    const over = stages.map((stage) => ({ ...stage, ...windows }));
    await call('contest.update', { body: { ...values, stages: over, id, version: contest.version } });
    return generatePath(consolePaths.contest, { id });
  };
}

const meta: Meta<typeof ContestScreen> = {
  title: '大赛/匿名',
  component: ContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: organiser, path: oldContest(1) } },
  render: () => (
    <Routes>
      <Route path={consolePaths.contest} element={<ContestScreen />} />
      <Route path="*" element={null} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof ContestScreen>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function openDialog({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await press(userEvent, /^(更多操作|More)$/, canvas);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^(匿名参赛者|Make people anonymous)$/ }));
  return within(await screen.findByRole('dialog'));
}

/** What goes and what stays is looked at first; a wrong title is refused at its field; then it goes on, and the page says so. */
export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    const facts = await openDialog({ canvas, userEvent });
    const goes = within(await facts.findByRole('region', { name: /^(会去掉|Goes)$/ }));
    await expect(goes.getByText(/^(负责人|Leaders?)$/).parentElement).toHaveTextContent('2');
    await expect(facts.getByRole('link', { name: '参赛项目1' })).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    const title = dialog.getByRole('textbox', { name: /^(输入大赛名称来确认|Type the contest’s title)/ });
    await fill(userEvent, title, '别的大赛');
    await press(userEvent, /^(匿名|Make anonymous)$/, dialog);
    await expect(await dialog.findByText(/^(和大赛的名称不一样|Not the title of the contest)$/)).toBeVisible();
    await fill(userEvent, title, '创客马拉松');
    await press(userEvent, /^(匿名|Make anonymous)$/, dialog);
    await expect(await screen.findByText(/成绩和数字没有变|scores and figures are unchanged/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/大赛只能查看|can only be looked at/)).toBeVisible();
  },
};

/** Where no time is set people are kept, and the dialog says so. */
export const ForGood: Story = {
  parameters: { server: { as: organiser, path: oldContest(null) } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(
      await dialog.findByText(/^(没有设置个人信息保留时间，一直保留|No time is set for keeping personal data: it is kept for good)$/),
    ).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
