import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatCard } from './stat-card.tsx';
import { StatRow } from './stat-row.tsx';

const meta: Meta<typeof StatCard> = { title: '展示/StatCard', component: StatCard };
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Row: Story = {
  render: () => (
    <StatRow label="大赛">
      <StatCard label="参赛项目" value="1,248" unit="个" icon={<FolderKanban aria-hidden className="size-4 stroke-[1.5]" />} />
      <StatCard label="评委" value="36" unit="位" note="4 位还没有登录" icon={<Users aria-hidden className="size-4 stroke-[1.5]" />} />
      <StatCard label="已评" value="" note="正在统计" isLoading />
    </StatRow>
  ),
};

export const Trends: Story = {
  render: () => (
    <StatRow label="大赛">
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
    </StatRow>
  ),
};

/** Figures stand at one height, and the ends of the cards too, though only one label breaks and only one has a note. */
export const SharedLines: Story = {
  render: () => (
    <div className="w-90">
      <StatRow label="评审">
        <StatCard label="Projects" value="1,248" />
        <a href="#sheets">
          <StatCard label="Score sheets that were handed in before the deadline" value="186" unit="/ 300" note="114 to go" />
        </a>
        <StatCard label="Judges" value="36" />
        <StatCard label="Tracks" value="4" />
        <StatCard label="Colleges" value="12" />
      </StatRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const [projects, sheets, judges, tracks, colleges] = canvas.getAllByText(/^(1,248|186|36|4|12)$/);
    await expect(sheets?.getBoundingClientRect().top).toBe(projects?.getBoundingClientRect().top);
    await expect(tracks?.getBoundingClientRect().top).toBe(judges?.getBoundingClientRect().top);
    const cardOf = (figure: HTMLElement | undefined) => figure?.closest('[data-slot=stat-card]')?.getBoundingClientRect();
    await expect(cardOf(sheets)?.bottom).toBe(cardOf(projects)?.bottom);
    await expect(cardOf(colleges)?.right).toBe(cardOf(tracks)?.right);
    await expect(cardOf(colleges)?.left).toBe(cardOf(judges)?.left);
  },
};

/** Long words and figures wrap and stay in the card. */
export const Narrow: Story = {
  render: () => (
    <div className="w-40">
      <StatCard label="Score sheets that were handed in before the deadline" value="1,248,000,000" unit="sheets" note="of 1,300,000,000" />
    </div>
  ),
};
