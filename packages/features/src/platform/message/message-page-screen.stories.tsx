import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { editPath, viewPath } from './message-paths.ts';
import { MessagePageScreen } from './message-page-screen.tsx';
import { Opened, sendMyself } from './message-story.tsx';

const meta: Meta<typeof MessagePageScreen> = {
  title: '平台/一条消息',
  component: MessagePageScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/messages/edit' } },
};
export default meta;

type Story = StoryObj<typeof MessagePageScreen>;

/** Its words without what could do harm; looking at it marks it as read, its link stays inside the console. */
export const View: Story = {
  ...opened(async (call) => {
    await sendMyself(call, { title: '早一点的消息' });
    const content =
      '<h2>议程</h2><ul><li>规则</li><li>答疑</li></ul><p><a href="javascript:alert(1)">链接</a><img src=x onerror="window.harmed=1"></p><script>window.harmed=1</script>';
    return viewPath(await sendMyself(call, { title: '评审说明会', content, handlerUrl: '/contests' }));
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '议程' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^(已读|Read)$/)).toBeVisible());
    await expect(canvasElement.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
    await expect(window).not.toHaveProperty('harmed');

    const next = await canvas.findByRole('button', { name: /^(下一条|Next)$/ });
    await userEvent.click(next);
    await expect(await canvas.findByRole('heading', { name: '早一点的消息' })).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^(上一条|Previous)$/ }));
    await userEvent.click(await canvas.findByRole('link', { name: /^(前往处理|Open)$/ }));
    await expect(await canvas.findByText('at /contests')).toBeInTheDocument();
  },
};

/** A to-do for one says who has taken it. */
export const SingleHandle: Story = {
  ...opened(async (call) => viewPath(await sendMyself(call, { msgType: 'WAIT', title: '确认评委名单' }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(由你在 .* 接手处理|You took this over)/)).toBeVisible());
  },
};

export const NotThere: Story = {
  ...opened(() => Promise.resolve(viewPath('9'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^(没有找到|Not found)$/ })).toBeVisible());
  },
};

/** Its author changes it while nobody has read it. */
export const Edit: Story = {
  ...opened(async (call) => editPath(await sendMyself(call, { title: '写错了的标题' }))),
  beforeEach: forgetDrafts,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^(标题|Title)/ });
    await expect(title).toHaveValue('写错了的标题');
    await userEvent.clear(title);
    await userEvent.type(title, '改对了的标题');
    await userEvent.click(canvas.getByRole('button', { name: /^(保存消息|Save message)$/ }));
    await waitFor(() => expect(screen.getByText(/^(已保存消息|Message saved)$/)).toBeVisible());
    await expect(await canvas.findByText('at /messages/sent')).toBeInTheDocument();
  },
};

/** What somebody has read stays as it is. */
export const EditTooLate: Story = {
  ...opened(async (call) => {
    const id = await sendMyself(call);
    await call('message.mark', { body: [id] });
    return editPath(id);
  }),
  beforeEach: forgetDrafts,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(已经有人读过|Someone has read it)/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /^(保存消息|Save message)$/ })).toBeNull();
  },
};

function opened(prepare: (call: Api['call']) => Promise<string>): Story {
  return {
    render: () => (
      <Opened prepare={prepare}>
        <Routes>
          <Route path={consolePaths.message} element={<MessagePageScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </Opened>
    ),
  };
}

function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
}
