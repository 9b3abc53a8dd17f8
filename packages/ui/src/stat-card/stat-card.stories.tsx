import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, Users } from 'lucide-react';
import { StatCard } from './stat-card.tsx';

const meta: Meta<typeof StatCard> = { title: '界面/StatCard', component: StatCard };
export default meta;

export const Row: StoryObj<typeof StatCard> = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="参赛项目"
        value="1,248"
        unit="个"
        note="比上届多 12%"
        icon={<FolderKanban aria-hidden className="size-4 stroke-[1.5]" />}
      />
      <StatCard label="评委" value="36" unit="位" note="4 位还没有登录" icon={<Users aria-hidden className="size-4 stroke-[1.5]" />} />
      <StatCard label="已评" value="" note="正在统计" isLoading />
    </div>
  ),
};
