import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Histogram } from './histogram.tsx';

const scores = Array.from(
  { length: 240 },
  (_, index) => 74 + 9 * (Math.sin(index * 1.7) + Math.sin(index * 0.37)) + 4 * Math.cos(index * 5),
);

const meta: Meta<typeof Histogram> = {
  title: '图表/直方图',
  component: Histogram,
  args: {
    title: '得分的分布',
    unit: '项',
    values: scores,
    countLabel: '项目数',
    xLabel: '分数',
    marks: [{ value: 60, label: '及格线 60' }],
    className: 'max-w-180',
  },
};
export default meta;

type Story = StoryObj<typeof Histogram>;

/** No value is lost on the way into the classes, and the keys read them. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '得分的分布' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^5\d–\d+[，,] ?项目数 \d+$/);
    await expect(canvasElement.querySelector('[data-slot=histogram-mark]')).toHaveTextContent('及格线 60');
    await userEvent.click(canvas.getByRole('button', { name: /查看数据|Show data/ }));
    const counts = canvas.getAllByRole('cell').map((cell) => Number(cell.textContent));
    await expect(counts.reduce((sum, count) => sum + count, 0)).toBe(240);
  },
};

/** Counted elsewhere. Classes of different width have bars of one width, so that none looks like more than it is. */
export const Counted: Story = {
  args: {
    values: undefined,
    bins: [
      { from: 0, to: 60, count: 3 },
      { from: 60, to: 70, count: 18 },
      { from: 70, to: 80, count: 46 },
      { from: 80, to: 90, count: 61 },
      { from: 90, to: 100, count: 0 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '得分的分布' });
    const [first, ...others] = [...canvasElement.querySelectorAll('[data-slot=bar]')].map((bar) => bar.getBoundingClientRect());
    for (const bar of others) await expect(bar.width).toBeCloseTo(first?.width ?? 0, 0);
    // The pass mark stands where the class of those who failed ends.
    const line = canvasElement.querySelector('[data-slot=histogram-mark] line')?.getBoundingClientRect();
    await expect(Math.abs((line?.left ?? 0) - (first?.right ?? 0))).toBeLessThan(3);
  },
};

/** Whole numbers close together stand under their own bars. */
export const WholeNumbers: Story = {
  args: { title: '每位评委的项目数', values: [13, 14, 14, 14, 15, 15, 16, 14, 12, 14], marks: [], countLabel: '评委', unit: '人' },
};

export const Phone: Story = { args: { className: 'w-82' } };

export const Empty: Story = { args: { values: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { values: [], error: { message: '服务器忙，请稍后再试' }, onRetry: fn() } };
