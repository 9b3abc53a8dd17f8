import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './not-found-page.tsx';

const meta: Meta<typeof NotFoundPage> = {
  title: '登录/页面不存在',
  component: NotFoundPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/404' } },
};
export default meta;

/** Nobody is signed in: what is wrong, and the ways on. */
export const SignedOut: StoryObj<typeof NotFoundPage> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^(页面不存在|Page not found)$/);
    await expect(canvas.getByRole('link', { name: /^(返回登录|Back to sign in)$/ })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: /^(回到首页|Back to dashboard)$/ })).toHaveAttribute('href', '/dashboard');
  },
};
