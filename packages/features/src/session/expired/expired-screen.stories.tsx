import { useSession, useSessionStore } from '@saiwu/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
import { ExpiredScreen } from './expired-screen.tsx';

const meta: Meta<typeof ExpiredScreen> = {
  title: '登录/服务到期',
  component: ExpiredScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/expired?redirect=%2Fcontests' } },
  render: () => <OfEndedSchool />,
};
export default meta;

type Story = StoryObj<typeof ExpiredScreen>;

/** Since when, whom to ask, and the way to what was wanted, to be read. */
export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^(服务已到期|Service expired)$/);
    await expect(canvas.getByText(/2026-03-01 23:59/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(继续查看|Continue viewing)$/ }));
    await expect(await canvas.findByText('/contests')).toBeVisible();
  },
};

/** It has been extended meanwhile. */
export const Extended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(已经续期，重新检查|Renewed: check again)$/ }));
    await expect(await canvas.findByText(/^(服务正常|Service active)$/)).toBeVisible();
  },
};

/** Opened by somebody who is not signed in. */
export const Nobody: Story = {
  render: () => <ExpiredScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(去登录|Sign in)$/ })).toHaveAttribute('href', '/login');
  },
};

/** Signs the college's administrator in as if the school's service had ended, which an administrator cannot bring about on screen yet. */
function OfEndedSchool() {
  const store = useSessionStore();
  const { call, serverNow } = useApi();
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  useQuery({
    queryKey: ['story.signIn'],
    queryFn: async () => {
      const answer = await call('session.platformSignIn', { body: { grantType: 'password', account: 'college', password: 'saiwu-demo' } });
      store.signIn({ ...answer, expired: { since: '2026-03-01 23:59:59', orgLabel: '华东科技大学' } }, serverNow());
      return true;
    },
    staleTime: Infinity,
  });
  return (
    <>
      {isSignedIn && <ExpiredScreen />}
      <p>{pathname}</p>
    </>
  );
}
