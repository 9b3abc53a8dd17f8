import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { Overview } from '../contest/answers.ts';
import { makeEntry } from '../lib/stories/story-entries.ts';
import type { CallsAs } from '../lib/stories/story-contests.ts';
import { ApiProvider, useApi } from '../lib/api/api.tsx';
import { withEmptyBox } from '../lib/stories/empty-box.ts';
import { FailingOnce } from '../lib/stories/failing-once.tsx';
import { InSamoa, samoaTime } from '../lib/stories/in-samoa.tsx';
import { StoryAnswers } from '../lib/stories/story-answers.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const meta: Meta<typeof DashboardScreen> = {
  title: '大赛/首页',
  component: DashboardScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/dashboard' } },
};
export default meta;

type Story = StoryObj<typeof DashboardScreen>;

/** The dashboard of a student who is asked for nothing: drafts and invitations that other stories have made are left. */
async function withoutDrafts(as: CallsAs): Promise<string> {
  const call = await as('student2');
  const { entries, invitations } = await call('entry.mine');
  for (const { id } of invitations) await call('entry.answer', { body: { invitationId: id, isAccepted: false } }); // oxlint-disable-line no-await-in-loop -- a few
  for (const { id, state, part } of entries)
    if (state.code === 'DRAFT' || state.code === 'RETURNED')
      await call(part.code === 'LEADER' ? 'entry.remove' : 'entry.leave', { path: { id } }); // oxlint-disable-line no-await-in-loop -- see above
  return withEmptyBox('student2', '/dashboard')(as);
}

const as = (account: string) => ({ server: { as: account, path: '/dashboard' } });

const greeting = /^((早上|下午|晚上)好，|Good (morning|afternoon|evening), )/;

const assigning = /等待分配评委|needs? judges/;

async function withoutContests(real: () => Promise<unknown>) {
  return { ...((await real()) as Overview), contestCount: 0, stages: [], undecided: [], judging: [], registering: [] }; // what this operation answers
}

const contestOf = (link: HTMLElement) => /^\/contests\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1];

/** The whole platform: what comes next, what runs, figures that lead on, who comes. Nothing asks to assign while registration is open. */
export const Manager: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: greeting });
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    await expect((await todos.findAllByRole('link'))[0]).toBeVisible();
    const open = within(canvas.getByRole('region', { name: /^(正在报名|Registration open)$/ }));
    const more = todos.queryByRole('button', { name: /^(还有 \d+ 项|\d+ more)$/ });
    if (more) await userEvent.click(more);
    // contests of other stories may wait for it, those that are open may not
    const waiting = todos.queryAllByRole('link', { name: assigning }).map(contestOf);
    await expect(
      open
        .getAllByRole('link')
        .map(contestOf)
        .filter((id) => waiting.includes(id)),
    ).toEqual([]);
    await expect(open.getAllByRole('link').length).toBe(open.getAllByText(/^(还剩 \d+ 天|\d+ days? left|今天截止|Closes today)$/).length);
    const figures = within(canvas.getByRole('region', { name: /^(总览|Overview)$/ }));
    await expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/judges');
    const visits = within(await canvas.findByRole('region', { name: /^(访问|Visits)$/ }));
    for (const label of [/^(今日 IP|Unique IPs today)$/, /^(今日访问|Visits today)$/, /^(总访问量|Total visits)$/])
      await expect(visits.getByText(label)).toBeVisible();
    const chart = await canvas.findByRole('figure');
    await userEvent.click(await within(chart).findByRole('button', { name: /^(查看数据|Show data)$/ }));
    // ten days, whether anybody came or not, and the heading
    await waitFor(() => expect(within(chart).getAllByRole('row')).toHaveLength(11));
  },
};

/** The first contest is asked for where there is none. */
export const NoContest: Story = {
  render: () => (
    <StoryAnswers answers={{ 'overview.mine': withoutContests }}>
      <DashboardScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas }) => {
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    const first = await todos.findByRole('link', { name: /^(创建第一个大赛|Create your first contest)/ });
    await expect(first).toHaveAttribute('href', '/contests/new');
  },
};

/** Of their own school only. */
export const School: Story = {
  parameters: as('school'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(校级管理员|学校管理员|School administrator)/);
    await canvas.findByRole('figure');
  },
};

/**
 * What a college has to decide is told while registration is open, in a contest of its school's too, and leads to the list of just that.
 */
export const College: Story = {
  parameters: as('college'),
  play: async ({ canvas }) => {
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    const waiting = await todos.findByRole('link', { name: /^[1-9]\d* (个项目等待审核|projects? waits? for a decision)/ });
    await expect(waiting.getAttribute('href')).toMatch(/^\/contests\/\d+\/projects\?state=SUBMITTED$/);
  },
};

/** A judge sees first what is left to score. */
export const Judge: Story = {
  parameters: as('judge'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^(接下来|Next)$/ });
    await waitFor(() => expect(canvas.getByRole('region', { name: /^(我的评审|My reviews|My judging)$/ })).toBeVisible());
  },
};

