import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { ContestScreen } from '../place/contest-screen.tsx';
import { ProjectListScreen } from '../projects/project-list-screen.tsx';
import { makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';

/** A contest whose registration is over and whose review ends on the last day of the century. */
function newContest(path: typeof consolePaths.contest | typeof consolePaths.projects) {
  return async (as: CallsAs) => generatePath(path, { id: (await makeContest(await as(organiser), { projects: 3 })).id });
}

const meta: Meta<typeof ContestScreen> = {
  title: '大赛/延期',
  component: ContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: organiser, path: newContest(consolePaths.contest) } },
  render: () => (
    <Routes>
      <Route path={consolePaths.contest} element={<ContestScreen />} />
      <Route path={consolePaths.projects} element={<ProjectListScreen />} />
      <Route path="*" element={null} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof ContestScreen>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const extending = /^(延长截止时间|Extend deadline)$/;
const submitting = /^(延长|Extend)$/;

/** Of the review, to a moment of the last evening. */
async function fillIn(userEvent: User, until: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: /^(哪个截止时间|Which deadline)/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^(评审截止|Review closes)$/ }));
  await fill(userEvent, dialog.getByRole('textbox', { name: /^(延长到|Extend to)/ }), until);
  await userEvent.tab();
  await fill(userEvent, dialog.getByRole('textbox', { name: /^(延长原因|Reason)/ }), '校园网停了一天');
  await press(userEvent, submitting, dialog);
  return dialog;
}

/** For all: what is not later is told at its field; afterwards the page shows until when and why, and a slip is taken back by the toast. */
export const ForAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(更多操作|More)$/, canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: extending }));
    const dialog = await fillIn(userEvent, '2099-12-31 18:00');
    await expect(await dialog.findByText(/^(新的截止时间要晚于原来的|The new deadline has to be later than the old one)$/)).toBeVisible();
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(延长到|Extend to)/ }), '2099-12-31 20:00');
    await press(userEvent, submitting, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = within(await canvas.findByRole('region', { name: /^(延期|Extensions)$/ }));
    await expect(list.getByText(/^(有效|In force)$/)).toBeVisible();
    await expect(list.getByText(/校园网停了一天/)).toBeVisible();
    await press(userEvent, /^(撤销|Undo)$/);
    await expect(await list.findByText(/^(已收回|Taken back)$/)).toBeVisible();
  },
};

/** For some projects of the list: those that are chosen, and no others. */
export const ForProjects: Story = {
  parameters: { server: { as: organiser, path: newContest(consolePaths.projects) } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '参赛项目1' });
    const [, first, second] = canvas.getAllByRole('checkbox');
    if (!first || !second) throw new Error('the list has a box for each project');
    await userEvent.click(first);
    await userEvent.click(second);
    await press(userEvent, extending, canvas);
    await fillIn(userEvent, '2099-12-31 20:00');
    await expect(await screen.findByText(/^(已给 2 个项目延长|Deadline extended for 2 projects)$/)).toBeVisible();
  },
};
