import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const meta: Meta<typeof ResetPasswordScreen> = {
  title: '登录/重置密码',
  component: ResetPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/reset-password' } },
};
export default meta;

type Story = StoryObj<typeof ResetPasswordScreen>;

const next = { name: /^(下一步|Continue|Next)$/ };

/** The code is sent once a minute; a wrong one leads back to the first step. */
export const Refused: Story = {
  render: () => (
    <StoryAnswers answers={{ 'smsCode.send': () => Promise.resolve(true) }}>
      <ResetPasswordScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(手机号|Mobile number)/ }), '13800000008');
    await canvas.findByRole('img', { name: /算式|sum/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /^(图片验证码|Image code)/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: /^(获取验证码|Get code)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(\d+ 秒后重新获取|Resend in \d+ s)$/ })).toBeDisabled();
    const code = canvas.getByRole('textbox', { name: /^(短信验证码|SMS code)/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '123456{Enter}');
    await userEvent.type(await canvas.findByLabelText(/^(新密码|New password)\*?$/), 'a-new-secret');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|Confirm new password)/), 'a-new-secret{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Done: the sign-in page comes with the phone in its place. */
export const Done: Story = {
  render: () => (
    <StoryAnswers answers={{ 'account.resetPassword': () => Promise.resolve(true) }}>
      <ResetPasswordScreen />
      <Address />
    </StoryAnswers>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(手机号|Mobile number)/ }), '13800000008');
    await userEvent.type(canvas.getByRole('textbox', { name: /^(短信验证码|SMS code)/ }), '123456');
    await userEvent.click(canvas.getByRole('button', next));
    await userEvent.type(await canvas.findByLabelText(/^(新密码|New password)\*?$/), 'a-new-secret');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|Confirm new password)/), 'a-new-secret{Enter}');
    await expect(await canvas.findByText('/login 13800000008')).toBeVisible();
  },
};

function Address() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${String(state?.account)}`}</p>;
}
