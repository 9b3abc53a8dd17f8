import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: '界面/Tooltip',
  component: Tooltip,
  args: { text: '退回后，学生可以修改并重新提交', children: <Button>退回</Button> },
  decorators: [(Story) => <div className="p-12">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('退回后');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip', {}, { timeout: 2000 });
  },
};
