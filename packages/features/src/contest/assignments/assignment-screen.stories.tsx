import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import type { Contest } from '../answers.ts';
import { StoryAddress } from '../story-address.tsx';
import { assign, importProjects, inContest, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { AssignmentScreen } from './assignment-screen.tsx';

const meta: Meta<typeof AssignmentScreen> = {
  title: '大赛/评委分配',
  component: AssignmentScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', ...withNew({ projects: 4 }) },
  render: () => (
    <StoryAddress path={consolePaths.assignments}>
      <AssignmentScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof AssignmentScreen>;

function withNew(contest: Parameters<typeof makeContest>[1]) {
  const path = async (as: CallsAs) => generatePath(consolePaths.assignments, { id: (await makeContest(await as(organiser), contest)).id });
  return { server: { as: organiser, path } };
}

/** A contest whose projects have their judges. */
function withAssigned() {
  const path = async (as: CallsAs) => {
    const call = await as(organiser);
    const { id, stages } = await makeContest(call, { projects: 2 });
    await assign(call, stages[0]?.id ?? '');
    return generatePath(consolePaths.assignments, { id });
  };
  return { server: { as: organiser, path } };
}

/** The contest as if teams had entered it: a registration that is over cannot be entered for a story. */
function withEntries(entries: { undecided: number; unfinished: number }, reason: string | null) {
  return async (real: () => Promise<unknown>) => {
    const contest = (await real()) as Contest; // what contest.get answers
    const stages = contest.stages.map((stage) => ({
      ...stage,
      entries: { isOpen: false, ...entries },
      actions: stage.actions.map((one) => (one.act === 'start' && reason !== null ? { ...one, isAllowed: false, reason } : one)),
    }));
    return { ...contest, stages };
  };
}

const workOut = /^(自动分配|Assign automatically)$/;
const accept = /^(采用分配|Accept assignment)$/;
const acceptAndStart = /^(采用并开始评审|Accept and start review)$/;
const startReview = /^(开始评审|Start review)$/;

/** Nothing to assign yet: the way to the projects. */
export const NoProjects: Story = {
  parameters: withNew({ projects: 0 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^(查看大赛项目|View projects)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects$/)).toBeInTheDocument();
  },
};

/** Worked out, written down and opened to the judges in one act, after one question: the board is next. */
export const AtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, workOut, canvas);
    await press(userEvent, acceptAndStart, canvas);
    await press(userEvent, acceptAndStart, within(await screen.findByRole('alertdialog')));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+$/)).toBeInTheDocument();
  },
};

/** Worked out, looked at from both sides, written down after a question, and opened to the judges after another: the board is next. */
export const FromProposalToReview: Story = {
  play: async ({ canvas, userEvent }) => {
    const figures = within(await canvas.findByRole('region', { name: /^(分配的数量|Assignment figures)$/ }));
    // as many sheets are wanted as there are judges
    await expect(figures.getAllByText('12')).toHaveLength(2);
    await press(userEvent, workOut, canvas);
    await expect(await canvas.findByRole('tab', { name: /^(逐项|Pairs)\s*12$/ })).toBeVisible();

    await fill(userEvent, canvas.getByRole('textbox', { name: /^(按项目筛选|Filter by project)$/ }), '参赛项目3');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('tab', { name: /^(工作量|Workload)$/ }));
    await expect(await canvas.findByRole('region', { name: /^(每位评委的项目数|Projects per judge)$/ })).toBeVisible();

    await press(userEvent, accept, canvas);
    const first = within(await screen.findByRole('alertdialog'));
    await press(userEvent, /^(取消|Cancel)$/, first);
    await expect(canvas.queryByRole('button', { name: startReview })).toBeNull();
    await press(userEvent, accept, canvas);
    await press(userEvent, accept, within(await screen.findByRole('alertdialog')));
    await screen.findByText(/^(已分配 12 份评分表|12 score sheets assigned)$/);

    await press(userEvent, startReview, canvas);
    await press(userEvent, startReview, within(await screen.findByRole('alertdialog', { name: /^(开始评审？|Start the review\?)$/ })));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+$/)).toBeInTheDocument();
  },
};

/** All is assigned; what teams have handed in is not decided on yet: the way there stands in place of the start. */
export const Undecided: Story = {
  parameters: withAssigned(),
  decorators: [
    (Screen) => (
      <StoryAnswers answers={{ 'contest.get': withEntries({ undecided: 2, unfinished: 0 }, '还有 2 个项目提交了没有审核') }}>
        {Screen()}
      </StoryAnswers>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/还有 2 个项目提交了没有审核/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: startReview })).toBeNull();
    const [way] = await canvas.findAllByRole('link', { name: /^(去审核|Decide on them)$/ });
    await userEvent.click(way!);
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects\?state=SUBMITTED$/)).toBeInTheDocument();
  },
};

