import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { DonutChart } from './donut-chart.tsx';

interface Prize {
  name: string;
  count: number;
}

const prizes: readonly Prize[] = [
  { name: '一等奖', count: 12 },
  { name: '二等奖', count: 36 },
  { name: '三等奖', count: 74 },
  { name: '优秀奖', count: 120 },
];

const meta = {
  title: '图表/环形图',
  component: DonutChart<Prize>,
  args: { title: '各等级奖项', unit: '项', data: prizes, x: (prize) => prize.name, value: (prize) => prize.count, className: 'max-w-160' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart<Prize>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '各等级奖项' });
    plot.focus();
    const steps: readonly [key: string, said: string][] = [
      ['{Home}', '优秀奖，120，50%'],
      ['{ArrowRight}', '三等奖，74，30%'],
      ['{ArrowDown}', '二等奖，36，15%'],
      ['{End}', '一等奖，12，5%'],
      // Around the ring, both ways.
      ['{ArrowRight}', '优秀奖，120，50%'],
      ['{ArrowLeft}', '一等奖，12，5%'],
      ['{ArrowUp}', '二等奖，36，15%'],
    ];
    for (const [key, said] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('status').textContent?.replaceAll(', ', '，')).toBe(said));
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(查看数据|Show data)$/ }));
    const table = within(canvas.getByRole('table'));
    // In the order of the data.
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('一等奖125%');
    const shares = table.getAllByRole('cell').filter((_, index) => index % 2 === 1);
    await expect(shares.reduce((sum, share) => sum + Number.parseFloat(share.textContent ?? ''), 0)).toBe(100);
  },
};

const colleges: readonly Prize[] = [
  { name: '计算机与人工智能学院', count: 420 },
  { name: '机械工程学院', count: 210 },
  { name: '电子信息与电气工程学院', count: 160 },
  { name: '经济管理学院', count: 22 },
  { name: '外国语学院', count: 18 },
  { name: '设计与艺术学院', count: 15 },
  { name: '生命科学学院', count: 12 },
  { name: '马克思主义学院', count: 3 },
  { name: '体育学院', count: 2 },
  { name: '继续教育学院', count: 0 },
];

/** Small parts are led to their labels; beyond seven they are gathered. */
export const ManyParts: Story = {
  args: { title: '各学院参赛项目', data: colleges },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '各学院参赛项目' });
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('[data-slot="chart-tooltip"]')).toHaveTextContent(/马克思主义学院.*体育学院/);
    const texts = [...canvasElement.querySelectorAll('[data-slot="chart-svg"] text')].map((text) => text.getBoundingClientRect());
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) await expect(isOver(one, other)).toBe(false);
    }
  },
};

export const Phone: Story = {
  args: { title: '各学院参赛项目', data: colleges },
  globals: { viewport: { value: 'mobile1' } },
};

export const OnePart: Story = { args: { data: prizes.slice(0, 1), totalLabel: '获奖项目' } };

export const Empty: Story = { args: { data: prizes.map((prize) => ({ ...prize, count: 0 })) } };

export const Loading: Story = {
  args: { data: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { data: [], error: { message: '服务器没有回应' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Retry)$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function isOver(one: DOMRect, other: DOMRect): boolean {
  // Glyphs are smaller than their boxes: a hair of overlap is air to the eye.
  return one.left + 1 < other.right && other.left + 1 < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom;
}
