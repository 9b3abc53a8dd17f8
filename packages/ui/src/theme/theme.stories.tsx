import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cn } from '../cn.ts';
import { checkThemeColor } from './check-theme-color.ts';
import { contrast, parseColor } from './color.ts';
import { presetColors, themeVariables } from './theme.ts';

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

/** All presets and both schemes in one page, with the dark sidebar between them: axe checks every text on every ground. */
export const Presets: StoryObj = {
  render: () => (
    <div className="grid gap-3 text-sm md:grid-cols-2 xl:grid-cols-3">
      {presetColors.flatMap((color) =>
        (['light', 'sidebar', 'dark'] as const).map((ground) => <Sample key={`${color} ${ground}`} color={color} ground={ground} />),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/:1$/)).toHaveLength(3 * presetColors.length);
  },
};

/** What is marked as dark sidebar follows the theme colour beside a light page. */
export const DarkSidebar: StoryObj = {
  globals: { scheme: 'light', color: 'rgb(250, 173, 20)' },
  render: () => (
    <div className="flex h-48 border border-border bg-bg text-sm">
      <nav data-sidebar="dark" className="flex w-40 flex-col gap-1 border-r border-border bg-surface p-2">
        <span className="rounded-control bg-theme-soft px-3 py-1.5 font-medium text-theme-text">大赛列表</span>
        <span className="px-3 py-1.5 text-fg-muted">项目</span>
        <span className="px-3 py-1.5">评委</span>
      </nav>
      <p className="p-4">页面</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const sidebar = getComputedStyle(canvas.getByRole('navigation'));
    for (const [name, value] of Object.entries(themeVariables('rgb(250, 173, 20)', 'sidebar'))) {
      await expect(sidebar.getPropertyValue(name)).toBe(value);
    }
    await expect(sidebar.color).toBe(sidebar.getPropertyValue('--color-fg'));
    await expect(sidebar.colorScheme).toBe('dark');
  },
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

function Sample({ color, ground }: { color: string; ground: 'light' | 'sidebar' | 'dark' }) {
  const variables = themeVariables(color, ground);
  const ratio = contrast(parseColor(variables['--color-theme'] ?? ''), parseColor(variables['--color-theme-fg'] ?? ''));
  return (
    <div
      data-theme={ground === 'light' ? 'light' : 'dark'}
      style={variables}
      className="flex flex-col gap-2 rounded-card border border-border bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="rounded-control bg-theme px-3 py-1 text-theme-fg">{checkThemeColor(color).used.light}</span>
        <span className="rounded-control bg-theme-hover px-3 py-1 text-theme-fg">主要</span>
        <span className="rounded-control bg-theme-soft px-3 py-1 text-theme-text">选中</span>
        <span className="ml-auto text-fg-muted tabular-nums">{ratio.toFixed(2)}:1</span>
      </div>
      {['bg-bg', 'bg-bg-subtle', 'bg-surface-raised', 'bg-theme-soft'].map((surface) => (
        <p key={surface} className={cn('flex flex-wrap gap-x-3 rounded-control border border-border-strong px-2 py-0.5', surface)}>
          <span className="text-fg">正文</span>
          <span className="text-fg-muted">次要</span>
          <span className="text-fg-subtle">更淡</span>
          <span className="text-theme-text">主题</span>
          {surface !== 'bg-theme-soft' &&
            states.map(({ name, text }) => (
              <span key={name} className={text}>
                {name}
              </span>
            ))}
        </p>
      ))}
      <span className="h-6 rounded-control outline-2 outline-offset-2 outline-ring" />
    </div>
  );
}

const states = [
  { name: '成功', solid: 'bg-success text-success-fg', soft: 'bg-success-soft text-success-text', text: 'text-success-text' },
  { name: '警告', solid: 'bg-warning text-warning-fg', soft: 'bg-warning-soft text-warning-text', text: 'text-warning-text' },
  { name: '危险', solid: 'bg-danger text-danger-fg', soft: 'bg-danger-soft text-danger-text', text: 'text-danger-text' },
  { name: '信息', solid: 'bg-info text-info-fg', soft: 'bg-info-soft text-info-text', text: 'text-info-text' },
];
