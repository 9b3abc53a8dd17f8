import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryStage } from '../../../lib/stories/story-stage.tsx';
import { ComposeScreen } from './compose-screen.tsx';
import { Opened } from '../message-story.tsx';

const meta: Meta<typeof ComposeScreen> = {
  title: '平台/发送消息',
  component: ComposeScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/messages/compose' } },
  render: () => (
    <Opened prepare={() => Promise.resolve('/messages/compose')}>
      <ComposeScreen />
    </Opened>
  ),
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof ComposeScreen>;

const send = { name: /^(发送消息|Send message)$/ };

/** What is missing is said at its field, all at once; then it goes to the one person. */
export const ToOnePerson: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = await writer(canvas);
    await userEvent.click(canvas.getByRole('button', send));
    const people = canvas.getByRole('combobox', { name: /^(人员|People)/ });
    await waitFor(() => expect(people).toHaveAccessibleDescription(/不能为空|Cannot be empty/));
    await waitFor(() => expect(content).toHaveAccessibleDescription(/不能为空|Cannot be empty/));

    await userEvent.click(content);
    await userEvent.paste('附件二还没有上传。');
    await userEvent.click(canvas.getByText(/^(高级|Advanced)$/));
    const link = canvas.getByRole('textbox', { name: /^(处理链接|Link)/ });
    await userEvent.click(link);
    await userEvent.paste('https://example.org/');
    await userEvent.click(people);
    await userEvent.paste('夏源');
    await userEvent.click(await screen.findByRole('option', { name: /^夏源/ }));
    await expect(await canvas.findByText(/^(将发送给 1 人|Will be sent to 1 person)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(link).toHaveAccessibleDescription(/本系统内的路径|path in this system/));
    await userEvent.clear(link);
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(screen.getByText(/^(已发送给 1 人|Sent to 1 person)/)).toBeVisible());
    await expect(await canvas.findByText('at /messages/sent')).toBeInTheDocument();
  },
};

/** An announcement names nobody, and is asked about once more. */
export const ToEverybody: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = await writer(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: /^(公告|Announcement)$/ }));
    await expect(canvas.queryByRole('combobox', { name: /^(人员|People)/ })).toBeNull();
    await userEvent.click(content);
    await userEvent.paste('校赛报名今天开始。');
    await userEvent.click(canvas.getByRole('button', send));
    const question = within(await screen.findByRole('alertdialog', { name: /^(发送给 \d+ 人|Send to \d+)/ }));
    await userEvent.click(question.getByRole('button', { name: /^(取消|Cancel)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(content).toHaveTextContent('校赛报名今天开始。');
  },
};

/** What was chosen comes back by its names, and nothing is lost in the editor. */
export const DraftComesBack: Story = {
  render: () => (
    <StoryStage>
      <ComposeScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await writer(canvas));
    await userEvent.paste('写到一半。');
    await userEvent.click(canvas.getByRole('combobox', { name: /^(人员|People)/ }));
    await userEvent.paste('夏源');
    await userEvent.click(await screen.findByRole('option', { name: /^夏源/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(Object.values(localStorage).some((kept) => /写到一半.*userIdList":\["\d+"\]/.test(String(kept)))).toBe(true),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'reload' }));
    await waitFor(async () => expect(await writer(canvas)).toHaveTextContent('写到一半。'));
    await expect(canvas.getByRole('button', { name: /夏源/ })).toBeVisible();
  },
};

/** The editor is loaded when it is first shown. */
function writer(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name: /^(内容|Content)/ });
}

/** To the people of a contest: how many there are and who, what the first of them will read, and not before its time. */
export const ToContestLater: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = await writer(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: /^(大赛|Contest)$/ }));
    await userEvent.paste('“互联网+”校内选拔赛');
    await userEvent.click(await screen.findByRole('option', { name: /“互联网\+”校内选拔赛/ }));
    await userEvent.click(await canvas.findByRole('combobox', { name: /^(大赛里的人|People of the contest)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(评委|Judges)$/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^(将发送给 \d+ 人|Will be sent to \d+ people)/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^(人员|People)/ })).not.toHaveAccessibleDescription(/不能为空|Cannot be empty/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(查看名单|View list)$/ }));
    const people = within(await screen.findByRole('dialog', { name: /^(收件人|Recipients)$/ }));
    await waitFor(() => expect(people.getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(content);
    await userEvent.paste('{姓名}老师，{大赛}辛苦了。');
    await userEvent.click(canvas.getByRole('button', { name: /^(预览|Preview)$/ }));
    await expect(await screen.findByRole('heading', { level: 3, name: /老师，“互联网\+”校内选拔赛辛苦了。$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('radio', { name: /^(定时|Later)$/ }));
    await userEvent.click(await canvas.findByRole('textbox', { name: /^(发送时间|Sent at|Send time|Time sent)/ }));
    await userEvent.paste(inAMonth());
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await screen.findByText(/^(将在 .* 发送|Will be sent at .*)$/)).toBeVisible();
  },
};

/** A day that a message can wait for. */
function inAMonth(): string {
  return `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)} 09:00`;
}
