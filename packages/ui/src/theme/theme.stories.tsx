import type { Meta, StoryObj } from '@storybook/react-vite';
import { cn } from '../cn.ts';

const meta: Meta = { title: '基础/Theme' };
export default meta;

export const Colors: StoryObj = {
  render: () => (
    <div className="flex flex-col gap-6 text-sm">
      <div className="grid grid-cols-12 gap-1">
        {Array.from({ length: 12 }, (_, index) => (
          <div
            key={index}
            className="h-10 rounded-control border border-border"
            style={{ background: `var(--color-theme-${index + 1})` }}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <span className="rounded-control bg-theme px-3 py-1 text-theme-fg">主题色</span>
        <span className="rounded-control bg-theme-soft px-3 py-1 text-theme-text">柔和底</span>
        {states.map(({ name, solid, soft }) => (
          <span key={name} className="flex gap-1">
            <span className={cn('rounded-control px-3 py-1', solid)}>{name}</span>
            <span className={cn('rounded-control px-3 py-1', soft)}>{name}</span>
          </span>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-4">
        {['bg-bg', 'bg-bg-subtle', 'bg-surface', 'bg-surface-raised shadow-2'].map((ground) => (
          <div key={ground} className={cn('rounded-card border border-border p-4', ground)}>
            <p className="text-fg">正文 fg</p>
            <p className="text-fg-muted">次要 fg-muted</p>
            <p className="text-fg-subtle">更淡 fg-subtle</p>
            <p className="text-theme-text">主题文字</p>
          </div>
        ))}
      </div>
    </div>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <div className="flex flex-col gap-2">
      <p className="text-2xl">第九届 Saiwu 创新创业大赛 2026</p>
      <p className="text-xl">第九届 Saiwu 创新创业大赛 2026</p>
      <p className="text-base">第九届 Saiwu 创新创业大赛 2026</p>
      <p className="text-sm">第九届 Saiwu 创新创业大赛 2026</p>
      <p className="text-xs">第九届 Saiwu 创新创业大赛 2026</p>
    </div>
  ),
};

const states = [
  { name: '成功', solid: 'bg-success text-success-fg', soft: 'bg-success-soft text-success-text' },
  { name: '警告', solid: 'bg-warning text-warning-fg', soft: 'bg-warning-soft text-warning-text' },
  { name: '危险', solid: 'bg-danger text-danger-fg', soft: 'bg-danger-soft text-danger-text' },
  { name: '信息', solid: 'bg-info text-info-fg', soft: 'bg-info-soft text-info-text' },
];
