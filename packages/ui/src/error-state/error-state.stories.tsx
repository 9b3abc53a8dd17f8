import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta: Meta<typeof ErrorState> = {
  title: '界面/ErrorState',
  component: ErrorState,
  args: { error: { message: '服务器没有应答，请稍后再试。', requestId: '7f3a91c2d04e' }, onRetry: fn() },
};
export default meta;

export const Failed: StoryObj<typeof ErrorState> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重试|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
