import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FailingOnce } from '../../../lib/stories/failing-once.tsx';
import { fill, press } from '../../../lib/stories/story-hands.ts';
import { StoryAddress } from '../../story-address.tsx';
import { OwnEntriesScreen } from './own-entries-screen.tsx';
import type { CallsAs } from '../../../lib/stories/story-contests.ts';
import { makeEntry, openContest, returnEntry } from '../../../lib/stories/story-entries.ts';

const meta: Meta<typeof OwnEntriesScreen> = {
  title: '大赛/我的项目',
  component: OwnEntriesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'student', path: consolePaths.ownEntries } },
  render: () => (
    <StoryAddress path={consolePaths.ownEntries}>
      <OwnEntriesScreen />
    </StoryAddress>
  ),
};
export default meta;

async function returnedPath(as: CallsAs): Promise<string> {
  const { entry } = await makeEntry(as, { isSubmitted: true });
  await returnEntry(as, entry.id, '请补充：简介没有写服务对象');
  return consolePaths.ownEntries;
}

type Story = StoryObj<typeof OwnEntriesScreen>;

/** What runs, what is due and what was handed in, each with its receipt; it did not come at first. */
export const Student: Story = {
  decorators: [(Screen) => <FailingOnce ids={['entry.mine']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry)$/, canvas);
    await expect(await canvas.findByRole('link', { name: '屋顶上的微型气象站' })).toBeVisible();
    await expect(canvas.getAllByText(/^(还差 \d+ 项|\w+ things? missing|One thing missing)$/)[0]).toBeVisible();
    await expect(canvas.getAllByText(/回执 \S+-1|Receipt \S+-1/)[0]).toBeVisible();
  },
};

/** A project is begun in two fields, and leads to its page. */
export const Begin: Story = {
  parameters: {
    server: { as: 'student', path: async (as: Parameters<typeof openContest>[0]) => (await openContest(as), consolePaths.ownEntries) },
  },
  play: async ({ canvas, userEvent }) => {
    const [begin] = await canvas.findAllByRole('button', { name: /(在「创意周 .*」发起项目|Begin a project in “创意周 )/ });
    if (begin === undefined) throw new Error('there is an open contest');
    await userEvent.click(begin);
    const dialog = within(await screen.findByRole('dialog'));
    const track = await dialog.findByRole('combobox', { name: /赛道|Track/ });
    await userEvent.click(track);
    // nothing is wrong while it is still being chosen
    await expect(await screen.findByRole('option', { name: '科技创新' })).toHaveFocus();
    await expect(track).not.toBeInvalid();
    await userEvent.click(await screen.findByRole('option', { name: '科技创新' }));
    await fill(userEvent, dialog.getByRole('textbox', { name: /项目名称|Project name/ }), '会呼吸的墙');
    await press(userEvent, /^(发起项目|Begin a project)$/, dialog);
    await expect(await canvas.findByText(/at \/my-projects\/\d+/)).toBeInTheDocument();
  },
};

/** Whoever was told a code types it, and comes to what they join; a mistyped one is said to open nothing, and stays to be mended. */
export const TypeCode: Story = {
  parameters: { server: { as: 'student2', path: consolePaths.ownEntries } },
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const { call, entry } = await makeEntry(as);
    const { code } = await call('entry.invite', { path: { id: entry.id }, body: { part: 'MEMBER', channel: 'LINK' } });
    const box = await canvas.findByRole('textbox', { name: /^(输入邀请码|Enter a code)$/ });
    await fill(userEvent, box, 'wrong code');
    await press(userEvent, /^(查看邀请|Open)$/, canvas);
    await waitFor(() => expect(box).toBeInvalid());
    await fill(userEvent, box, `${code?.slice(0, 4).toLowerCase()} ${code?.slice(4)}`);
    await press(userEvent, /^(查看邀请|Open)$/, canvas);
    await expect(await canvas.findByText(`at /join/${code}`)).toBeInTheDocument();
  },
};

/** What was given back is not ready to be handed in, though nothing of it is missing: its card says so once. */
export const Returned: Story = {
  parameters: { server: { as: 'student', path: returnedPath } },
  play: async ({ canvas }) => {
    const card = (await canvas.findByText(/简介没有写服务对象/)).closest('li');
    if (card === null) throw new Error('the returned project has a card');
    await expect(within(card).getAllByText(/^(要修改 1 处|One place to mend)$/)).toHaveLength(1);
    await expect(within(card).queryByText(/^(填好了，可以提交|Complete, ready to submit)$/)).toBeNull();
  },
};

/** A teacher advises, is asked to advise another one, and begins none. */
export const Teacher: Story = {
  parameters: { server: { as: 'teacher', path: consolePaths.ownEntries } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(同意指导|Advise it)$/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /可以报名的大赛|Open contests/ })).toBeNull();
  },
};

/** Somebody without a right to projects. */
export const NoRight: Story = {
  parameters: { server: { as: 'judge', path: consolePaths.ownEntries } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(无权限|No permission)$/)).toBeVisible();
  },
};
