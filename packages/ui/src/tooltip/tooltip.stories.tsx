import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: '浮层/Tooltip',
  component: Tooltip,
  args: { text: '退回后，学生可以修改并重新提交', children: <Button>退回</Button> },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

/** The focus shows it and describes the button with it; Escape takes it away and leaves the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '退回' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('退回后');
    await expect(button).toHaveAccessibleDescription('退回后，学生可以修改并重新提交');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The pointer may go onto the hint, to read it enlarged, and it stays. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    const hint = document.querySelector('[data-slot=tooltip]');
    if (hint === null) throw new Error('the hint is not drawn');
    await userEvent.pointer({ target: hint });
    await expect(screen.getByRole('tooltip')).toHaveTextContent('退回后');
    await expect(getComputedStyle(hint).pointerEvents).not.toBe('none');
  },
};

export const Long: Story = {
  args: {
    text: '2026 年全国大学生创新创业大赛暨 https://contest.example.edu.cn/2026/national/undergraduate/innovation-and-entrepreneurship/rules 校级选拔赛',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
