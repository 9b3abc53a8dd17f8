import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta: Meta<typeof Badge> = { title: '展示/Badge', component: Badge };
export default meta;

export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex gap-2">
      <Badge>草稿</Badge>
      <Badge tone="theme">高教主赛道</Badge>
      <Badge tone="info">12</Badge>
      <Badge tone="success">金奖</Badge>
      <Badge tone="warning">待补正</Badge>
      <Badge tone="danger">已停用</Badge>
    </div>
  ),
};
