import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { useApi } from '../../../lib/api/api.tsx';
import { withEmptyBox } from '../../../lib/stories/empty-box.ts';
import { useUnreadNews } from '../use-messages.ts';
import { MessageTicker } from './message-ticker.tsx';

const meta: Meta<typeof MessageTicker> = {
  title: '外壳/公告和预警',
  component: MessageTicker,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'college', path: '/dashboard' } },
};
export default meta;

type Story = StoryObj<typeof MessageTicker>;

/** What is new and not yet read, each line a link to its message; a to-do is none of it. */
export const News: Story = {
  render: () => <Warned />,
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('link', { name: /磁盘空间不足/ });
    await expect(canvas.queryByText('待办一件')).toBeNull();
    await userEvent.click(line);
    await expect(await canvas.findByText('at /messages/edit')).toBeInTheDocument();
  },
};

/** Without news there is nothing. */
export const None: Story = {
  parameters: { server: { as: 'teacher', path: withEmptyBox('teacher', '/dashboard') } },
  render: () => (
    <>
      <Asked />
      <MessageTicker />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('asked');
    await expect(canvasElement.querySelector('[data-slot=ticker]')).toBeNull();
  },
};

/** Says when the ticker has its answer. */
function Asked() {
  return useUnreadNews().isSuccess && <p>asked</p>;
}

/** Somebody who has sent themselves a warning and a to-do. */
function Warned() {
  const { call } = useApi();
  const { pathname } = useLocation();
  const { isSuccess } = useQuery({
    queryKey: ['story.prepare'],
    queryFn: async () => {
      const { id } = await call('user.mine');
      const words = { content: '<p>请尽快清理。</p>', isSingleHandle: false };
      await call('message.save', { body: { msgDTO: { ...words, msgType: 'WAIT', title: '待办一件' }, userIdList: [id] } });
      await call('message.save', { body: { msgDTO: { ...words, msgType: 'WARN', title: '磁盘空间不足' }, userIdList: [id] } });
      return true;
    },
    staleTime: Infinity,
  });
  return (
    <>
      {isSuccess && <MessageTicker />}
      <span className="sr-only">{`at ${pathname}`}</span>
    </>
  );
}
