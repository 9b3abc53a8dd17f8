import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { inContest, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { valuesOf } from './contest-values.ts';
import { EditContestScreen } from './edit-contest-screen.tsx';

const settings = ({ id }: { id: string }) => generatePath(consolePaths.editContest, { id });

const meta: Meta<typeof EditContestScreen> = {
  title: '大赛/大赛设置',
  component: EditContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: inContest('“挑战杯”校内选拔赛', settings) } },
  render: () => (
    <StoryAddress path={consolePaths.editContest}>
      <EditContestScreen />
    </StoryAddress>
  ),
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof EditContestScreen>;

/** What would be unfair to change under review says so at each field; the rest is open. */
export const UnderReview: Story = {
  play: async ({ canvas, userEvent }) => {
    const edition = await canvas.findByRole('spinbutton', { name: /^(届次|Edition)/ });
    await expect(edition).toBeDisabled();
    await expect(edition).toHaveAccessibleDescription(/大赛发布后不能修改|Cannot be changed once published/);
    await expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toBeEnabled();
    const organiser = canvas.getByRole('textbox', { name: /^(主办|Organiser)$/ });
    await expect(organiser).toBeDisabled();
    await expect(organiser).toHaveDisplayValue(/\S大学$/);
    await expect(organiser).toHaveAccessibleDescription(/^(创建后不能修改|Cannot be changed after creation)$/);
    const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(way.getByRole('button', { name: /^(评审阶段|Review stages?)/ }));
    const blind = await canvas.findByRole('switch', { name: /^(盲评|Blind)/ });
    await waitFor(() => expect(blind).toBeVisible());
    await expect(blind).toBeDisabled();
    await expect(blind).toHaveAccessibleDescription(/评审已经开始|The review has started/);
    await expect(canvas.getByRole('spinbutton', { name: /^(每位评委最多|Maximum projects)/ })).toBeEnabled();
  },
};

/**
 * Who has entered by conditions does not find them changed: the part is shown under its reason. Which stages there are is settled once
 * published.
 */
export const LockedParts: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) => settings(await makeContest(await as(organiser), { projects: 2, later: ['SECOND', 'FINAL'] })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(参赛条件|Eligibility)/ }));
    await expect(await canvas.findByRole('spinbutton', { name: /^(队员最多|Members at most)/ })).toBeDisabled();
    // of another step the same is said
    const step = within(canvas.getByRole('group', { name: /(参赛条件|Eligibility)$/ }));
    await expect(await step.findByText(/^(已有项目，不能修改|There are projects already)/)).toBeVisible();
    await expect(step.getByText(/^(已有项目，先看会影响哪些项目再修改|There are projects: look at)/)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^(每个学院最多|Projects per college)/ })).toBeEnabled();
    await userEvent.click(steps.getByRole('button', { name: /^(评审阶段|Review stages?)/ }));
    await expect(await canvas.findByRole('button', { name: /^3\. / })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(添加阶段|Add stage)$/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(移动|Move) / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^1\. / }));
    const share = await canvas.findByRole('textbox', { name: /^(晋级比例|Share that goes on)/ });
    await fill(userEvent, share, '40');
    await press(userEvent, /^(保存大赛|Save contest)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
  },
};

/** A draft's stages change places, and their times stay where they are; one less is one less after saving. */
export const StagesOfADraft: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) =>
        settings(await makeContest(await as(organiser), { projects: 0, isDraft: true, later: ['SECOND', 'FINAL'] })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(评审阶段|Review stages?)/ }));
    const stages = within(await canvas.findByRole('list', { name: /^(阶段|Stages)$/ }));
    const heads = () => stages.getAllByRole('button', { name: /^\d\. / }).map(({ textContent }) => textContent ?? '');
    await expect(heads()[2]).toMatch(/^3\. (决赛|Final).*2101-03-01/);
    within(stages.getByRole('listitem', { name: /^(决赛|Final)$/ }))
      .getByRole('button', { name: /^(移动|Move)/ })
      .focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(heads()[1]).toMatch(/^2\. (决赛|Final).*2100-03-01/));
    await userEvent.click(stages.getByRole('button', { name: /^(移除「复赛」|Remove Second round)$/ }));
    await waitFor(() => expect(heads()).toHaveLength(2));
    await press(userEvent, /^(保存大赛|Save contest)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
  },
};

