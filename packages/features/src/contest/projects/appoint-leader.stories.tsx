import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { decider } from '../decisions/story-entries.ts';
import { makeEntry, openContest } from '../../lib/stories/story-entries.ts';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { ProjectDetailScreen } from './project-detail-screen.tsx';

async function ofTwo(as: CallsAs): Promise<string> {
  const { call, entry } = await makeEntry(as);
  const { path } = await call('entry.invite', { path: { id: entry.id }, body: { part: 'MEMBER', channel: 'LINK' } });
  const code = path?.slice(path.lastIndexOf('/') + 1) ?? '';
  await (
    await as('student2')
  )('entry.answer', { body: { code, isAccepted: true } });
  await call('entry.submit', { path: { id: entry.id } });
  return generatePath(consolePaths.project, { id: entry.contestId, projectId: entry.id });
}

/** The same, whose leader's account is no more in use. */
async function leftByLeader(as: CallsAs): Promise<string> {
  const contestId = await openContest(as);
  const lead = await as(leaving);
  const { id } = await lead('entry.begin', { body: { contestId, track: '科技创新', title: '雨水花园' } });
  const { path } = await lead('entry.invite', { path: { id }, body: { part: 'MEMBER', channel: 'LINK' } });
  await (
    await as('student')
  )('entry.answer', { body: { code: path?.split('/').at(-1) ?? '', isAccepted: true } });
  await lead('entry.submit', { path: { id } });
  await turn(as, false);
  return generatePath(consolePaths.project, { id: contestId, projectId: id });
}

/** Leads until the account is switched off. */
const leaving = 'student2';

async function turn(as: CallsAs, state: boolean): Promise<void> {
  const call = await as('admin');
  const [user] = await call('user.query', { body: { account: leaving } });
  await call('user.update', { body: { id: user?.id ?? '', version: user?.version ?? 0, state } });
}

const meta: Meta = {
  title: '大赛/指定负责人',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: decider, path: ofTwo } },
  render: () => (
    <StoryAddress path={consolePaths.project}>
      <ProjectDetailScreen />
    </StoryAddress>
  ),
};
export default meta;

/** Another one of the team leads it from now on, with a reason that stays in its history. */
export const Appoint: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(更多操作|More actions|More)$/, canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(指定负责人|Appoint a leader)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(指定负责人|Appoint a leader)$/, dialog);
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid());
    await userEvent.click(dialog.getByRole('radio'));
    await fill(userEvent, dialog.getByRole('textbox'), '负责人已离校');
    await press(userEvent, /^(指定负责人|Appoint a leader)$/, dialog);
    await expect(await canvas.findByText(/^(原因：|Reason: )负责人已离校$/)).toBeVisible();
  },
};

/** Whose leader is gone says so over the page, with the way to another one; once there is one, that is all. */
export const LeaderGone: StoryObj = {
  parameters: { server: { as: decider, path: leftByLeader } },
  afterEach: ({ loaded }) => turn(loaded['as'], true),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(goneWords);
    await press(userEvent, /^(指定负责人|Appoint a leader)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio'));
    await fill(userEvent, dialog.getByRole('textbox'), '负责人已离校');
    await press(userEvent, /^(指定负责人|Appoint a leader)$/, dialog);
    await expect(await canvas.findByText(/^(原因：|Reason: )负责人已离校$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(goneWords)).toBeNull());
  },
};

const goneWords = /^(负责人「.*」的账号已停用，或已离校|The account of the leader)/;
