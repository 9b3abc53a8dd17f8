import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, Users } from 'lucide-react';
import { StatCard } from './stat-card.tsx';

const meta: Meta<typeof StatCard> = { title: '展示/StatCard', component: StatCard };
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Row: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="参赛项目" value="1,248" unit="个" icon={<FolderKanban aria-hidden className="size-4 stroke-[1.5]" />} />
      <StatCard label="评委" value="36" unit="位" note="4 位还没有登录" icon={<Users aria-hidden className="size-4 stroke-[1.5]" />} />
      <StatCard label="已评" value="" note="正在统计" isLoading />
    </div>
  ),
};

export const Trends: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="参赛项目"
        value="1,248"
        unit="个"
        trend={{ direction: 'up', text: '比上届多 12%', isGood: true }}
        chart={
          <svg width="72" height="24" className="fill-none stroke-theme stroke-[1.5]">
            <path d="M1 20 12 17 24 18 36 11 48 12 60 6 71 3" />
          </svg>
        }
      />
      <StatCard label="逾期未评" value="17" unit="份" trend={{ direction: 'up', text: '比昨天多 5 份', isGood: false }} />
      <StatCard label="评委" value="36" unit="位" trend={{ direction: 'flat', text: '和上届一样' }} />
    </div>
  ),
};

/** Long words and figures wrap and stay in the card. */
export const Narrow: Story = {
  render: () => (
    <div className="w-40">
      <StatCard label="Score sheets that were handed in before the deadline" value="1,248,000,000" unit="sheets" note="of 1,300,000,000" />
    </div>
  ),
};
