import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { OnlineScreen } from './online-screen.tsx';

const meta: Meta<typeof OnlineScreen> = {
  title: '平台/在线用户',
  component: OnlineScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.online } },
  beforeEach: () => localStorage.clear(),
  // A teacher is signed in twice.
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const body = { grantType: 'password', account: 'teacher', password: 'saiwu-demo' } as const;
        await call('session.platformSignIn', { body, isQuiet: true });
        await call('session.platformSignIn', { body, isQuiet: true });
      }}
    >
      <OnlineScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof OnlineScreen>;

/** Found by the account; one sign-in ends, the others stay, then all of them end. */
export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const theirs = () => canvas.queryAllByRole('row', { name: /\d{4}-\d{2}-\d{2}/ });
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(姓名|Name) \/ / }), 'teacher');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/^(当前登录|This sign-in)$/)).toBeNull());
    await waitFor(() => expect(theirs().length).toBeGreaterThanOrEqual(2));
    const before = theirs().length;
    await press(userEvent, /^(下线|Sign out)$/, within(theirs()[0] ?? document.body));
    await press(userEvent, /^(下线|Sign out)$/, within(await screen.findByRole('alertdialog', { name: /[「“].+[」”].*[「“].+[」”]/ })));
    await waitFor(() => expect(theirs()).toHaveLength(before - 1));
    await press(userEvent, /^(全部下线|Sign out all)$/, within(theirs()[0] ?? document.body));
    await press(userEvent, /^(下线|Sign out)$/, within(await screen.findByRole('alertdialog')));
    await expect(await canvas.findByText(/^(没有符合条件的数据|No .*match.*)/)).toBeVisible();
  },
};

/** One's own sign-in says that it is, and is not ended here. */
export const OwnStays: Story = {
  parameters: { server: { as: 'admin', path: `${consolePaths.online}?keyword=admin` } },
  // nobody else has to be signed in
  render: () => <OnlineScreen />,
  play: async ({ canvas }) => {
    const [badge] = await canvas.findAllByText(/^(当前登录|This sign-in)$/);
    const row = within(badge?.closest('tr') ?? document.body);
    await expect(row.getByRole('button', { name: /^(下线其他登录|Sign out elsewhere)$/ })).toBeVisible();
    await expect(row.queryByRole('button', { name: /^(下线|Sign out)$/ })).toBeNull();
  },
};
