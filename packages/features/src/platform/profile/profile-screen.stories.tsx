import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ProfileScreen } from './profile-screen.tsx';

const meta: Meta<typeof ProfileScreen> = {
  title: '平台/个人中心',
  component: ProfileScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'teacher', path: '/profile/index' } },
};
export default meta;

type Story = StoryObj<typeof ProfileScreen>;

export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('textbox', { name: /^(关于我|About me)/ });
    const words = `负责学院的创新创业课程 ${crypto.randomUUID()}`;
    await userEvent.clear(about);
    await userEvent.type(about, words);
    const email = canvas.getByRole('textbox', { name: /^(邮箱|E-mail)/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'teacher@');
    const save = canvas.getByRole('button', { name: /^(保存资料|Save profile)$/ });
    await userEvent.click(save);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/邮箱格式不正确|e-mail|email/i));
    await expect(about).toHaveValue(words);

    await userEvent.type(email, 'example.org');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText(/^(资料已保存|Profile saved)$/)).toBeVisible());
    await expect(about).toHaveValue(words);
  },
};

export const WrongOldPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText(/^(原密码|Old password)/);
    await userEvent.type(old, 'not-it-1');
    await userEvent.type(canvas.getByLabelText(/^(新密码|New password)(?! again)/), 'another-1');
    await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|New password again)/), 'another-1');
    await userEvent.click(canvas.getByRole('button', { name: /^(修改密码|Change password)$/i }));
    await waitFor(() => expect(old).toHaveAccessibleDescription(/旧密码错误|wrong/i));
  },
};
