import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { ProjectDetailScreen } from '../projects/project-detail-screen.tsx';
import { ProjectListScreen } from '../projects/project-list-screen.tsx';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { decider, handedIn, tiedToDecider } from './story-entries.ts';

const meta: Meta = { title: '大赛/学院审核', tags: ['!autodocs'], parameters: { layout: 'padded' } };
export default meta;

type Story = StoryObj;

const checks = [{ key: 'real', text: '材料属实', isRequired: true }];

async function one(as: CallsAs): Promise<string> {
  const { contestId, ids } = await handedIn(as, ['潮汐能微电网'], { checks });
  return generatePath(consolePaths.project, { id: contestId, projectId: ids[0] ?? '' });
}

async function two(as: CallsAs): Promise<string> {
  const { contestId } = await handedIn(as, ['田间机器人', '旧衣再生'], { checks, quotas: { each: 2, of: [] } });
  return generatePath(consolePaths.projects, { id: contestId });
}

/** Given back, mended and handed in anew. */
async function mended(as: CallsAs): Promise<string> {
  const { contestId, ids } = await handedIn(as, ['潮汐能微电网'], {});
  const [id = ''] = ids;
  const points = [{ section: 'BASICS' as const, key: null, words: '简介太短' }];
  await (
    await as(decider)
  )('project.return', { path: { id }, body: { reason: '请补充', points } });
  await (
    await as('student')
  )('entry.save', {
    path: { id },
    body: { section: 'BASICS', version: 0, title: '潮汐能微电网', track: '科技创新', summary: '给海岛供电' },
  });
  await (
    await as('student')
  )('entry.submit', { path: { id } });
  return generatePath(consolePaths.project, { id: contestId, projectId: id });
}

/** The second of a college that may send one, which it has. */
async function full(as: CallsAs): Promise<string> {
  const { contestId, ids } = await handedIn(as, ['田间机器人', '旧衣再生'], { quotas: { each: 1, of: [] } });
  await (
    await as(decider)
  )('project.accept', { path: { id: ids[0] ?? '' }, body: {} });
  return generatePath(consolePaths.project, { id: contestId, projectId: ids[1] ?? '' });
}

/** One that the administrator is a member of. */
async function ownOne(as: CallsAs): Promise<string> {
  const { contestId, ids } = await tiedToDecider(as, ['旧衣再生']);
  return generatePath(consolePaths.project, { id: contestId, projectId: ids[0] ?? '' });
}

/** The same, beside one of others. */
async function ownAmongOthers(as: CallsAs): Promise<string> {
  const { contestId } = await tiedToDecider(as, ['田间机器人', '旧衣再生']);
  return generatePath(consolePaths.projects, { id: contestId });
}

/** The form of a decision, beside the entry. */
async function panelOf(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  return within(await canvas.findByRole('region', { name: /潮汐能微电网|旧衣再生/ }));
}

const detail = () => (
  <StoryAddress path={consolePaths.project}>
    <ProjectDetailScreen />
  </StoryAddress>
);

const list = () => (
  <StoryAddress path={consolePaths.projects}>
    <ProjectListScreen />
  </StoryAddress>
);

/** Given back with a point of what has to be mended; it stands on the page afterwards. */
export const GiveBack: Story = {
  parameters: { server: { as: decider, path: one } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(退回修改|Return)$/, canvas);
    const panel = await panelOf(canvas);
    // it holds nobody: the entry beside it is read meanwhile
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press(userEvent, /^(添加意见|Add a point)$/, panel);
    const point = panel.getByLabelText(/^(意见 1|Point 1)/);
    // what is still to be typed is not wrong; what was left empty is
    await userEvent.click(point);
    await expect(point).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(point).toBeInvalid());
    await press(userEvent, /^(移除第 1 条|Remove point 1)$/, panel);
    await press(userEvent, /^(退回修改|Return)$/, panel);
    await waitFor(() => expect(panel.getByLabelText(/^(退回原因|Reason for returning)/)).toBeInvalid());
    await fill(userEvent, panel.getByLabelText(/^(退回原因|Reason for returning)/), '请补充');
    await press(userEvent, /^(添加意见|Add a point)$/, panel);
    await fill(userEvent, panel.getByLabelText(/^(意见 1|Point 1)/), '简介太短');
    await press(userEvent, /^(退回修改|Return)$/, panel);
    // over the entry and in its history
    await waitFor(() => expect(canvas.getAllByText(/简介太短$/)).toHaveLength(2));
    // by whom and why, over the points and in its history
    await expect(canvas.getAllByText(/^(原因：|Reason: )请补充$/)).toHaveLength(2);
  },
};

