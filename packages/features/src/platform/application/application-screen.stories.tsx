import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everydayStory } from '../../crud/everyday-story.ts';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { application } from './application.ts';
import { ApplicationScreen } from './application-screen.tsx';

const noted = /^(已经记下|I have noted it)$/;

const meta: Meta<typeof ApplicationScreen> = {
  title: '平台/应用',
  component: ApplicationScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.applications } },
};
export default meta;

type Story = StoryObj<typeof ApplicationScreen>;

export const Everyday = everydayStory(application, {
  path: consolePaths.applications,
  as: 'admin',
  key: 'clientId',
  filled: { name: '教务系统', allowedIps: '10.0.0.0/24' },
  refused: { field: 'allowedIps', text: '10.0.0.0/33', says: /10\.0\.0\.0\/24/ },
  noted,
  changed: { field: 'name', text: '教学系统' },
  named: '教学系统',
  sheet: ['name', 'clientId', 'appType', 'allowedIps', 'state', 'createTime'],
});

/** The former secret opens nothing any more: the question says so, and the new one is there to be copied, once. */
export const AnotherSecret: Story = {
  parameters: { server: { path: `${consolePaths.applications}?clientId=story_rotated` } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('application.query', { body: { clientId: 'story_rotated' } });
        if (old.length === 0) await call('application.save', { body: { clientId: 'story_rotated', name: '教务系统' } });
      }}
    >
      <ApplicationScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /story_rotated/ }));
    await press(userEvent, /^(更多|More)$/, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(更换密钥|Change secret)$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /[「“]教务系统[」”]/ }));
    await press(userEvent, /^(更换密钥|Change secret)$/, question);
    const dialog = within(await screen.findByRole('dialog', { name: /密钥|secret/i }));
    await expect(dialog.getByText(/^[\w-]{32}$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^(复制密钥|Copy secret)$/ })).toBeVisible();
    await press(userEvent, noted, dialog);
    await waitFor(() => expect(screen.queryByText(/^[\w-]{32}$/)).toBeNull());
  },
};

/** Nobody takes from themselves what they are signed in with: the server says so, and no other secret is shown. */
export const NotOnesOwn: Story = {
  parameters: { server: { path: `${consolePaths.applications}?clientId=lamp_web` } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /lamp_web/ }));
    await press(userEvent, /^(更多|More)$/, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(更换密钥|Change secret)$/ }));
    await press(userEvent, /^(更换密钥|Change secret)$/, within(await screen.findByRole('alertdialog')));
    await expect(await screen.findByText(/你自己就不能再登录了|could not sign in again|no longer sign in/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
