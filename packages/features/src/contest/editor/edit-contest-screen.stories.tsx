import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryAddress } from '../story-address.tsx';
import { inContest, makeContest, organiser, type CallsAs } from '../story-contests.ts';
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
    const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(way.getByRole('button', { name: /^(评审阶段|Review stage)/ }));
    const blind = await canvas.findByRole('switch', { name: /^(盲评|Blind)/ });
    await waitFor(() => expect(blind).toBeVisible());
    await expect(blind).toBeDisabled();
    await expect(blind).toHaveAccessibleDescription(/评审已经开始|The review has started/);
    await expect(canvas.getByRole('spinbutton', { name: /^(每位评委最多|Maximum projects)/ })).toBeEnabled();
  },
};

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
