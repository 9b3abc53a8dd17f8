import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { NoPermission } from './no-permission.tsx';

const meta: Meta<typeof NoPermission> = { title: '展示/NoPermission', component: NoPermission };
export default meta;

type Story = StoryObj<typeof NoPermission>;

export const Refused: Story = { args: { heading: 'h1', description: '查看评分需要评委身份，请联系本校管理员。' } };

export const InSmallCard: Story = {
  render: () => (
    <Card title="评分" className="w-60">
      <NoPermission size="sm" description="查看评分需要评委身份，请联系本校管理员。" />
    </Card>
  ),
};
