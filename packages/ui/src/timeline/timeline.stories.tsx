import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { RelativeTime } from '../relative-time/relative-time.tsx';
import { Timeline } from './timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: '展示/Timeline',
  component: Timeline,
  args: {
    label: '项目经过',
    events: [
      { key: 'made', title: '创建项目', time: '2026-03-01 09:12', description: '王小明' },
      { key: 'file', title: '提交材料', time: '2026-03-08 21:40', icon: <FileUp />, description: '商业计划书、路演视频' },
      { key: 'back', title: '退回修改', time: '2026-03-10 10:05', tone: 'warning', description: '学院意见：请补充知识产权证明。' },
      { key: 'pass', title: '校级评审通过', time: '2026-03-20 16:30', tone: 'success' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const TimeRight: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveTextContent('退回修改');
  },
};

export const TimeLeft: Story = { args: { timeSide: 'left' } };

export const Pending: Story = {
  args: { pending: '等待省赛评审' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.at(-1)).toHaveTextContent('等待省赛评审');
    await expect(items.at(-1)).toHaveAttribute('data-state', 'pending');
  },
};

export const SinceWhen: Story = {
  args: {
    events: [
      { key: 'now', title: '登录', time: <RelativeTime time={Date.now()} />, tone: 'info' },
      { key: 'hour', title: '导出评分表', time: <RelativeTime time={Math.floor(Date.now() / 1000) - 5400} /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(刚刚|just now)$/)).toHaveAttribute('title', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
    await expect(canvas.getByText(/^(1 小时前|1 hour ago)$/)).toBeVisible();
  },
};
