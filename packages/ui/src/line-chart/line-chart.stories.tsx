import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { chartSvg } from '../chart/chart-svg.ts';
import { LineChart, type LineChartProps } from './line-chart.tsx';

interface Day {
  day: Date;
  visits: number | null;
  logins: number | null;
}

const days: Day[] = [1280, 1342, 1198, 905, 870, 1502, 1611, 1584, 1720, 1655].map((visits, index) => ({
  day: new Date(2026, 2, 5 + index),
  visits,
  logins: index === 4 ? null : Math.round(visits * (0.4 + 0.02 * index)),
}));

const meta: Meta<LineChartProps<Day>> = {
  title: '图表/折线图',
  component: LineChart<Day>,
  args: {
    title: '近十天访问',
    unit: '次',
    data: days,
    x: ({ day }) => day,
    xLabel: '日期',
    series: [{ key: 'visits', label: '访问', value: ({ visits }) => visits }],
    className: 'max-w-180',
  },
};
export default meta;

type Story = StoryObj<LineChartProps<Day>>;

export const Plain: Story = {};

const both: LineChartProps<Day>['series'] = [
  { key: 'visits', label: '访问', value: ({ visits }) => visits },
  { key: 'logins', label: '登录', value: ({ logins }) => logins },
];

/** One tab stop; each move is said. The table and the pictures are one press away. */
export const Keyboard: Story = {
  args: { series: both },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '近十天访问' });
    const news = () => within(canvasElement).getByRole('status').textContent;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(news()).toMatch(/^(3月5日|Mar 5)[，,] ?访问 1,280$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(news()).toMatch(/6[^\d].*访问 1,342$|Mar 6, 访问 1,342$/);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(news()).toMatch(/登录 960$/);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    // The day without a value is passed over.
    await expect(news()).toMatch(/(3月10日|Mar 10).*登录/);
    await userEvent.keyboard('{Enter}');
    await expect(plot).toHaveAttribute('data-state', 'pinned');
    await userEvent.tab();
    await expect(canvasElement.querySelector('[data-slot=chart-tooltip]')).toHaveTextContent(/访问1,502登录751/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-slot=chart-tooltip]')).toBeNull();
    await expect(plot).toHaveAttribute('data-state', 'idle');

    await userEvent.click(canvas.getByRole('button', { name: /查看数据|Show data/ }));
    const table = canvas.getByRole('table', { name: /近十天访问/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).getByRole('row', { name: /(3月9日|Mar 9) 870 —/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /查看图表|Show chart/ }));
    await expect(await canvas.findByRole('group', { name: '近十天访问' })).toBeVisible();
  },
};

/** The picture stands alone: no variable, no class, the theme's ground, the title and the legend. */
export const Picture: Story = {
  args: { series: both, className: 'max-w-100' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: '近十天访问' });
    const body = canvasElement.querySelector<HTMLElement>('[data-slot=chart]');
    if (body === null) throw new Error('There is no chart');
    const { text, width } = chartSvg(body, { title: '访问', heading: '近十天访问（次）' });
    await expect(text).not.toMatch(/var\(|class=|color-mix|oklab|oklch/);
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    await expect(picture.querySelector('parsererror')).toBeNull();
    const ground = getComputedStyle(body).getPropertyValue('--color-surface');
    await expect(picture.querySelector('rect')?.getAttribute('fill')).toBe(ground);
    await expect(picture.textContent).toMatch(/^近十天访问（次）近十天访问（次）访问登录/);
    await expect(Number(picture.getAttribute('width'))).toBe(width);
    // The second line is dashed, in the legend and in the plot.
    await expect(picture.querySelectorAll('[stroke-dasharray]').length).toBeGreaterThan(1);

    // As PNG it comes out twice as large.
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: /下载图片|Download image/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(2));
    const file = made.mock.lastCall?.[0];
    if (!(file instanceof Blob)) throw new Error('There is no file');
    await expect(file.type).toBe('image/png');
    const png = await createImageBitmap(file);
    await expect(png.width).toBeGreaterThanOrEqual(2 * 350);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'PNG' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /下载图片|Download image/ })).toHaveFocus());
  },
};

const colleges = ['计算机学院', '机械工程学院', '经济管理学院', '外国语学院', '艺术设计学院', '生命科学学院', '法学院', '土木工程学院'];

/** Names stand at the ends of the lines, moved apart where these are close. */
export const ManySeries: Story = {
  args: {
    title: '各学院的报名数',
    unit: '项',
    className: 'max-w-220',
    series: colleges.map((label, index) => ({
      key: label,
      label,
      value: ({ visits, day }) => Math.round(((visits ?? 0) / (6 + index)) * (1 + 0.3 * Math.sin(day.getDate() * (index + 1)))),
    })),
  },
};

/** A pointer moves the tooltip, a press pins it. */
export const Pointer: Story = {
  args: { series: both },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '近十天访问' });
    const box = plot.getBoundingClientRect();
    const tooltip = () => canvasElement.querySelector('[data-slot=chart-tooltip]');
    const at = (share: number) => ({ target: plot, coords: { clientX: box.left + box.width * share, clientY: box.top + 20 } });
    await userEvent.pointer(at(0.02));
    await expect(tooltip()).toHaveTextContent(/1,280/);
    await userEvent.pointer([at(0.95), { keys: '[MouseLeft]', ...at(0.95) }]);
    await expect(tooltip()).toHaveTextContent(/1,655/);
    await userEvent.pointer(at(0.02));
    await expect(tooltip()).toHaveTextContent(/1,655/);
    // A press on another point takes the pin there, one on the same point ends it.
    await userEvent.pointer({ keys: '[MouseLeft]', ...at(0.02) });
    await expect(tooltip()).toHaveTextContent(/1,280/);
    await userEvent.pointer([{ keys: '[MouseLeft]', ...at(0.02) }, { target: document.body }]);
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

/** Thousands of points: round dates on the axis, no dots. Values far from zero begin where they are. */
export const YearsOfScores: Story = {
  args: {
    title: '历年平均分',
    unit: '分',
    data: Array.from({ length: 2000 }, (_, index) => ({
      day: new Date(2020, 0, 1 + index),
      visits: 82 + 6 * Math.sin(index / 120) + Math.sin(index * 7),
      logins: null,
    })),
    series: [{ key: 'score', label: '平均分', value: ({ visits }) => visits }],
    help: '按天统计，校级选拔',
  },
};

export const Phone: Story = { args: { series: both, className: 'w-82' } };

export const Empty: Story = { args: { data: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { data: [], error: { message: '服务器忙，请稍后再试', requestId: '8f14e45f' }, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /重试|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
