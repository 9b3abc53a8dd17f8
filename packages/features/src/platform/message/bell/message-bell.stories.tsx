import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../../lib/api/api.tsx';
import { withEmptyBox } from '../../../lib/stories/empty-box.ts';
import { readSettings } from '../../../lib/settings/settings.ts';
import { MessageBell } from './message-bell.tsx';

const meta: Meta<typeof MessageBell> = {
  title: '外壳/消息',
  component: MessageBell,
  tags: ['!autodocs'],
  parameters: { server: { as: 'school', path: '/dashboard' } },
  render: () => (
    <div className="flex justify-end">
      <Address />
      <MessageBell />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof MessageBell>;

const bell = { name: /^(消息|Messages)/ };

export const Announcement: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^(消息，\d+ 条未读|Messages, \d+ unread)$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', bell));
    await waitFor(() => expect(panel.getByRole('link', { name: /(公告|Announcement).*“互联网\+”校内选拔赛/ })).toBeVisible());
    await expect(panel.getByRole('link', { name: /^(查看全部|View all)$/ })).toHaveAttribute('href', '/resources/msg');

    const refresh = panel.getByRole('switch');
    const before = readSettings().MSG_REFRESH;
    await userEvent.click(refresh);
    await expect(readSettings().MSG_REFRESH).toBe(before === 1 ? 0 : 1);
    await userEvent.click(refresh);
    await expect(readSettings().MSG_REFRESH).toBe(before);
  },
};

/** One that asks for an act leads there in one press, and is read; all are marked as read, which the badge hears of. */
export const FollowAndMark: Story = {
  parameters: { server: { as: 'judge', path: '/dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^(消息，\d+ 条未读|Messages, \d+ unread)$/ });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', bell));
    const [first] = await panel.findAllByRole('link', { name: /“挑战杯”校内选拔赛(：评审开始了|: review started)/ });
    await expect(first).toHaveAttribute('data-state', 'unread');
    if (first) await userEvent.click(first);
    await expect(canvas.getByText(/^\/judging\/\d+$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(button);
    const [followed] = await screen.findAllByRole('link', { name: /“挑战杯”校内选拔赛(：评审开始了|: scoring has begun)/ });
    await waitFor(() => expect(followed).toHaveAttribute('data-state', 'read'));
    await userEvent.click(await screen.findByRole('button', { name: /^(全部已读|Mark all as read)$/ }));
    await waitFor(() => expect(button).toHaveAccessibleName(/^(消息|Messages)$/));
    await waitFor(() => expect(document.querySelectorAll('[data-slot="message"][data-state="unread"]')).toHaveLength(0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Nobody has written, or all of it is deleted. */
export const Empty: Story = {
  parameters: { server: { as: 'student', path: withEmptyBox('student', '/dashboard') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', bell));
    await waitFor(() => expect(screen.getByText(/^(还没有消息|No messages yet)$/)).toBeVisible());
  },
};

export const FailsAndComesBack: Story = {
  render: () => (
    <FailingOnce>
      <MessageBell />
    </FailingOnce>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', bell));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: /^(重试|Retry)$/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: /“互联网\+”校内选拔赛/ })).toBeVisible());
  },
};

function Address() {
  return <span className="sr-only">{useLocation().pathname}</span>;
}

type Call = (id: string, input: object) => Promise<unknown>;

/** The list of all messages fails the first time that it is asked for. */
function FailingOnce({ children }: { children: ReactNode }) {
  const api = useApi();
  const [client] = useState(() => {
    let isBroken = true;
    const send = api.call as unknown as Call; // one call for all operations
    const call: Call = (id, input) => {
      const fails = isBroken && id === 'message.page';
      if (fails) isBroken = false;
      return fails ? Promise.reject(new Error('busy')) : send(id, input);
    };
    return { ...api, call: call as unknown as Api['call'] }; // see above
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
