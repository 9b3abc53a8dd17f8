import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BarChart, type BarChartProps } from './bar-chart.tsx';

interface College {
  name: string;
  gold: number | null;
  silver: number | null;
  bronze: number | null;
}

const colleges: College[] = [
  { name: '计算机科学与技术学院', gold: 6, silver: 11, bronze: 19 },
  { name: '机械工程学院', gold: 4, silver: 9, bronze: 14 },
  { name: '经济管理学院', gold: 3, silver: 5, bronze: 12 },
  { name: '外国语学院', gold: null, silver: 2, bronze: 6 },
  { name: '艺术设计学院（含数字媒体系）', gold: 2, silver: 7, bronze: 8 },
];

const medals: BarChartProps<College>['series'] = [
  { key: 'gold', label: '金奖', value: ({ gold }) => gold },
  { key: 'silver', label: '银奖', value: ({ silver }) => silver },
  { key: 'bronze', label: '铜奖', value: ({ bronze }) => bronze },
];

const meta: Meta<BarChartProps<College>> = {
  title: '图表/柱状图',
  component: BarChart<College>,
  args: { title: '各学院获奖', unit: '项', data: colleges, x: ({ name }) => name, xLabel: '学院', series: medals, className: 'max-w-180' },
};
export default meta;

type Story = StoryObj<BarChartProps<College>>;

export const Plain: Story = { args: { title: '各学院的铜奖', series: medals.slice(2) } };

/** Left and Right go from college to college, Up and Down from prize to prize; what has no value is passed over. */
export const Grouped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '各学院获奖' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    const news = within(canvasElement).getByRole('status');
    await expect(news).toHaveTextContent(/经济管理学院.*金奖 3$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(news).toHaveTextContent(/艺术设计学院（含数字媒体系）.*金奖 2$/);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(news).toHaveTextContent(/经济管理学院.*铜奖 12$/);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(news).toHaveTextContent(/艺术设计学院（含数字媒体系）.*铜奖 8$/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /查看数据|Show data/ }));
    await expect(canvas.getByRole('row', { name: '外国语学院 — 2 6' })).toBeVisible();
  },
};

/** Bars of a pile stand on one another and are told apart by patterns too. */
export const Stacked: Story = {
  args: { isStacked: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '各学院获奖' });
    const bars = [...canvasElement.querySelectorAll('[data-slot=bar]')].map((bar) => bar.getBoundingClientRect());
    const [gold, silver, bronze] = [bars[0], bars[5 - 1], bars[10 - 1]];
    await expect(Math.abs((gold?.top ?? 0) - (silver?.bottom ?? 1))).toBeLessThan(2);
    await expect(Math.abs((silver?.top ?? 0) - (bronze?.bottom ?? 1))).toBeLessThan(2);
    await expect(canvasElement.querySelectorAll('[data-slot=bar][style*="url("]').length).toBe(10);
  },
};

export const StackedLying: Story = { args: { isStacked: true, isHorizontal: true } };

/** Lying bars have room for long names. Up and Down then go from name to name. */
export const Lying: Story = {
  args: {
    title: '报名最多的题目',
    unit: '人',
    data: [
      { name: '基于大语言模型的高校就业指导与简历诊断平台', gold: 1286, silver: null, bronze: null },
      { name: '乡村振兴背景下的非遗文创产品设计', gold: 942, silver: null, bronze: null },
      { name: '智慧养老', gold: 611, silver: null, bronze: null },
      { name: '低空经济：无人机校园配送', gold: 87, silver: null, bronze: null },
    ],
    series: [{ key: 'people', label: '报名', value: ({ gold }) => gold }],
    isHorizontal: true,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '报名最多的题目' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/智慧养老.*报名 611$/);
  },
};

export const BelowZero: Story = {
  args: {
    title: '与上届相比的报名数',
    data: colleges.map((college, index) => ({ ...college, gold: [120, -46, 8, 0, -90][index] ?? null })),
    series: [{ key: 'change', label: '变化', value: ({ gold }) => gold }],
    isHorizontal: true,
  },
};

/** Two bars are two bars, not two blocks. */
export const TwoBars: Story = {
  args: { data: colleges.slice(0, 2), series: medals.slice(0, 1), title: '金奖' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '金奖' });
    for (const bar of canvasElement.querySelectorAll('[data-slot=bar]'))
      await expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(56);
  },
};

/** Labels that do not fit are left out or cut, never on one another. */
export const ManyBars: Story = {
  args: {
    title: '每小时提交的作品',
    data: Array.from({ length: 48 }, (_, hour) => ({
      name: `${String(hour % 24).padStart(2, '0')}:00`,
      gold: Math.round(40 + 38 * Math.sin(hour / 4)),
      silver: null,
      bronze: null,
    })),
    series: medals.slice(0, 1),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '每小时提交的作品' });
    const labels = [...canvasElement.querySelectorAll('[data-slot=point-axis] text')].map((label) => label.getBoundingClientRect());
    await expect(labels.length).toBeGreaterThan(8);
    for (const [index, label] of labels.entries())
      await expect(label.left).toBeGreaterThan(labels[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
  },
};

export const Phone: Story = { args: { className: 'w-82' } };

export const Empty: Story = { args: { data: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { data: [], error: { message: '服务器忙，请稍后再试' }, onRetry: fn() } };