/** Somebody else has saved it meanwhile: what differs is told part by part, in words. */
export const SavedMeanwhile: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) => settings(await makeContest(await as(organiser), { projects: 0, isDraft: true, later: ['FINAL'] })),
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const title = await canvas.findByRole('textbox', { name: /^(标题|Title)/ });
    const call = await as(organiser);
    const id = await newestOf(call);
    const theirs = await call('contest.get', { path: { id } });
    const { stages, ...rest } = valuesOf(theirs);
    const changed = stages.map((stage, index) =>
      index === 0 ? { ...stage, isBlind: false, promotion: { by: 'COUNT' as const, value: '20' } } : stage,
    );
    await call('contest.update', { body: { ...rest, stages: changed, id, version: theirs.version } });
    await fill(userEvent, title, '改了标题');
    const steps = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(评审阶段|Review stages?)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^1\. / }));
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(晋级比例|Share that goes on)/ }), '40');
    await press(userEvent, /^(保存大赛|Save contest)$/, canvas);
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('row', { name: /改了标题/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /40%.*20/ })).toBeVisible();
    await expect(table.queryByText(/PERCENT|COUNT|SCHOOL/)).toBeNull();
  },
};

/** The contest that was made last. */
async function newestOf(call: Api['call']): Promise<string> {
  const { records } = await call('contest.page', { body: { model: {}, size: 1, current: 1, sort: 'id', order: 'descending', extra: {} } });
  return records[0]?.id ?? '';
}

/** Saving is the one main act: what takes the contest further waits in the menu of its head. */
export const OneMainAct: Story = {
  parameters: { server: { as: 'school', path: inContest('大学生创新创业大赛', settings) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^(保存大赛|Save contest)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(导入项目|Import projects)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(更多操作|More)/ }));
    await expect(await screen.findByRole('menuitem', { name: /^(导入项目|Import projects)$/ })).toBeVisible();
  },
};

/** The step is a part of the address: a reload, or a form that begins anew, opens it again. */
export const OpenedAtItsStep: Story = {
  parameters: {
    server: { as: 'school', path: inContest('大学生创新创业大赛', (contest) => `${settings(contest)}?step=stages`) },
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(步骤|Steps)$/ }));
    await expect(canvas.getByRole('group', { name: /(评审阶段|Review stages?)$/ })).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: /^(参赛条件|Eligibility)/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/\w+\?step=eligibility$/)).toBeInTheDocument();
  },
};

/** What was typed is taken back after a question; the page stays. */
export const TakenBack: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) => settings(await makeContest(await as(organiser), { projects: 0, isDraft: true })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^(标题|Title)/ });
    const before = (title as HTMLInputElement).value; // a text box of the form is an input
    await expect(canvas.queryByRole('button', { name: giveUp })).toBeNull();
    await userEvent.type(title, '（改）');
    await userEvent.click(await canvas.findByRole('button', { name: giveUp }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: giveUp }));
    await waitFor(() => expect(title).toHaveValue(before));
    await expect(canvas.queryByRole('button', { name: giveUp })).toBeNull();
  },
};

const giveUp = /^(放弃修改|Discard changes)$/;

/** Who may enter is changed by an act of its own: whom it leaves out is listed while it is typed, and stays with a mark. */
export const EligibilityChanged: Story = {
  parameters: {
    server: { as: organiser, path: async (as: CallsAs) => settings(await makeContest(await as(organiser), { projects: 2 })) },
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(参赛条件|Eligibility)/ }));
    await press(userEvent, /^(修改参赛条件|Change eligibility)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/2 个项目都不受影响|None of the 2 projects/)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^(学历层次|Degree level)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(博士|Doctor)/ }));
    await userEvent.keyboard('{Escape}');
    await press(userEvent, /^(修改参赛条件|Change eligibility)$/, dialog);
    const reason = await dialog.findByRole('textbox', { name: /^(修改原因|Reason)/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await fill(userEvent, reason, '学校另有通知');
    await press(userEvent, /^(修改参赛条件|Change eligibility)$/, dialog);
    await expect(await screen.findByText(/^已修改「.*」的参赛条件|^Changed who may enter/)).toBeVisible();
    // the form behind begins anew over what was saved, at the same step, and is not stale
    await expect(await canvas.findByText(/^(博士|Doctor)/)).toBeVisible();
    await press(userEvent, /^(保存大赛|Save contest)$/, canvas);
    await expect(await canvas.findByText(/^at \/contests\/\d+$/)).toBeInTheDocument();
  },
};
