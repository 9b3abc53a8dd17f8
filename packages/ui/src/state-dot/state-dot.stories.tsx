import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDot } from './state-dot.tsx';

const meta: Meta<typeof StateDot> = { title: '展示/StateDot', component: StateDot };
export default meta;

export const Tones: StoryObj<typeof StateDot> = {
  render: () => (
    <div className="flex gap-6">
      <StateDot>草稿</StateDot>
      <StateDot tone="info">评审中</StateDot>
      <StateDot tone="success">已晋级</StateDot>
      <StateDot tone="warning">待补正</StateDot>
      <StateDot tone="danger">已退回</StateDot>
    </div>
  ),
};
