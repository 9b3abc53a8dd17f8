import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../../lib/api/api.tsx';
import { writeSetting } from '../../../lib/settings/settings.ts';
import { StoryStage } from '../../../lib/stories/story-stage.tsx';
import { MessageBell } from './message-bell.tsx';

const meta: Meta<typeof MessageBell> = {
  title: '外壳/消息的更新',
  component: MessageBell,
  tags: ['!autodocs'],
  parameters: { server: { as: 'school', path: '/dashboard' } },
};
export default meta;

type Story = StoryObj<typeof MessageBell>;

const bell = { name: /^(消息|Messages)/ };

/** The stream says what is new at once, long before the next round of asking. */
export const Live: Story = {
  parameters: { server: { as: 'college', path: '/dashboard' } },
  render: () => (
    <StoryStage meanwhile={sendMyself}>
      <MessageBell />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', bell);
    const before = button.getAttribute('aria-label');
    await userEvent.click(canvas.getByRole('button', { name: 'meanwhile' }));
    await canvas.findByRole('button', { name: 'happened' });
    await waitFor(() => expect(button).not.toHaveAccessibleName(before ?? ''));
  },
};

/** One stream while the page is seen and the setting is on; otherwise none. */
export const OneStream: Story = {
  render: () => (
    <Listened>
      <MessageBell />
    </Listened>
  ),
  beforeEach: () => {
    writeSetting('MSG_REFRESH', 0);
    return () => {
      setVisibility('visible');
      writeSetting('MSG_REFRESH', 1);
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(消息，\d+ 条未读|Messages, \d+ unread)$/ });
    await expect(openStreams()).toBe(0);
    writeSetting('MSG_REFRESH', 1);
    await waitFor(() => expect(openStreams()).toBe(1));
    setVisibility('hidden');
    await waitFor(() => expect(openStreams()).toBe(0));
    setVisibility('visible');
    await waitFor(() => expect(openStreams()).toBe(1));
    writeSetting('MSG_REFRESH', 0);
    await waitFor(() => expect(openStreams()).toBe(0));
  },
};

async function sendMyself(call: Api['call']) {
  const { id } = await call('user.mine');
  await call('message.save', { body: { msgDTO: { msgType: 'NOTIFY', title: '刚刚发生', content: '<p>正文</p>' }, userIdList: [id] } });
}

const signals: AbortSignal[] = [];

function openStreams(): number {
  return signals.filter((signal) => !signal.aborted).length;
}

/** Streams are counted, and answer nothing. */
function Listened({ children }: { children: ReactNode }) {
  const api = useApi();
  const [client] = useState(() => {
    signals.length = 0;
    const listen: Api['listen'] = (_, { signal }) => {
      signals.push(signal);
      return Promise.resolve();
    };
    return { ...api, listen };
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
