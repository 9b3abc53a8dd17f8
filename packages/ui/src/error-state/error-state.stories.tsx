import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ErrorState } from './error-state.tsx';

const meta: Meta<typeof ErrorState> = {
  title: '展示/ErrorState',
  component: ErrorState,
  args: { error: { message: '服务器没有应答，请稍后再试。', requestId: '7f3a91c2d04e' }, onRetry: fn() },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

/** It is read out; its id can be copied and the loading tried again, all by keyboard. */
export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务器没有应答');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledWith('7f3a91c2d04e'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重试|Retry/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const InSmallCard: Story = {
  args: { size: 'sm', error: { message: '服务器没有应答，请稍后再试。', requestId: '0b3c5f0e-52cb-4a5e-9f2c-7f3a91c2d04e' } },
  decorators: [
    (Story) => (
      <Card title="赛道分布" className="w-60">
        {Story()}
      </Card>
    ),
  ],
};