/** How far reviews are is for those who look after them; projects that one advises are one's own. */
export const Teacher: Story = {
  parameters: as('teacher'),
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('region', { name: /^(正在报名|Registration open)$/ })).findAllByRole('link');
    await canvas.findByRole('list', { name: /^(登录记录|Sign-ins)$/ });
    await expect(canvas.queryByRole('region', { name: /^(评审进度|Review progress)$/ })).toBeNull();
    const advised = within(canvas.getByRole('region', { name: /^(我的项目|My projects)$/ }));
    await expect((await advised.findAllByText(/^(指导教师|Advisor)$/))[0]).toBeVisible();
  },
};

/** What a project still needs, and until when, among what there is to do and among one's projects. */
export const Student: Story = {
  parameters: as('student'),
  play: async ({ canvas }) => {
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    const due = await todos.findByRole('link', { name: /屋顶上的微型气象站/ });
    await expect(due.getAttribute('href')).toMatch(/^\/my-projects\/\d+$/);
    const own = within(await canvas.findByRole('region', { name: /^(我的项目|My projects)$/ }));
    const row = (await own.findByRole('link', { name: '屋顶上的微型气象站' })).closest('li');
    if (row === null) throw new Error('projects stand in a list');
    await expect(within(row).getByText(/^(还剩 \d+ 天|\d+ days? left)$/)).toBeVisible();
  },
};

/** Nothing waits: said calmly. Who comes to the platform is not the student's concern. */
export const Calm: Story = {
  parameters: { server: { as: 'student2', path: withoutDrafts } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(现在没有要处理的事|Nothing to do right now)$/);
    const own = await canvas.findByRole('list', { name: /^(登录记录|Sign-ins)$/ });
    await expect(within(own).getAllByRole('listitem').length).toBeLessThanOrEqual(3);
    await expect(canvas.queryByRole('region', { name: /^(访问|Visits)$/ })).toBeNull();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

const elsewhere = {
  render: () => (
    <InSamoa>
      <DashboardScreen />
    </InSamoa>
  ),
} satisfies Story;

/** Whoever looks after reviews from another zone is told of which one the ends of stages and registrations are. */
export const SchoolElsewhere: Story = {
  ...elsewhere,
  parameters: as('school'),
  play: async ({ canvas }) => {
    for (const name of [/^(评审进度|Review progress)$/, /^(正在报名|Registration open)$/])
      await expectZones(await canvas.findByRole('region', { name })); // oxlint-disable-line no-await-in-loop -- two
  },
};

/** So is a judge, of each review and of what is left to score. */
export const JudgeElsewhere: Story = {
  ...elsewhere,
  parameters: as('judge'),
  play: async ({ canvas }) => {
    await expectZones(await canvas.findByRole('region', { name: /^(我的评审|My reviews|My judging)$/ }));
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    await expect((await todos.findAllByRole('link', { name: /待评|to score/ }))[0]).toHaveTextContent(samoaTime);
  },
};

/** And a student, of what is to be handed in, and of until when it can be taken back. */
export const StudentElsewhere: Story = {
  ...elsewhere,
  parameters: {
    server: { as: 'student', path: async (as: CallsAs) => (await makeEntry(as, { isSubmitted: true }), '/dashboard') },
  },
  play: async ({ canvas }) => {
    const todos = within(await canvas.findByRole('region', { name: /^(接下来|Next)$/ }));
    await expect(await todos.findByRole('link', { name: /屋顶上的微型气象站/ })).toHaveTextContent(samoaTime);
    const own = within(await canvas.findByRole('region', { name: /^(我的项目|My projects)$/ }));
    const [takenBack] = await own.findAllByText(/前可以撤回修改|take it back/i);
    await expect(takenBack).toHaveTextContent(samoaTime);
  },
};

/** Each line of a card names the tenant's zone. */
async function expectZones(card: HTMLElement) {
  const lines = await within(card).findAllByRole('listitem');
  for (const line of lines) await expect(line).toHaveTextContent(samoaTime); // oxlint-disable-line no-await-in-loop -- a few
}

/** Two cards without an answer: the others stand, and each is tried again on its own. */
export const SomeFail: Story = {
  render: () => (
    <FailingOnce ids={['dashboard.item', 'overview.mine']}>
      <DashboardScreen />
    </FailingOnce>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('figure');
    await canvas.findByRole('list', { name: /^(登录记录|Sign-ins)$/ });
    await canvas.findByText(/^(有些事项没有加载出来|Some items did not load)/);
    for (const retry of await canvas.findAllByRole('button', { name: /^(重试|Try again|Retry)$/ })) await userEvent.click(retry);
    await canvas.findByText(/^(今日访问|Visits today)$/);
  },
};

/** Nothing has answered yet: what the tenant's clock says neither. */
export const Loading: Story = {
  render: () => (
    <Silent>
      <DashboardScreen />
    </Silent>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(你好，|Hello, )/ });
    // whatever is slow holds up no part for long
    await canvas.findByRole('region', { name: /^(接下来|Next)$/ });
  },
};

function Silent({ children }: { children: ReactNode }) {
  const api = useApi();
  const client = useMemo(() => ({ ...api, call: () => new Promise<never>(() => undefined) }), [api]);
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
