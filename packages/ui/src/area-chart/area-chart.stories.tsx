import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AreaChart, type AreaChartProps } from './area-chart.tsx';

interface Month {
  month: Date;
  web: number | null;
  phone: number | null;
  desk: number | null;
}

const months: Month[] = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(2025, 6 + index, 1),
  web: Math.round(12_000 + 5200 * Math.sin(index / 2)),
  phone: Math.round(8400 + 3100 * Math.cos(index / 3)),
  desk: index === 7 ? null : 2400 + 160 * index,
}));

const meta: Meta<AreaChartProps<Month>> = {
  title: '图表/面积图',
  component: AreaChart<Month>,
  args: {
    title: '各渠道的访问',
    unit: '次',
    data: months,
    x: ({ month }) => month,
    xLabel: '月份',
    series: [
      { key: 'web', label: '网页', value: ({ web }) => web },
      { key: 'phone', label: '手机', value: ({ phone }) => phone },
      { key: 'desk', label: '自助机', value: ({ desk }) => desk },
    ],
    className: 'max-w-180',
  },
};
export default meta;

type Story = StoryObj<AreaChartProps<Month>>;

export const Plain: Story = { args: { title: '网页访问', series: [{ key: 'web', label: '网页', value: ({ web }) => web }] } };

/** Each month has its own values in the table and the tooltip, their pile in the drawing. */
export const Stacked: Story = {
  args: { isStacked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '各渠道的访问' });
    plot.focus();
    await userEvent.keyboard('{End}');
    const news = within(canvasElement).getByRole('status');
    await expect(news).toHaveTextContent(/2026.*网页 8,331$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(news).toHaveTextContent(/自助机 4,160$/);
    // The lines of a pile do not cross: each stands higher than the one below it, in pixels lower.
    const ends = [...canvasElement.querySelectorAll('[data-slot=chart-series]')].map(
      (series) => series.lastElementChild?.getBoundingClientRect().right,
    );
    await expect(new Set(ends.map((end) => Math.round(end ?? 0))).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /查看数据|Show data/ }));
    await expect(canvas.getByRole('row', { name: /2026年2月|Feb 2026/ })).toHaveTextContent('—');
  },
};

export const Together: Story = { args: { title: '网页与手机', series: (meta.args?.series ?? []).slice(0, 2) } };

export const Phone: Story = { args: { isStacked: true, className: 'w-82' } };

export const Empty: Story = { args: { data: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { data: [], error: { message: '服务器忙，请稍后再试' }, onRetry: fn() } };
