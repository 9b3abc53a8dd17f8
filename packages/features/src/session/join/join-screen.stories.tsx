import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { makeEntry } from '../../lib/stories/story-entries.ts';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { press } from '../../lib/stories/story-hands.ts';
import { JoinScreen } from './join-screen.tsx';

async function link(as: CallsAs): Promise<string> {
  const { call, entry } = await makeEntry(as);
  const { path } = await call('entry.invite', { path: { id: entry.id }, body: { part: 'MEMBER', channel: 'LINK' } });
  return path ?? '';
}

const meta: Meta<typeof JoinScreen> = {
  title: '登录/加入项目',
  component: JoinScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: 'student2', path: link } },
  render: () => (
    <Routes>
      <Route path="/join/:code" element={<JoinScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof JoinScreen>;

/** Who is signed in joins with one press. */
export const Join: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('雨水花园')).toBeVisible();
    await press(userEvent, /^(以「.*」加入|Join as .*)$/, canvas);
    await expect(await canvas.findByText('elsewhere')).toBeVisible();
  },
};

/** Or does not, which is told once; the link stays open. */
export const Decline: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(不加入|Do not join)$/, canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/再打开这个链接|Open this link again/);
  },
};

/** Who is not signs in first and comes back. */
export const SignedOut: Story = {
  parameters: { server: { as: null, path: link } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(登录后加入|Sign in to join)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('redirect=%2Fjoin%2F'),
    );
  },
};

/** Withdrawn, expired and mistyped links look the same. */
export const Dead: Story = {
  parameters: { server: { as: null, path: '/join/nothing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(用账号登录|Sign in with an account)$/ })).toHaveAttribute('href', '/login');
  },
};
