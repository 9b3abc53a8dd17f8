import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath, Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { InSamoa, samoaTime } from '../../lib/stories/in-samoa.tsx';
import { press } from '../../lib/stories/story-hands.ts';
import { ProjectListScreen } from '../projects/project-list-screen.tsx';
import { contestBody, inContest, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { ContestScreen } from './contest-screen.tsx';

const meta: Meta<typeof ContestScreen> = {
  title: '大赛/大赛页',
  component: ContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: at('大学生创新创业大赛') } },
  render: () => <Parts />,
};
export default meta;

type Story = StoryObj<typeof ContestScreen>;

/** Two parts of the page as the router has them, and where the reader is. */
function Parts() {
  const { pathname } = useLocation();
  return (
    <>
      <Routes>
        <Route path={consolePaths.contest} element={<ContestScreen />} />
        <Route path={consolePaths.projects} element={<ProjectListScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <span className="sr-only">{`at ${pathname}`}</span>
    </>
  );
}

function at(title: string) {
  return inContest(title, ({ id }) => generatePath(consolePaths.contest, { id }));
}

const tab = (name: RegExp) => ({ name });
const publishing = /^(发布大赛|Publish contest)$/;

/** While people register, nothing is asked but to wait: how long, how much there is, and each figure leads to its part. */
export const Registering: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '大学生创新创业大赛' })).toBeVisible();
    await expect(canvas.getByText(/^(报名中，还剩 \d+ (天|小时)|Registration open, \d+ (day|hour)s? left)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(导入项目|Import projects)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(分配评委|Assign judges)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^64 (个项目|projects)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects$/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: '大学生创新创业大赛' })).toBeVisible();
  },
};

/** Read from another zone, the windows in time are said to be of which one. */
export const Elsewhere: Story = {
  render: () => (
    <InSamoa>
      <Parts />
    </InSamoa>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(时间安排|Schedule)/)).toHaveTextContent(samoaTime);
  },
};

/** Arrows lead from part to part; each is at its address, and the focus stays in the row of tabs. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const overview = await canvas.findByRole('tab', tab(/^(概况|Overview)$/));
    overview.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects$/)).toBeInTheDocument();
    const projects = canvas.getByRole('tab', tab(/^(项目|Projects)$/));
    await waitFor(() => expect(projects).toHaveFocus());
    await expect(projects).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('tab', tab(/^(概况|Overview)$/))).toHaveFocus());
  },
};

/** A draft has one main act; after its question the contest is open, and the act gone. */
export const FromDraft: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) =>
        generatePath(consolePaths.contest, { id: (await makeContest(await as(organiser), { projects: 0, isDraft: true })).id }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(还是草稿，确认无误后发布|Still a draft\. Check it, then publish)$/)).toBeVisible();
    await press(userEvent, publishing, canvas);
    const question = within(await screen.findByRole('dialog'));
    await expect(
      await question.findByText(/^(报名已于 2020-02-01 18:00 截止，发布后|Registration closed on 2020-02-01 18:00\. Once published)/),
    ).toBeVisible();
    await expect(question.getByText(/^(还没有设置奖项|No awards yet)$/)).toBeVisible();
    await press(userEvent, publishing, question);
    await expect(
      await canvas.findByText(/^(报名已于 2020-02-01 18:00 截止，还没有项目|Registration closed on 2020-02-01 18:00\. No projects yet)$/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: publishing })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^(导入项目|Import projects)$/ })).toBeVisible();
  },
};

/** Published, but nobody can enter yet: no step is in work. */
export const BeforeRegistration: Story = {
  parameters: {
    server: {
      as: 'school',
      async path(as: CallsAs) {
        const call = await as('school');
        const windows = { registrationStart: '2098-11-01 08:00:00', registrationEnd: '2098-12-31 18:00:00' };
        const body = { ...contestBody({ reviewStart: '2099-02-02 08:00:00' }, [], undefined), ...windows };
        const { id } = await call('contest.save', { body });
        await call('contest.publish', { path: { id } });
        return generatePath(consolePaths.contest, { id });
      },
    },
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(大赛进度|Contest progress)$/ })).getAllByRole('listitem');
    await expect(steps.map((step) => step.dataset['state']).join(' ')).toBe('done waiting waiting waiting waiting');
  },
};

/** Registration is over: the projects wait for judges, with the way there. */
export const WithoutJudges: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) => generatePath(consolePaths.contest, { id: (await makeContest(await as(organiser), { projects: 4 })).id }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(4 个项目等待分配评委|4 projects need judges)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(去分配|Assign judges)$/ })).toBeVisible();
    await press(userEvent, /^(分配评委|Assign judges)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+\/assignments$/)).toBeInTheDocument();
  },
};

export const UnderReview: Story = { parameters: { server: { as: 'school', path: at('“挑战杯”校内选拔赛') } } };

export const Sealed: Story = {
  parameters: { server: { as: 'school', path: at('“互联网+”校内选拔赛') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^(查看结果|View results)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/results$/)).toBeInTheDocument();
  },
};

/** Three stages in their order: the first one runs, the later ones say what they wait for; what is set up is told in words. */
export const ThreeStages: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) =>
        generatePath(consolePaths.contest, {
          id: (
            await makeContest(await as(organiser), {
              projects: 4,
              later: ['SECOND', 'FINAL'],
              setup: {
                team: { min: 1, max: 8 },
                quotas: { each: 30, of: [] },
                awards: [
                  { name: '一等奖', by: 'PERCENT', value: '5' },
                  { name: '单项奖', by: 'COUNT', value: '3' },
                ],
                graceMinutes: 30,
                consent: '我承诺材料真实',
              },
            })
          ).id,
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const stages = within(await canvas.findByRole('region', { name: /^(评审阶段|Review stages?)$/ }));
    await expect(stages.getAllByRole('listitem')).toHaveLength(3);
    await expect(stages.getAllByText(/^(要等前一阶段的晋级名单|This stage waits for)/)).toHaveLength(2);
    await expect(stages.getAllByText(/^(前 50%|The best 50%)$/)).toHaveLength(2);
    const facts = within(canvas.getByRole('region', { name: /^(大赛信息|Contest details)$/ }));
    await expect(facts.getByText(/一等奖 5%/)).toBeVisible();
    await expect(facts.getByText(/^(队员 1 – 8 人|1 – 8 members)/)).toBeVisible();
    await expect(facts.getByText(/^(第 1 版，从|Version 1, since)/)).toBeVisible();
    await press(userEvent, /^(查看内容|View the text)$/, facts);
    await expect(within(await screen.findByRole('dialog')).getByText('我承诺材料真实')).toBeVisible();
  },
};

/** A teacher reads what the contest is about. There is no other part, so there are no tabs, and nothing to be done. */
export const AsTeacher: Story = {
  parameters: { server: { as: 'teacher', path: at('大学生创新创业大赛') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^(大赛信息|Contest details)$/ })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(导入项目|Import projects|更多操作|More acts)$/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^(大赛数据|Contest statistics)$/ })).toBeNull();
  },
};

/** One that is gone, or was never this school's: said, with the ways on. */
export const NotThere: Story = {
  parameters: { server: { as: 'school', path: generatePath(consolePaths.contest, { id: '999999999' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(回到首页|Back to dashboard)$/ })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('button', { name: /^(返回上一页|Go back)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(返回登录|Back to sign in)$/ })).toBeNull();
  },
};

export const Failing: Story = {
  decorators: [(Screen) => <FailingOnce ids={['contest.get']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry)$/, canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: '大学生创新创业大赛' })).toBeVisible();
  },
};
