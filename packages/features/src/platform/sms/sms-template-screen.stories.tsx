import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { SmsTemplateScreen } from './sms-template-screen.tsx';

const meta: Meta<typeof SmsTemplateScreen> = {
  title: '平台/短信模板',
  component: SmsTemplateScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.smsTemplates } },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof SmsTemplateScreen>;

/** What of a text is a placeholder is shown while it is typed, by the provider's own way of writing it; the secret is written once. */
export const AddsAndChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增短信模板|Add SMS template)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(模板签名|Signature)/ }), '赛务');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(模板内容|Template text)/ }), '{1}你好，请于${time}登录');
    await expect(await dialog.findByText('【赛务】{1}你好，请于${time}登录')).toBeVisible();
    await expect(dialog.getByText('time')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^(腾讯云短信|Tencent)/ }));
    await expect(await dialog.findByText('1', { selector: '[data-slot=badge]' })).toBeVisible();

    await fill(userEvent, dialog.getByRole('textbox', { name: /^(短信应用 SdkAppId|SmsSdkAppId)/ }), '1400006666');

    const code = `s${crypto.randomUUID().slice(0, 8)}`;
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(自定义编码|Custom code)/ }), code);
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(模板编码|Template code)/ }), 'SMS_1');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(应用编号|App ID)/ }), 'story');
    await fill(userEvent, dialog.getByLabelText(/^(应用密钥|App secret)/), 'story-secret');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增短信模板|Add SMS template)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await canvas.findByRole('row', { name: new RegExp(code) });
    await press(userEvent, /^(编辑|Edit)$/, within(row));
    // it never comes back, and is kept where it is left alone
    const secret = await screen.findByLabelText(/^(应用密钥|App secret)/);
    await expect(secret).toHaveValue('******');
    // the form's own: while the row is read another one stands there
    const edited = within(screen.getByRole('dialog'));
    await fill(userEvent, edited.getByRole('textbox', { name: /^(模板名称|Template name)/ }), '请柬');
    await userEvent.click(edited.getByRole('button', { name: /^(保存短信模板|Save SMS template)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /请柬/ })).toBeVisible();
  },
};

/** A template goes to the reader's own phone, with what it costs before and what the provider says after. */
export const ToOneself: Story = {
  parameters: { server: { path: `${consolePaths.smsTemplates}?keyword=STORYTRY` } },
  render: () => (
    <StoryStage prepare={templateAndPhone}>
      <SmsTemplateScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /STORYTRY/ }));
    await press(userEvent, /^(更多|More)$/, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(发给自己试试|Send to yourself)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(发给自己|Send to me)$/ }));
    const name = dialog.getByRole('textbox', { name: /^name/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/不能为空|Can't be empty/));
    await fill(userEvent, name, '夏源');
    await expect(dialog.getByText('【赛务】你好，夏源')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(发给自己|Send to me)$/ }));
    await expect(await dialog.findByText(/^(服务商已接收|The provider has taken it)/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function templateAndPhone(call: Api['call']) {
  const [old] = await call('smsTemplate.query', { body: { customCode: 'STORYTRY' } });
  if (old) return;
  await call('smsTemplate.save', {
    body: {
      providerType: 'ALI',
      appId: 'story',
      appSecret: 'story-secret',
      customCode: 'STORYTRY',
      content: '你好，${name}',
      templateCode: 'SMS_1',
      signName: '赛务',
    },
  });
}
