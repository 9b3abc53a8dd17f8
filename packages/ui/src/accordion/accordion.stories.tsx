import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta: Meta<typeof Accordion> = {
  title: '展示/Accordion',
  component: Accordion,
  args: {
    defaultValue: ['enter'],
    items: [
      { key: 'enter', title: '报名要求', content: '在校学生，每队 3 至 15 人，指导教师不超过 5 人。' },
      { key: 'review', title: '评审办法', extra: '5 项', content: '去掉一个最高分和一个最低分，取平均分。' },
      { key: 'award', title: '奖项设置', isDisabled: true, content: '待定。' },
      { key: 'appeal', title: '申诉', content: '公示期内向组委会提交书面材料。' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const enter = canvas.getByRole('button', { name: '报名要求' });
    const review = canvas.getByRole('button', { name: /评审办法/ });
    const appeal = canvas.getByRole('button', { name: '申诉' });
    await userEvent.tab();
    await expect(enter).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(review).toHaveFocus();
    await expect(review).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(review).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: /评审办法/ })).toHaveTextContent('取平均分');
    await expect(enter).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(appeal).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(enter).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(enter).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(appeal).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  args: { isSingle: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申诉' }));
    await expect(canvas.getByRole('button', { name: '申诉' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: '报名要求' })).toHaveAttribute('aria-expanded', 'false');
  },
};