/** What nobody has handed in stays behind: the question says how many. */
export const LeftBehind: Story = {
  parameters: withAssigned(),
  decorators: [
    (Screen) => <StoryAnswers answers={{ 'contest.get': withEntries({ undecided: 0, unfinished: 3 }, null) }}>{Screen()}</StoryAnswers>,
  ],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, startReview, canvas);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/还有 3 个项目没有提交|3 projects were never submitted/);
    await press(userEvent, /^(取消|Cancel)$/, within(question));
  },
};

/** More judges than there are: what would mend it, and which projects lack how many. Nothing can be accepted. */
export const Infeasible: Story = {
  parameters: withNew({ projects: 2, judgesPerProject: 15 }),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, workOut, canvas);
    const notice = within(await canvas.findByRole('alert'));
    await expect(
      notice.getByText(/^(按现在的评委和规则排不出来：2 个项目共缺 \d+ 位评委|Not possible .*: 2 projects lack \d+ judges)$/),
    ).toBeVisible();
    const lacking = notice.getByRole('list', { name: /^(缺评委的项目|Projects short of judges)$/ });
    await expect(lacking).toHaveTextContent('参赛项目1');
    await expect(canvas.queryByRole('button', { name: accept })).toBeNull();
    await expect(canvas.queryByText(startReview)).toBeNull();
  },
};

/**
 * The server does not answer at first; a seed that is none is told at its field; and what has changed since it was worked out is not
 * written down.
 */
export const Outdated: Story = {
  decorators: [(Screen) => <FailingOnce ids={['assignment.propose']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    await userEvent.click(await canvas.findByText(/^(高级|Advanced)$/));
    const seed = canvas.getByRole('spinbutton', { name: /^(随机种子|Random seed)$/ });
    await userEvent.clear(seed);
    await expect(seed).toHaveAccessibleDescription(/请填 0 到|Enter a whole number/);
    await expect(canvas.getByRole('button', { name: workOut })).toBeDisabled();
    await userEvent.type(seed, '7');
    await press(userEvent, workOut, canvas);
    await press(userEvent, /^(重试|Retry)$/, canvas);
    await canvas.findByRole('button', { name: accept });

    const contestId = /contests\/(\d+)/.exec(canvas.getByText(/^at /).textContent)?.[1] ?? '';
    await importProjects(await as(organiser), contestId, ['迟到的项目']);
    await press(userEvent, accept, canvas);
    await press(userEvent, accept, within(await screen.findByRole('alertdialog')));
    await expect(await screen.findByText(/^(项目或评委有了变化|Projects or judges have changed)/)).toBeVisible();
    await press(userEvent, /^(重新计算|Recalculate)$/, canvas);
    await expect(await canvas.findByRole('tab', { name: /^(逐项|Pairs)\s*15$/ })).toBeVisible();
  },
};

/** A project came after the pairs were written down: the review waits until it has its judges, and the pairs that stand stay. */
export const LateProject: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) => {
        const call = await as(organiser);
        const { id, stages } = await makeContest(call, { projects: 4 });
        await assign(call, stages[0]?.id ?? '');
        await importProjects(call, id, ['迟到的项目']);
        return generatePath(consolePaths.assignments, { id });
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(还有 1 个项目没有分配足够的评委|1 project does not have enough judges)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: startReview })).toBeDisabled();
    await press(userEvent, workOut, canvas);
    await press(userEvent, accept, canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^(已有的分配保留，缺的补上|Existing assignments are kept, gaps are filled)$/)).toBeVisible();
    await press(userEvent, accept, question);
    await screen.findByText(/^(已分配 3 份评分表|3 score sheets assigned)$/);
    await waitFor(() => expect(canvas.getByRole('button', { name: startReview })).toBeEnabled());
    await expect(canvas.queryByRole('button', { name: workOut })).toBeNull();
  },
};

/** What takes too long is stopped, and can be begun again. */
export const Stopped: Story = {
  decorators: [(Screen) => <StoryAnswers answers={{ 'assignment.propose': () => new Promise(() => undefined) }}>{Screen()}</StoryAnswers>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, workOut, canvas);
    await expect(await canvas.findByRole('progressbar', { name: /^(正在计算分配|Calculating assignment)$/ })).toBeVisible();
    await press(userEvent, /^(取消计算|Stop)$/, canvas);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: workOut })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Under review nothing is assigned any more: who judges what, and the way to the board. In English, as all of it is. */
export const UnderReview: Story = {
  globals: { language: 'en' },
  parameters: {
    server: {
      as: 'school',
      path: inContest('“挑战杯”校内选拔赛', ({ id }) => `${generatePath(consolePaths.assignments, { id })}?stage=1`),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The review has already started')).toBeVisible();
    await expect(await screen.findAllByText(/^Some filters in the address are not valid/)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: workOut })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('link', { name: 'View review progress' }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+$/)).toBeInTheDocument();
  },
};

/** A college administrator, whom a link has brought here, is told why nothing can be assigned. */
export const AsCollege: Story = {
  parameters: {
    server: { as: 'college', path: inContest('大学生创新创业大赛', ({ id }) => generatePath(consolePaths.assignments, { id })) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /^(项目|Projects)$/ });
    await expect(canvas.queryByRole('button', { name: workOut })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: /^(设置|Settings)$/ })).toBeNull();
  },
};
