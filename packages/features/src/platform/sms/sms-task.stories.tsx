import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { Opened } from '../message/message-story.tsx';
import { smsTaskPath } from './sms-task.ts';
import { SmsTaskListScreen } from './sms-task-list.tsx';
import { SmsTaskScreen } from './sms-task-screen.tsx';

const meta: Meta<typeof SmsTaskScreen> = {
  title: '平台/短信',
  component: SmsTaskScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.smsTask } },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof SmsTaskScreen>;

const send = { name: /^(立即发送|Send now)$/ };

/** Typed receivers are checked and thinned out, the cost is said before it goes, and how it went stands on the page of the task. */
export const FromDraftToStatus: Story = {
  render: () => (
    <Opened prepare={newTask}>
      <SmsTaskScreen />
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    const receivers = await canvas.findByRole('textbox', { name: /^(接收者|Recipients)/ });
    await fill(userEvent, receivers, '13800000001\n夏源<13800000002>\n13800000001\n12345');
    await expect(await canvas.findByText(/^(共 2 个号码|2 numbers)$/)).toBeVisible();
    await expect(canvas.getByText(/12345/, { selector: 'output *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(去掉它们|Remove them)$/ }));
    await expect(receivers).toHaveValue('13800000001\n夏源<13800000002>');
    await expect(canvas.getByText(/^(共 2 条短信|2 messages in all)$/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', send));
    const question = within(await screen.findByRole('alertdialog', { name: /2 (个号码|numbers)/ }));
    await expect(question.getByText(/一共 2 条|2 messages in all/)).toBeVisible();
    await userEvent.click(question.getByRole('button', send));
    const row = await canvas.findByRole('row', { name: /13800000002/ });
    await expect(row).toHaveTextContent('夏源');
    await waitFor(() => expect(row).toHaveTextContent(/发送成功|Sent|Succe/));
  },
};

/**
 * Where a price is known, what a message costs is told with how many there are; a text of more than 70 characters is charged as several.
 */
export const WhatItCosts: Story = {
  render: () => (
    <Opened prepare={pricedTask}>
      <SmsTaskScreen />
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    const receivers = await canvas.findByRole('textbox', { name: /^(接收者|Recipients)/ });
    await fill(userEvent, receivers, '13800000001\n13800000002');
    const cost = await canvas.findByText(/^(共 4 条短信|4 messages in all)$/);
    await expect(cost.closest('output')).toHaveTextContent(/^(共 4 条短信|4 messages in all) · (约 0\.18 元|about CNY 0\.18)$/);
    await userEvent.click(canvas.getByRole('button', send));
    const question = await screen.findByRole('alertdialog', { name: /2 (个号码|numbers)/ });
    await expect(question).toHaveTextContent(/按 2 条计费，一共 4 条，约 0\.18 元|charged as 2, 4 messages in all, about CNY 0\.18/);
    await press(userEvent, /^(取消|Cancel)$/, within(question));
  },
};

/** The list leads to the task, and to a copy of it. */
export const List: Story = {
  parameters: { server: { path: `${consolePaths.smsTasks}?keyword=story-listed` } },
  render: () => (
    <Opened prepare={listedTask}>
      <SmsTaskListScreen />
    </Opened>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'story-listed' });
    await expect(link).toHaveAttribute('href', expect.stringContaining(consolePaths.smsTask));
    await expect(canvas.getByRole('link', { name: /^(新建短信|New SMS)$/ })).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /story-listed/ })).getByText(/^(草稿|Draft)$/)).toBeVisible();
  },
};

/** A draft of the reader without receivers; answers where it is changed. */
async function newTask(call: Api['call']): Promise<string> {
  await setPrice(call, '0');
  return smsTaskPath(await addDraft(call, '开赛提醒'), 'edit');
}

/** 74 characters with the signature, at 0.045 each. */
async function pricedTask(call: Api['call']): Promise<string> {
  await setPrice(call, '45');
  return smsTaskPath(await addDraft(call, '长短信', '校'.repeat(66)), 'edit');
}

async function setPrice(call: Api['call'], value: string): Promise<void> {
  const [price] = await call('parameter.query', { body: { key: 'SmsPrice' } });
  if (price) await call('parameter.update', { body: { id: price.id, version: price.version, value } });
}

async function listedTask(call: Api['call']): Promise<string> {
  const [old] = await call('smsTask.query', { body: { topic: 'story-listed' } });
  if (!old) await addDraft(call, 'story-listed');
  return `${consolePaths.smsTasks}?keyword=story-listed`;
}

async function addDraft(call: Api['call'], topic: string, title = '校赛'): Promise<string> {
  // one of its own: the secrets of those that come along belong to another installation
  const [old] = await call('smsTemplate.query', { body: { customCode: 'STORYTASK' } });
  const template =
    old ??
    (await call('smsTemplate.save', {
      body: {
        providerType: 'ALI',
        appId: 'story',
        appSecret: 'story-secret',
        customCode: 'STORYTASK',
        // oxlint-disable-next-line no-template-curly-in-string -- as the provider writes a placeholder
        content: '${title}今天开赛',
        templateCode: 'SMS_1',
        signName: '赛务',
      },
    }));
  const { id } = await call('smsTask.save', { body: { templateId: template.id, topic, templateParam: { title } } });
  return id;
}
