import { useSession, useSessionStore } from '@saiwu/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../lib/api/api.tsx';
import { samoaTime } from '../../lib/stories/in-samoa.tsx';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import { InvitationScreen } from './invitation-screen.tsx';

const meta: Meta<typeof InvitationScreen> = {
  title: '登录/评审邀请',
  component: InvitationScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/' } },
};
export default meta;

type Story = StoryObj<typeof InvitationScreen>;

/** An outside judge opens the link and is in. */
export const Open: Story = {
  render: () => <Pages prepare={<Invited />} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('“挑战杯”校内选拔赛')).toBeVisible();
    await expect(canvas.queryByText(/现在以|is signed in/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(开始评审|Start review)$/ }));
    await expect(await canvas.findByText(/^\/judging /)).toBeVisible();
  },
};

/** A judge who is in another zone than the tenant is told of which one the link's end is, before anybody is signed in. */
export const Elsewhere: Story = {
  render: () => (
    <StoryAnswers answers={{ 'invitation.open': async (real) => Object.assign({}, await real(), { timeZone: 'Pacific/Apia' }) }}>
      <Pages prepare={<Invited />} />
    </StoryAnswers>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(到结果封存前|Until the results are sealed)/)).toHaveTextContent(samoaTime);
  },
};

/** Somebody else is signed in on this browser. */
export const OtherPerson: Story = {
  render: () => <Pages prepare={<Invited staysSignedIn />} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/现在以|is signed in/)).toBeVisible();
  },
};

/** Withdrawn, expired and mistyped links look the same. */
export const Dead: Story = {
  parameters: { server: { as: null, path: '/invite/nothing' } },
  render: () => <Pages prepare={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(用账号登录|Sign in with an account)$/ })).toHaveAttribute('href', '/login');
  },
};

/** Withdrawn while the page was open: the reason is said, the page stays. */
export const WithdrawnMeanwhile: Story = {
  render: () => (
    <Failing id="invitation.accept">
      <Pages prepare={<Invited />} />
    </Failing>
  ),
  play: async ({ canvas, userEvent }) => {
    const enter = await canvas.findByRole('button', { name: /^(开始评审|Start review)$/ });
    await userEvent.click(enter);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(enter).toBeEnabled());
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { server: { as: null, path: '/invite/any' } },
  render: () => (
    <Failing id="invitation.open">
      <Pages prepare={null} />
    </Failing>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(重试|Retry|Try again)$/ })).toBeVisible();
  },
};

function Pages({ prepare }: { prepare: ReactNode }) {
  return (
    <Routes>
      <Route path="/invite/:code" element={<InvitationScreen />} />
      <Route path="/judging" element={<SignedInAs />} />
      <Route path="/*" element={prepare} />
    </Routes>
  );
}

function SignedInAs() {
  const { user } = useSession();
  return <p>/judging {user?.name}</p>;
}

/** The school's administrator makes an invitation, and leaves the browser to whoever got it. */
function Invited({ staysSignedIn = false }: { staysSignedIn?: boolean }) {
  const { call, serverNow } = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  useQuery({
    queryKey: ['story.invitation'],
    queryFn: async () => {
      const body = { grantType: 'password' as const, account: 'school', password: 'saiwu-demo' };
      store.signIn(await call('session.platformSignIn', { body }), serverNow());
      const judges = await call('judge.page', { body: { model: { state: 'ACTIVE' }, size: 1 } });
      const contests = await call('contest.page', { body: { model: { title: '“挑战杯”校内选拔赛' }, size: 1 } });
      const chosen = { judgeId: judges.records[0]?.id ?? '', contestId: contests.records[0]?.id ?? '' };
      const { path } = await call('invitation.create', { body: { ...chosen, channel: 'LINK' } });
      if (!staysSignedIn) store.clear();
      void navigate(path ?? '/');
      return path;
    },
    staleTime: Infinity,
  });
  return null;
}

/** The real server, but that one operation does not come through. */
function Failing({ id, children }: { id: string; children: ReactNode }) {
  const api = useApi();
  const call = ((asked: string, ...rest: unknown[]) =>
    asked === id ? Promise.reject(new Error('no connection')) : Reflect.apply(api.call, api, [asked, ...rest])) as Api['call']; // one call for all operations
  return <ApiProvider client={{ ...api, call }}>{children}</ApiProvider>;
}
