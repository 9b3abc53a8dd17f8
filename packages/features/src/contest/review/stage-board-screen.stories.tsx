import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { boardPath } from '../board-path.ts';
import { StoryAddress } from '../story-address.tsx';
import { assign, handIn, inContest, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { StageBoardScreen } from './stage-board-screen.tsx';

const running = '“挑战杯”校内选拔赛';

const meta: Meta<typeof StageBoardScreen> = {
  title: '大赛/评审进度',
  component: StageBoardScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: at('school', 'running') } },
  render: () => (
    <StoryAddress path={consolePaths.board}>
      <StageBoardScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof StageBoardScreen>;

function at(level: string, phase: string, search = '') {
  return inContest(running, ({ id }) => generatePath(consolePaths.board, { id, level, phase }) + search);
}

const closing = /^(封存结果|Seal results)$/;
const sealing = /^(计算并封存结果|Calculate and seal results)$/;
const sealed = /^(结果已封存|Results sealed)$/;
const owing = /^(还差 \d+ 份|\d+ missing)$/;

/** An address of another level leads to the stage there is, as old ones do. */
export const OtherLevel: Story = {
  parameters: { server: { as: 'school', path: at('final', 'pending') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+$/)).toBeInTheDocument();
    await expect((await canvas.findAllByText(owing, { selector: 'summary *' }))[0]).toBeVisible();
  },
};

/**
 * A judge's name opens into what they owe; projects and judges are links; the filter of the projects stands in the address; and before all
 * sheets are in nothing is closed.
 */
export const Running: Story = {
  parameters: { server: { as: 'school', path: at('school', 'running', '?size=5') } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(running);
    const [judge] = await canvas.findAllByText(owing, { selector: 'summary *' });
    if (judge) await userEvent.click(judge);
    await waitFor(() => expect(judge?.closest('details')?.querySelector('li a[href*="/projects/"]')).toBeVisible());

    await userEvent.click(canvas.getByRole('combobox', { name: /^(评分表|Score sheets?)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(已交齐|All submitted)$/ }));
    await expect(await canvas.findByText(/^at .*[?&]isComplete=true$/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText(/^3 \/ 3$/)).toHaveLength(canvas.getAllByRole('row').length - 1));

    await waitFor(() =>
      expect(canvas.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('/judges?keyword='))).toBe(true),
    );
    await press(userEvent, closing, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^(现在还不能封存|Results cannot be sealed yet)$/)).toBeVisible();
    await expect(await dialog.findByRole('heading', { name: /^(还缺 \d+ 份评分表|\d+ score sheets are missing)$/ })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: sealing })).toBeNull();
    await press(userEvent, /^(知道了|Got it)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: closing })).toHaveFocus());
  },
};

/** The board of a review of two sheets, so many of which are in, sealed or not. */
function withSheets(count: number, isSealed = false) {
  const path = async (as: CallsAs) => {
    const call = await as(organiser);
    const { id: contestId, stages } = await makeContest(call, { projects: 2, judgesPerProject: 1 });
    const id = stages[0]?.id ?? '';
    await assign(call, id);
    await call('stage.start', { path: { id } });
    await handIn(as, id, count);
    if (isSealed) await call('stage.close', { path: { id }, body: { password: 'saiwu-demo' } });
    return boardPath(contestId, { id, kind: 'SCHOOL', state: 'IN_REVIEW' });
  };
  return { server: { as: organiser, path } };
}

const stageIn = (canvas: StoryContext['canvas']) => /stage=(\d+)/.exec(canvas.getByText(/^at /).textContent)?.[1] ?? '';

/**
 * The last sheet comes in behind the board's back: the way is free without a reload. A wrong password is told at its field; the right one
 * seals, and is answered by a receipt that stays.
 */