/** Accepted with the check list, which is kept; taken back from the message of it. */
export const Accept: Story = {
  parameters: { server: { as: decider, path: one } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    // nothing is judged yet of what waits to be let in
    await expect(canvas.queryByRole('region', { name: /^(评审|Review)$/ })).toBeNull();
    await press(userEvent, /^(通过|Accept)$/, canvas);
    const panel = await panelOf(canvas);
    // the act of the head steps back while its form has the main button
    const [inHead, inPanel] = canvas.getAllByRole('button', { name: /^(通过|Accept)$/ });
    await expect(inHead).toHaveAttribute('aria-expanded', 'true');
    await expect(backgroundOf(inHead)).not.toBe(backgroundOf(inPanel));
    await press(userEvent, /^(通过|Accept)$/, panel);
    await expect(await panel.findByText(/必查的「材料属实」|“材料属实”/)).toBeVisible();
    await userEvent.click(panel.getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)$/, panel);
    await waitFor(() => expect(canvas.getAllByLabelText(/^(已勾选|Ticked)$/)[0]).toBeVisible());
    // from now on it waits for judges, which is said behind what was handed in
    await expect(
      within(await canvas.findByRole('region', { name: /^(评审|Review)$/ })).getByText(/^(尚未分配评委|No judges assigned yet)/),
    ).toBeVisible();
    await press(userEvent, /^(撤销|Undo)$/, screen);
    // what was ticked stays to be read, as what was taken back
    await userEvent.click(await canvas.findByText(/^(已撤回的审核结论|The decision that was taken back)$/));
    await expect(canvas.getAllByLabelText(/^(已勾选|Ticked)$/)[0]).toBeVisible();
  },
};

const backgroundOf = (button: HTMLElement | undefined) => button && getComputedStyle(button).backgroundColor;

/** Nobody decides on what they stand behind: the three acts wait in the menu, each with the reason. */
export const OwnProject: Story = {
  parameters: { server: { as: decider, path: ownOne } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(更多操作|More acts|More actions|More)$/, canvas);
    for (const name of [/^(通过|Accept)/, /^(退回修改|Return)/, /^(不通过|Reject)/]) {
      const act = await screen.findByRole('menuitem', { name });
      await expect(act).toHaveAttribute('aria-disabled', 'true');
      await expect(act).toHaveTextContent(behindIt);
    }
    await expect(canvas.queryByRole('button', { name: /^(通过|Accept)$/ })).toBeNull();
  },
};

/** Chosen together with one of others, that alone is decided on, and what was left out is told with the reason. */
export const OwnAmongOthers: Story = {
  parameters: { server: { as: decider, path: ownAmongOthers } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/田间机器人/, /旧衣再生/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)/, canvas);
    await press(userEvent, /^(通过|Accept)$/, within(await screen.findByRole('dialog')));
    await expect(await screen.findByText(behindIt)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await within(await canvas.findByRole('row', { name: /田间机器人/ })).findByText(/^(已通过|Accepted)$/)).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /旧衣再生/ })).getByText(/^(已提交|Submitted)$/)).toBeVisible();
  },
};

const behindIt = /你负责、指导或参与了这个项目，不能审核|You lead, advise or belong to this project/;

