import { ApiError, type OperationId } from '@saiwu/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../lib/api/api.tsx';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const meta: Meta<typeof ProfileScreen> = {
  title: '平台/个人中心',
  component: ProfileScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'teacher', path: '/profile' } },
};
export default meta;

type Story = StoryObj<typeof ProfileScreen>;

const section = (name: string, account = 'teacher') => ({ server: { as: account, path: `/profile?section=${name}` } });

/** What is wrong is told at its field; what was typed stays when another section is looked at in between. */
export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('textbox', { name: /^(关于我|About me)/ });
    const words = `负责学院的创新创业课程 ${crypto.randomUUID()}`;
    await userEvent.clear(about);
    await userEvent.type(about, words);
    const email = canvas.getByRole('textbox', { name: /^(邮箱|Email)/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'teacher@');
    const save = canvas.getByRole('button', { name: /^(保存资料|Save profile)$/ });
    await userEvent.click(save);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/邮箱格式不正确|e-mail|email/i));
    await userEvent.click(canvas.getByRole('link', { name: /^(密码与安全|Password and security)$/ }));
    await waitFor(() => expect(about).not.toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /^(基本资料|About you)$/ }));
    await expect(about).toHaveValue(words);

    await userEvent.type(email, 'example.org');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText(/^(资料已保存|Profile saved)$/)).toBeVisible());
    await expect(about).toHaveValue(words);
  },
};

export const WrongOldPassword: Story = {
  parameters: section('security'),
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText(/^(原密码|Current password)/);
    await userEvent.type(old, 'not-it-1');
    await userEvent.type(canvas.getByLabelText(/^(新密码|New password)/), 'another-1');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|Confirm new password)/), 'another-1');
    await userEvent.click(canvas.getByRole('button', { name: /^(修改密码|Change password)$/i }));
    await waitFor(() => expect(old).toHaveAccessibleDescription(/旧密码错误|wrong/i));
  },
};

/** A student, who may upload no attachments, has a picture of their own. */
export const OwnPicture: Story = {
  parameters: section('base', 'student'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const change = await canvas.findByRole('button', { name: /^(更换头像|Change picture)$/ });
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(选择图片|Choose picture)$/ }));
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (chooser === null) throw new Error('there is nothing to choose a picture with');
    await fireEvent.change(chooser, { target: { files: [new File(['no picture'], 'a.png', { type: 'image/png' })] } });
    await screen.findByText(/(图片|picture|image).*/i, { selector: '[data-slot=alert] *' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await fireEvent.change(chooser, { target: { files: [await drawPicture()] } });
    const dialog = within(await screen.findByRole('dialog', { name: /^(裁剪头像|Crop picture)$/ }));
    const send = dialog.getByRole('button', { name: /^(更换头像|Change picture)$/ });
    await waitFor(() => expect(send).toBeEnabled());
    const area = await dialog.findByRole('application');
    area.focus();
    await userEvent.keyboard('++{ArrowLeft}');
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText(/^(头像已更换|Picture changed)$/)).toBeVisible());

    await userEvent.click(change);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(移除头像|Remove picture)$/ }));
    await waitFor(() => expect(screen.getByText(/^(头像已移除|Picture removed)$/)).toBeVisible());
  },
};

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#0a7';
  context.fillRect(0, 0, 320, 240);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

/** Signed in on another device too: that one is ended, after a question. */
export const Devices: Story = {
  parameters: section('sessions'),
  render: () => (
    <StoryStage prepare={(call) => signInElsewhere(call, 'teacher', 'saiwu-demo')}>
      <ProfileScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(当前设备|This device)$/)).toBeVisible();
    const [end] = await canvas.findAllByRole('button', { name: /^(下线|Sign out)/ });
    if (end === undefined) throw new Error('there is no other device');
    const devices = canvas.getAllByRole('button', { name: /^(下线|Sign out)/ }).length;
    await userEvent.click(end);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(下线|Sign out)$/ }));
    await waitFor(() => expect(screen.getByText(/^(已下线|Signed out)$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: /^(下线|Sign out)/ }).length).toBeLessThan(devices));
  },
};

/** More sign-ins than a page holds, and one that failed. */
export const SignIns: Story = {
  parameters: section('signIns', 'student'),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        for (let count = 0; count < 10; count += 1) await signInElsewhere(call, 'student', 'saiwu-demo');
        await signInElsewhere(call, 'student', 'not-it-1').catch(() => undefined);
      }}
    >
      <ProfileScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: /^(登录记录|Sign-ins)$/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await expect(list.getAllByText(/^(密码错误|Wrong password)$/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(加载更多|Load more)$/ }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(10));
  },
};

function signInElsewhere(call: Api['call'], account: string, password: string) {
  return call('session.platformSignIn', { body: { grantType: 'password', account, password }, isQuiet: true });
}

/** The server does not answer, and then it does. */
export const Failing: Story = {
  render: () => (
    <FailingOnce>
      <ProfileScreen />
    </FailingOnce>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Try again|Retry)$/ }));
    await canvas.findByRole('heading', { level: 1, name: /^(个人中心|Profile)$/ });
  },
};

function FailingOnce({ children }: { children: ReactNode }) {
  const api = useApi();
  const [failed] = useState(() => new Set<OperationId>());
  const client = useMemo(() => {
    const call: Api['call'] = (id, ...input) => {
      if (id !== 'user.mine' || failed.has(id)) return api.call(id, ...input);
      failed.add(id);
      return Promise.reject(new ApiError({ kind: 'timeout', operationId: id }));
    };
    return { ...api, call };
  }, [api, failed]);
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
