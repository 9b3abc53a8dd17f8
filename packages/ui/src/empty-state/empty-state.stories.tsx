import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = { title: '展示/EmptyState', component: EmptyState };
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const First: Story = {
  args: {
    heading: 'h1',
    title: '还没有大赛',
    description: '大赛建好后，学校和学院在这里组织报名和评审。',
    action: <Button variant="solid">创建大赛</Button>,
  },
};

export const Drawings: Story = {
  render: () => (
    <div className="flex flex-wrap">
      <EmptyState drawing="list" />
      <EmptyState drawing="search" title="没有符合条件的项目" action={<Button variant="outline">重置条件</Button>} />
      <EmptyState drawing="messages" title="没有新的消息" />
      <EmptyState drawing="offline" title="网络断开了" description="恢复后会自动继续。" />
    </div>
  ),
};

export const InSmallCard: Story = {
  render: () => (
    <Card title="公告" className="w-60">
      <EmptyState
        size="sm"
        title="还没有公告"
        description="发布后，学生和教师在首页看到。"
        action={
          <Button size="small" variant="outline">
            写公告
          </Button>
        }
      />
    </Card>
  ),
};