/** Chosen and accepted together; then put in the order in which the college recommends them. */
export const AcceptChosen: Story = {
  parameters: { server: { as: decider, path: two } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/田间机器人/, /旧衣再生/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/(选了 2 个，名额还剩 2 个|2 chosen, 2 places left)$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)$/, dialog);
    await expect(await canvas.findByText(/^(名额已用完|The quota is used up)/)).toBeVisible();
    await press(userEvent, /^(推荐顺序|Order of recommendation)$/, canvas);
    const order = within(await screen.findByRole('dialog'));
    const titles = () => order.getAllByText(/^(田间机器人|旧衣再生)$/).map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toHaveLength(2));
    const [first, second] = titles();
    await press(userEvent, (name) => name === `上移 ${second}` || name === `Move up ${second}`, order);
    await waitFor(() => expect(titles()).toEqual([second, first]));
    await press(userEvent, /^(完成|Done)$/, order);
    // it is kept
    await press(userEvent, /^(推荐顺序|Order of recommendation)$/, canvas);
    const again = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(again.getAllByText(/^(田间机器人|旧衣再生)$/).map(({ textContent }) => textContent)).toEqual([second, first]),
    );
  },
};

/** Ended with a reason; and taken back from the menu, with a reason too. */
export const RejectAndReconsider: Story = {
  parameters: { server: { as: decider, path: one } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(不通过|Reject)$/, canvas);
    const panel = await panelOf(canvas);
    await fill(userEvent, panel.getByLabelText(/^(不通过的原因|Reason for rejecting)/), '不属于本大赛');
    await press(userEvent, /^(不通过|Reject)$/, panel);
    await expect((await canvas.findAllByText(/^(原因：|Reason: )不属于本大赛$/))[0]).toBeVisible();
    await press(userEvent, /^(更多操作|More)$/, canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(撤回审核结论|Take the decision back)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox'), '看错了');
    await press(userEvent, /^(撤回审核结论|Take the decision back)$/, dialog);
    await expect(await canvas.findByRole('button', { name: /^(通过|Accept)$/ })).toBeVisible();
  },
};

/** What was filled in stays while another act is chosen, and is asked about before it goes; Escape is the way out. */
export const UnsavedInput: Story = {
  parameters: { server: { as: decider, path: one } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(退回修改|Return)$/, canvas);
    const panel = await panelOf(canvas);
    await fill(userEvent, panel.getByLabelText(/^(退回原因|Reason for returning)/), '还要看看');
    await press(userEvent, /^(不通过|Reject)$/, canvas);
    await waitFor(() => expect(panel.getByLabelText(/^(不通过的原因|Reason for rejecting)/)).toHaveValue('还要看看'));
    await userEvent.keyboard('{Escape}');
    await press(userEvent, /^(放弃|Discard)$/, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(canvas.queryByLabelText(/^(不通过的原因|Reason for rejecting)/)).toBeNull());
  },
};

/** Handed in anew: what was asked for the last time stands beside the plan, with what was changed since. */
export const MendedAgain: Story = {
  parameters: { server: { as: decider, path: mended } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(通过|Accept)$/, canvas);
    const panel = await panelOf(canvas);
    await expect(panel.getByText(/(基本信息：|Basics: )简介太短$/)).toBeVisible();
    const since = within(panel.getByRole('region', { name: /^(退回后的改动|Changed since it was returned)$/ }));
    await expect(since.getByText('给海岛供电')).toBeVisible();
  },
};

/** The last place of the quota is taken: said before, and refused. */
export const QuotaUsedUp: Story = {
  parameters: { server: { as: decider, path: full } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(通过|Accept)$/, canvas);
    const panel = await panelOf(canvas);
    await expect(panel.getByText(/(还剩 0 个|0 left)$/)).toBeVisible();
    await press(userEvent, /^(通过|Accept)$/, panel);
    await expect(await screen.findByText(/的名额是 1 个，已经用完|is 1 and is used up/)).toBeVisible();
  },
};

/** A school decides as its colleges do, with the figures of each. */
export const SchoolDecides: Story = {
  parameters: { server: { as: 'school', path: two } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await canvas.findByRole('row', { name: /田间机器人/ })).getByRole('checkbox'));
    await press(userEvent, /^(不通过|Reject)/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByLabelText(/^(不通过的原因|Reason for rejecting)/), '不属于本大赛');
    await press(userEvent, /^(不通过|Reject)$/, dialog);
    await expect(await within(await canvas.findByRole('row', { name: /田间机器人/ })).findByText(/^(不通过|Rejected)$/)).toBeVisible();
  },
};
