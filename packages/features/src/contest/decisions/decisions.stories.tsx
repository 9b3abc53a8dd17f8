import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { ProjectDetailScreen } from '../projects/project-detail-screen.tsx';
import { ProjectListScreen } from '../projects/project-list-screen.tsx';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../story-contests.ts';
import { decider, handedIn } from './story-entries.ts';

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
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(退回修改|Return)$/, dialog);
    await waitFor(() => expect(dialog.getByLabelText(/^(退回原因|Reason for returning)/)).toBeInvalid());
    await fill(userEvent, dialog.getByLabelText(/^(退回原因|Reason for returning)/), '请补充');
    await press(userEvent, /^(添加意见|Add a point)$/, dialog);
    await fill(userEvent, dialog.getByLabelText(/^(意见 1|Point 1)/), '简介太短');
    await press(userEvent, /^(退回修改|Return)$/, dialog);
    await expect(await canvas.findByText(/简介太短$/)).toBeVisible();
    // by whom and why, over the points and in its history
    await expect(canvas.getAllByText(/^(原因：|Reason: )请补充$/)).toHaveLength(2);
  },
};

/** Accepted with the check list, which is kept; taken back from the message of it. */
export const Accept: Story = {
  parameters: { server: { as: decider, path: one } },
  render: detail,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(通过|Accept)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(通过|Accept)$/, dialog);
    await expect(await dialog.findByText(/必查的「材料属实」|“材料属实”/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)$/, dialog);
    await expect(await canvas.findByLabelText(/^(已勾选|Ticked)$/)).toBeVisible();
    await press(userEvent, /^(撤销|Undo)$/, screen);
    await waitFor(() => expect(canvas.queryByLabelText(/^(已勾选|Ticked)$/)).toBeNull());
  },
};

/** Chosen and accepted together; then put in the order in which the college recommends them. */
export const AcceptChosen: Story = {
  parameters: { server: { as: decider, path: two } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/田间机器人/, /旧衣再生/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await press(userEvent, /^(通过|Accept)$/, dialog);
    await expect(await canvas.findByText(/^(名额已用完|The quota is used up)/)).toBeVisible();
    await press(userEvent, /^(推荐顺序|Order of recommendation)$/, canvas);
    const order = within(await screen.findByRole('dialog'));
    await expect((await order.findAllByText(/田间机器人|旧衣再生/)).length).toBe(2);
  },
};
