import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDot } from '../state-dot/state-dot.tsx';
import { DescriptionList } from './description-list.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: '展示/DescriptionList',
  component: DescriptionList,
  args: {
    columns: 3,
    items: [
      { label: '大赛名称', value: '2026 年大学生创新创业大赛' },
      { label: '主办单位', value: '教务处' },
      { label: '状态', value: <StateDot tone="success">报名中</StateDot> },
      { label: '报名截止', value: '2026-06-30 23:59' },
      { label: '联系电话' },
      { label: '说明', value: '每队 3 至 8 人，可跨学院组队，指导教师不超过 2 人。', isWide: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Facts: Story = {};

/** A word without a break and a label in English stay in their column. */
export const LongWords: Story = {
  args: {
    className: 'w-72',
    columns: 1,
    items: [
      { label: 'Organisation that hosts the contest and answers for it', value: 'Academic Affairs Office' },
      { label: '网址', value: 'https://contest.example.edu.cn/2026/national/undergraduate/innovation-and-entrepreneurship/rules' },
    ],
  },
};
