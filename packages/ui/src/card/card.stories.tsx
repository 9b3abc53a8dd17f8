import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = { title: '展示/Card', component: Card, args: { children: '按学院分组，显示已提交的项目数。' } };
export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

/** Long titles keep a line of their own where there is little room. */
export const Narrow: Story = {
  args: {
    className: 'w-72',
    title: '2026 年全国大学生创新创业大赛项目进度',
    actions: (
      <>
        <Button size="small" variant="outline">
          导出
        </Button>
        <Button size="small" variant="outline">
          查看全部
        </Button>
      </>
    ),
  },
};

export const WithTitle: Story = {
  args: {
    title: '项目进度',
    actions: (
      <Button size="small" variant="outline">
        导出
      </Button>
    ),
  },
};
