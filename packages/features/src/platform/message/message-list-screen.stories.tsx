import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { withEmptyBox } from '../../lib/stories/empty-box.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { MessageListScreen } from './message-list-screen.tsx';

const meta: Meta<typeof MessageListScreen> = {
  title: '平台/消息',
  component: MessageListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/resources/msg' } },
};
export default meta;

type Story = StoryObj<typeof MessageListScreen>;

/** Of every type, unread ones first; the types by their own colour. */
export const List: Story = {
  ...at('/resources/msg', (call) => sendEach(call, '各类消息')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /各类消息：公告/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '各类消息：预警' })).toHaveAttribute('data-state', 'unread');
    await expect(canvas.getByRole('link', { name: /^(发送消息|Send message)$/ })).toBeVisible();
  },
};

/** Chosen ones are marked as read, one is deleted: both are told, and the list follows. */
export const MarkAndDelete: Story = {
  ...at('/resources/msg?title=marked.', (call) => sendEach(call, 'marked.')),
  play: async ({ canvas, userEvent }) => {
    const row = (type: string) => canvas.findByRole('row', { name: new RegExp(`marked\\.：${type}`) });
    for (const type of ['通知', '预警'])
      // oxlint-disable-next-line no-await-in-loop -- one box after the other
      await userEvent.click(within(await row(type)).getByRole('checkbox', { name: /^(选择此行|Select row)/ }));
    const bar = within(await waitFor(() => inBar(canvas)));
    await userEvent.click(bar.getByRole('button', { name: /^(标为已读 2 条|Mark as read \(2\))$/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'marked.：通知' })).toHaveAttribute('data-state', 'read'));
    await expect(canvas.getByRole('link', { name: 'marked.：公告' })).toHaveAttribute('data-state', 'unread');

    await userEvent.click(within(await row('预警')).getByRole('button', { name: /^(删除|Delete)$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /marked\.：预警/ }));
    await userEvent.click(question.getByRole('button', { name: /^(删除|Delete)$/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'marked.：预警' })).toBeNull());
  },
};

/** Messages of a sheet go to the accounts that it names; an account that is not there is told at its cell. */
export const Import: Story = {
  ...at('/resources/msg?title=sheet.', () => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/^(导入|Import)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('textbox', { name: /从 Excel 粘贴|Paste from Excel/ }));
    await userEvent.paste('title\tcontent\treceivers\nsheet.one\t第一条\tmanager\nsheet.two\t第二条\tnobody-here\n');
    await press(/^(导入 2 行|Import 2 rows)$/);
    await press(/^(下一个问题|Next problem)/);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    if (document.activeElement) await userEvent.clear(document.activeElement);
    await userEvent.keyboard('manager{Enter}');
    await press(/^(导入 2 行|Import 2 rows)$/);
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^sheet\./ })).toHaveLength(2));
  },
};

/** Who may send nothing sees neither the import nor the way to a new message. */
export const Empty: Story = {
  parameters: { server: { as: 'teacher', path: withEmptyBox('teacher', '/resources/msg') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(还没有消息|No messages yet)$/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /^(发送消息|Send message)$/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(导入|Import)$/ })).toBeNull();
  },
};

function inBar(canvas: ReturnType<typeof within>): HTMLElement {
  const text: HTMLElement = canvas.getByText(/^(已选 2 项|2 selected)$/, { selector: '[data-slot=bulk-bar] *' });
  const bar = text.closest<HTMLElement>('[data-slot=bulk-bar]');
  if (!bar) throw new Error('no bulk bar');
  return bar;
}

/** The list at an address, with messages that the reader has sent to themselves. */
function at(path: string, prepare: (call: Api['call']) => Promise<unknown>): Story {
  return {
    parameters: { server: { as: 'manager', path } },
    render: () => (
      <StoryStage prepare={prepare}>
        <MessageListScreen />
      </StoryStage>
    ),
  };
}

async function sendEach(call: Api['call'], title: string): Promise<void> {
  const { id } = await call('user.mine');
  const types = { WAIT: '待办', NOTIFY: '通知', PUBLICITY: '公告', WARN: '预警' } as const;
  for (const [msgType, name] of Object.entries(types) as [keyof typeof types, string][])
    // the entries of the line above
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await call('message.save', {
      body: {
        msgDTO: {
          msgType,
          title: `${title}：${name}`,
          content: '<p>请各学院在本周五之前确认评委名单。</p>',
          bizType: 'STAGE',
          isSingleHandle: false,
        },
        userIdList: [id],
      },
    });
}