export const LastSheetThenSealed: Story = {
  parameters: withSheets(1),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^(还差 1 份|1 to go)$/)).toBeVisible();
    await press(userEvent, closing, canvas);
    const barred = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(知道了|Got it)$/, barred);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await handIn(loaded['as'], stageIn(canvas), 1);
    await press(userEvent, closing, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText(/^(你的登录密码|Your password)/);
    await fill(userEvent, password, 'not-it-1');
    await press(userEvent, sealing, dialog);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/密码错误|Wrong password/));
    await fill(userEvent, password, 'saiwu-demo');
    await press(userEvent, sealing, dialog);
    const receipt = within(await screen.findByRole('dialog', { name: sealed }));
    const hash = await receipt.findByText(/^[0-9a-f]{64}$/);
    await expect(receipt.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
    await press(userEvent, /^(知道了|Got it)$/, receipt);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(hash.textContent)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^(查看并导出结果|View and export results)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/results$/)).toBeInTheDocument();
  },
};

/** All sheets are in; somebody else closes while the password is typed. The second reads the same receipt, and nothing is sealed twice. */
export const ClosedMeanwhile: Story = {
  parameters: withSheets(2),
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    await expect(await canvas.findByText(/^(评分表已交齐|All score sheets are submitted)$/)).toBeVisible();
    await press(userEvent, closing, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, await dialog.findByLabelText(/^(你的登录密码|Your password)/), 'saiwu-demo');
    const call = await as(organiser);
    await call('stage.close', { path: { id: stageIn(canvas) }, body: { password: 'saiwu-demo' } });
    await press(userEvent, sealing, dialog);
    await expect(await screen.findByRole('dialog', { name: sealed })).toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** A sealed stage is released to its teams by an act of its own, which names what they will see and is not offered again. */
export const ReleasedToTeams: Story = {
  parameters: withSheets(2, true),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(还没有公布给团队|Not released to the teams yet)/)).toBeVisible();
    await press(userEvent, /^(公布给团队|Release to teams)$/, canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/得分、名次和奖项|Score, rank and award/)).toBeVisible();
    await press(userEvent, /^(公布给团队|Release to teams)$/, question);
    await expect(await canvas.findByText(/公布给团队：|released to the teams:/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(公布给团队|Release to teams)$/ })).toBeNull();
  },
};

/**
 * An address of another phase leads to the right one and keeps its filters; one that does not fit is told once. In English, as all of it
 * is.
 */
export const OtherPhase: Story = {
  globals: { language: 'en' },
  parameters: { server: { as: 'school', path: at('school', 'closed', '?isComplete=perhaps') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+&isComplete=perhaps$/),
    ).toBeInTheDocument();
    await expect(await screen.findAllByText(/^Some filters in the address are not valid/)).toHaveLength(1);
    await expect(await canvas.findByText(/^\d+ \w+ left, .* missing$/)).toBeVisible();
  },
};

/** A college reads how far its projects are. Who judges them it does not learn, nor can it close anything. */
export const AsCollege: Story = {
  parameters: { server: { as: 'college', path: at('school', 'running', '?size=5') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row).toHaveTextContent(/(评委|Judge) 1.*(评委|Judge) 2.*(评委|Judge) 3/);
    await expect((await canvas.findAllByText(/^(评委|Judge) \d$/, { selector: 'summary *' }))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: closing })).toBeNull();
    await expect(canvas.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith(consolePaths.judges))).toEqual([]);
  },
};

/** Neither the stage nor its projects nor what is missing came: each part is tried again on its own. */
export const Failing: Story = {
  decorators: [(Screen) => <FailingOnce ids={['stage.get', 'stage.missing', 'stage.projects']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    const retry = { name: /^(重试|Retry)$/ };
    await userEvent.click(await canvas.findByRole('button', retry));
    await canvas.findByRole('heading', { level: 1, name: new RegExp(running) });
    await waitFor(() => expect(canvas.getAllByRole('button', retry)).toHaveLength(2));
    for (const button of canvas.getAllByRole('button', retry)) await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', retry)).toBeNull());
    await expect((await canvas.findAllByText(owing, { selector: 'summary *' }))[0]).toBeVisible();
  },
};
