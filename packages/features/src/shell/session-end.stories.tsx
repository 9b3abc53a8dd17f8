import { useZodForm } from '@saiwu/admin';
import { createClient } from '@saiwu/api-client';
import { AuthProvider, createSessionStore, useSession } from '@saiwu/auth';
import { Button, createForm, Input, PasswordInput, ToastHost } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ApiProvider } from '../lib/api/api.tsx';
import { BoundAdmin } from '../lib/app/bound-admin.tsx';
import { endNotice } from '../session/end-notice.ts';
import { SessionEnd } from './session-end.tsx';

const meta: Meta<typeof SessionEnd> = {
  title: '框架/会话结束',
  component: SessionEnd,
  render: () => <Console />,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    endNotice.clear();
  },
};
export default meta;

type Story = StoryObj<typeof SessionEnd>;

/** The server's words; there is one answer, and it has the focus. Nothing was typed, so nothing is said of it. */
export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '在别处登录' }));
    const alert = await screen.findByRole('alertdialog', { name: '你已在另一个设备登录' });
    const [answer, ...others] = within(alert).getAllByRole('button');
    await expect(others).toEqual([]);
    await waitFor(() => expect(answer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(alert).toBeInTheDocument();
    await expect(alert).not.toHaveAccessibleDescription();
  },
};

/** What was typed is there again after signing in, but for the password, and can be thrown away. */
export const KeptForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('姓名'), '写了一半');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret-1');
    await userEvent.click(canvas.getByRole('button', { name: '到期' }));
    const alert = await screen.findByRole('alertdialog', { name: /登录已过期，请重新登录|expired/ });
    await expect(alert).toHaveAccessibleDescription(/.{10}/);
    await userEvent.click(within(alert).getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }));
    await waitFor(() => expect(canvas.getByLabelText('姓名')).toHaveValue('写了一半'));
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
    await expect(JSON.stringify(localStorage)).not.toContain('secret-1');
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(canvas.getByLabelText('姓名')).toHaveValue('');
  },
};

/** Another person at the same device is given nothing of it. */
export const AnotherPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('姓名'), '写了一半');
    await userEvent.click(canvas.getByRole('button', { name: '到期' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: '另一个人登录' }));
    await expect(await canvas.findByLabelText('姓名')).toHaveValue('');
  },
};

/** Another tab has signed in again meanwhile: the question goes and the work goes on where it was. */
export const SignedInElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('姓名'), '写了一半');
    await userEvent.click(canvas.getByRole('button', { name: '到期，随后在另一个标签页登录' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('姓名')).toHaveValue('写了一半');
  },
};

const schema = z.object({ name: z.string(), password: z.string() });
const { Form, FormField } = createForm<z.input<typeof schema>>();
const facts = { refreshToken: 'R', expire: '1800', account: 'a', name: '张三', avatar: null, workDescribe: null, roleList: [] };
const flags = { mustChangePassword: false, passwordExpired: false, mustEnrolTotp: false, isInvited: false };

function Console() {
  const [store] = useState(() => {
    const made = createSessionStore(sessionStorage, new EventTarget());
    made.signIn({ ...facts, ...flags, token: 'T1', userId: '1' });
    return made;
  });
  const [client] = useState(() =>
    createClient({ baseUrl: '/api', language: () => 'zh', session: { read: store.read, renew: store.renew, end: () => undefined } }),
  );
  const signIn = (userId: string) => store.signIn({ ...facts, ...flags, token: `T${Date.now()}`, userId });
  const end = (message: string) => endNotice.end(store, { message });
  return (
    <AuthProvider store={store}>
      <ApiProvider client={client}>
        <div className="flex flex-wrap gap-2 p-4">
          <Button onClick={() => end('你已在另一个设备登录')}>在别处登录</Button>
          <Button onClick={() => end('')}>到期</Button>
          <Button
            onClick={() => {
              end('');
              setTimeout(() => signIn('1'), 300);
            }}
          >
            到期，随后在另一个标签页登录
          </Button>
        </div>
        <Gate signIn={signIn} />
        <ToastHost />
      </ApiProvider>
    </AuthProvider>
  );
}

function Gate({ signIn }: { signIn: (userId: string) => void }) {
  const { isSignedIn } = useSession();
  if (isSignedIn)
    return (
      <SessionEnd>
        <MemoryRouter>
          <BoundAdmin>
            <Example />
          </BoundAdmin>
        </MemoryRouter>
      </SessionEnd>
    );
  return (
    <div className="flex gap-2 p-4">
      <Button onClick={() => signIn('1')}>登录</Button>
      <Button onClick={() => signIn('2')}>另一个人登录</Button>
    </div>
  );
}

function Example() {
  const form = useZodForm(schema, { defaultValues: { name: '', password: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} className="p-4">
      <FormField name="name" label="姓名">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="password" label="密码">
        {(field) => <PasswordInput {...field} />}
      </FormField>
    </Form>
  );
}
