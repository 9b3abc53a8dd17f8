import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { readVisit, rememberVisit } from './pending-visit.ts';
import { SocialAccounts } from './social-accounts.tsx';

const meta: Meta<typeof SocialAccounts> = {
  title: '登录/第三方账号',
  component: SocialAccounts,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'teacher', path: '/profile?section=social' } },
};
export default meta;

type Story = StoryObj<typeof SocialAccounts>;

/** Providers that the installation offers, none of them bound. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    await expect(canvas.getAllByText(/^(未绑定|Not connected)$/)).toHaveLength(3);
  },
};

/** One is bound, and is unbound after a question. */
export const Bound: Story = {
  parameters: { server: { as: 'student', path: '/profile?section=social' } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const bound = await call('social.connections', { path: { username: 'student' } });
        if (bound.length > 0) return;
        const challenge = await rememberVisit({ provider: 'github', purpose: 'BIND', goTo: null });
        const { url } = await call('social.startBind', { body: { provider: 'github', challenge } });
        const visit = readVisit('github');
        const state = new URL(url).searchParams.get('state') ?? '';
        await call('social.bind', {
          body: { provider: 'github', code: `li-${crypto.randomUUID()}`, state, binding: visit?.binding ?? '' },
        });
      }}
    >
      <SocialAccounts />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(解绑 GitHub 账号|Disconnect GitHub account)$/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^(解绑|Disconnect)$/ }));
    await canvas.findByRole('button', { name: /^(绑定 GitHub 账号|Connect GitHub account)$/ });
  },
};
