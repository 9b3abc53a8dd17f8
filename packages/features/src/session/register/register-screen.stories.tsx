import { ApiError } from '@saiwu/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import type { SignInOptions } from '../sign-in/sign-in-options.ts';
import { RegisterScreen } from './register-screen.tsx';

const meta: Meta<typeof RegisterScreen> = {
  title: '登录/注册',
  component: RegisterScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/register' } },
};
export default meta;

type Story = StoryObj<typeof RegisterScreen>;

const next = { name: /^(下一步|Continue|Next)$/ };

/** Three steps. The server refuses the code: the first step says so, and nothing of the others is lost. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(手机号|Mobile number)/ }), '13800000009');
    await canvas.findByRole('img', { name: /算式|sum/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /^(短信验证码|SMS code)/ }), '123456');
    await userEvent.click(canvas.getByRole('button', next));

    await userEvent.type(await canvas.findByRole('textbox', { name: /^(姓名|Name)/ }), '沈一诺');
    await userEvent.click(canvas.getByRole('combobox', { name: /^(省份|Province)/ }));
    const [province] = await screen.findAllByRole('option');
    if (province) await userEvent.click(province);
    const school = canvas.getByRole('combobox', { name: /^(学校|School)/ });
    await waitFor(() => expect(school).toBeEnabled());
    await userEvent.click(school);
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', next));

    await userEvent.type(await canvas.findByLabelText(/^(密码|Password)\*?$/), 'a-new-secret');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次密码|Confirm password)/), 'a-new-secret');
    await userEvent.click(canvas.getByRole('button', { name: /^(阅读|Read the privacy notice)/ }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/手机号|phone/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(注册并登录|Create account and sign in)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(短信验证码|SMS code)/ })).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByRole('textbox', { name: /^(手机号|Mobile number)/ })).toHaveValue('13800000009');
  },
};

/** Nobody may register here: said, with the way back. */
export const NotOffered: Story = {
  render: () => (
    <StoryAnswers answers={{ 'session.options': () => Promise.resolve(nothingOffered) }}>
      <RegisterScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(这里没有开放注册|Sign-up is not open here)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(返回登录|Back to sign in)$/ })).toHaveAttribute('href', '/login');
  },
};

/** Whether it is offered could not be asked: the reason, and once more. */
export const Unknown: Story = {
  render: () => {
    let tries = 0;
    const answer = () =>
      (tries += 1) < 3
        ? Promise.reject(new ApiError({ kind: 'network', operationId: 'session.options' }))
        : Promise.resolve(nothingOffered);
    return (
      <StoryAnswers answers={{ 'session.options': answer }}>
        <RegisterScreen />
      </StoryAnswers>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Try again|Retry)$/ }));
    await waitFor(async () => {
      const again = canvas.queryByRole('button', { name: /^(重试|Try again|Retry)$/ });
      if (again) await userEvent.click(again);
      await expect(canvas.getByText(/^(这里没有开放注册|Sign-up is not open here)$/)).toBeVisible();
    });
  },
};

const nothingOffered: SignInOptions = {
  isMultiTenant: false,
  hasCaptcha: false,
  canRegister: false,
  canSignInBySms: false,
  canResetBySms: false,
  providers: [],
  site: { name: '', promise: '', logo: null, help: '', docsUrl: '' },
};
