import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnswerOf } from '@saiwu/api-client';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../lib/api/api.tsx';
import { codeNow } from './story-code.ts';
import { TotpSettings } from './totp-settings.tsx';

const meta: Meta<typeof TotpSettings> = {
  title: '登录/两步验证',
  component: TotpSettings,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'judge39', path: '/profile?section=security' } },
};
export default meta;

type Story = StoryObj<typeof TotpSettings>;

/** Switched on with an authenticator, the recovery codes kept, and switched off again with one of them. */
export const OnAndOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(启用两步验证|Turn on)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(装好了，开始设置|Installed, start set-up)/ }));
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).textContent.replaceAll(' ', '');
    await userEvent.type(dialog.getByRole('textbox'), '000000');
    await userEvent.click(dialog.getByRole('button', { name: /^(启用两步验证|Turn on)/ }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), `${await codeNow(secret)}{Enter}`);
    const codes = await dialog.findAllByRole('listitem');
    await expect(codes).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(codes[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(已经保存好|I have saved them)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(await canvas.findByRole('button', { name: /^(停用|Turn off)$/ }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.type(question.getByLabelText(/^(密码|Password)/, { selector: 'input' }), 'saiwu-demo');
    await userEvent.type(question.getByRole('textbox', { name: /^(验证码|Code)/ }), codes[3]?.textContent ?? '');
    await userEvent.click(question.getByRole('button', { name: /^(停用两步验证|Turn off)/ }));
    await canvas.findByText(/^(未启用|Off)$/);
  },
};

const enrolled: AnswerOf<'totp.state'> = {
  isEnrolled: true,
  canEnrol: true,
  mustEnrol: true,
  confirmedTime: '2026-03-02 08:00:00',
  recoveryCodesLeft: 2,
};

/** An administrator who has used most of the recovery codes. */
export const FewCodes: Story = {
  render: () => (
    <Answering answer={async () => enrolled}>
      <TotpSettings />
    </Answering>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/恢复码还剩 2 个|2 recovery codes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(停用|Turn off)$/ }));
    await waitFor(() => expect(screen.getByText(/管理员必须启用|Administrators must/)).toBeVisible());
  },
};

/** The state cannot be read. */
export const Failed: Story = {
  render: () => (
    <Answering answer={() => Promise.reject(new Error('no connection'))}>
      <TotpSettings />
    </Answering>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(重试|Retry|Try again)$/ })).toBeVisible();
  },
};

/** The real server, but for what it says of the second factor. */
function Answering({ answer, children }: { answer: () => Promise<AnswerOf<'totp.state'>>; children: ReactNode }) {
  const api = useApi();
  const call = ((id: string, ...rest: unknown[]) =>
    id === 'totp.state' ? answer() : Reflect.apply(api.call, api, [id, ...rest])) as Api['call']; // one call for all operations
  return <ApiProvider client={{ ...api, call }}>{children}</ApiProvider>;
}
