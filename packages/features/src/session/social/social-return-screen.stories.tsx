import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
import { rememberVisit } from './pending-visit.ts';
import { SocialReturnScreen } from './social-return-screen.tsx';

interface ReturnStage {
  /** What GitHub sends the page back with. `state` is this start's own, unless it is given. */
  given: Record<string, string>;
  /** False: it was not this tab that began. */
  hasBegun?: boolean;
}

/** Starts at the server as the sign-in page does, and comes back from a provider that says who it is by the code. */
function Returned({ given, hasBegun = true }: ReturnStage) {
  const { call } = useApi();
  const navigate = useNavigate();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const challenge = await rememberVisit({ provider: 'github', purpose: 'SIGN_IN', goTo: null });
      const { url } = await call('social.start', { body: { provider: 'github', challenge } });
      const state = new URL(url).searchParams.get('state') ?? '';
      if (!isCurrent) return;
      if (!hasBegun) sessionStorage.clear();
      await navigate(`/social/github?${new URLSearchParams({ state, ...given })}`, { replace: true });
      setIsThere(true);
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [call, navigate, given, hasBegun]);
  return (
    isThere && (
      <Routes>
        <Route path="/social/:provider" element={<SocialReturnScreen />} />
        <Route path="*" element={<main>in</main>} />
      </Routes>
    )
  );
}

const meta: Meta<typeof Returned> = {
  title: '登录/第三方登录返回',
  component: Returned,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/' } },
};
export default meta;

type Story = StoryObj<typeof Returned>;

/** Nobody has bound the account: what is wrong with a first try is said, and what was typed stays. */
export const Unbound: Story = {
  args: { given: { code: '李同学' } },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('textbox', { name: /^(账号|Account)/ });
    await expect(canvas.getByText('李同学')).toBeVisible();
    await userEvent.type(account, 'teacher');
    const [password] = canvas.getAllByLabelText(/^(密码|Password)/);
    if (!password) throw new Error('the form has a password');
    await userEvent.type(password, 'not-it-1');
    await userEvent.click(canvas.getByRole('button', { name: /^(绑定并登录|Connect and sign in)$/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/用户名或密码错误|Wrong/i));
    await userEvent.click(canvas.getByRole('radio', { name: /^(新建账号|New account)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(新建账号并登录|Create account and sign in)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(绑定已有账号|Existing account)$/ }));
    await expect(account).toHaveValue('teacher');
  },
};

/** A new account: one whose name is taken is refused at the field. */
export const NewAccount: Story = {
  args: { given: { code: 'newcomer' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(新建账号|New account)$/ }));
    const account = canvas.getAllByRole('textbox', { name: /^(账号|Account)/ }).at(-1);
    const password = canvas.getAllByLabelText(/^(密码|Password)/).at(-1);
    if (!account || !password) throw new Error('the form has both');
    await userEvent.type(account, 'teacher');
    await userEvent.type(password, 'secret-9');
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意|agree/ }));
    const send = canvas.getByRole('button', { name: /^(新建账号并登录|Create account and sign in)$/ });
    await userEvent.click(send);
    await waitFor(() => expect(account).toHaveAccessibleDescription(/已被使用|taken/i));
  },
};

/** The person changed their mind at the provider. */
export const Denied: Story = {
  args: { given: { error: 'access_denied' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/取消了授权|declined access/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(返回登录|Back to sign.in)$/ })).toBeVisible();
  },
};

/** The provider does not stand by its code. */
export const Refused: Story = {
  args: { given: { code: 'refused' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没能从 GitHub 得到你的身份|GitHub did not confirm who you are/)).toBeVisible();
  },
};

/** Somebody opens a return that another browser began: an attacker's own account, for example. */
export const NotBegunHere: Story = {
  args: { given: { code: 'mallory' }, hasBegun: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/不是从这个标签页开始的|was not started in this tab/)).toBeVisible();
  },
};
