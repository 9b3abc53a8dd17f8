import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { chartSvg } from '../chart/chart-svg.ts';
import { HeatMap } from './heat-map.tsx';

interface Cell {
  row: string;
  column: string;
  value: number | null;
}

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** The same at each run, without a pattern that the eye would find. */
function noise(row: number, column: number): number {
  return (Math.imul(row * 73 + column * 179 + 11, 2_654_435_761) >>> 16) % 100;
}

const visits: readonly Cell[] = days.flatMap((row, day) =>
  hours.map((column, hour) => ({ row, column, value: hour < 7 ? noise(day, hour) % 9 : (noise(day, hour) % 60) + (day < 5 ? 60 : 10) })),
);

const projects = [
  '智慧农业大棚',
  '视障者出行助手',
  '古籍修复机器人',
  '校园旧书循环平台',
  '低空巡检无人机',
  '方言语音存档',
  '冷链余温监测',
  '社区助老食堂',
];
const judges = ['张教授', '李研究员', '欧阳高级工程师', '赵老师', '王总监'];

const scores: readonly Cell[] = judges.flatMap((row, judge) =>
  projects.map((column, project) => ({ row, column, value: (judge + project) % 4 === 3 ? null : 62 + (noise(judge, project) % 36) })),
);

const meta = {
  title: '图表/热力图',
  component: HeatMap<Cell>,
  args: { title: '访问时段', unit: '次', data: visits, x: (cell) => cell.column, y: (cell) => cell.row, value: (cell) => cell.value },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HeatMap<Cell>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visits: Story = {};

/** Judges by projects; a judge has not scored every project. */
export const Keyboard: Story = {
  args: { title: '评委打分', unit: '分', data: scores },
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '评委打分' });
    plot.focus();
    const steps: readonly [key: string, said: RegExp][] = [
      ['{Control>}{Home}{/Control}', /^张教授.*智慧农业大棚.*\d+$/],
      ['{ArrowRight}', /^张教授.*视障者出行助手/],
      ['{ArrowDown}', /^李研究员.*视障者出行助手/],
      ['{End}', /^李研究员.*社区助老食堂/],
      ['{ArrowRight}', /^李研究员.*社区助老食堂/],
      ['{Home}', /^李研究员.*智慧农业大棚/],
      ['{ArrowUp}', /^张教授.*智慧农业大棚/],
      ['{Control>}{End}{/Control}', /^王总监.*社区助老食堂.*(无数据|no data)$/],
    ];
    for (const [key, said] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(said));
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Table: Story = {
  args: Keyboard.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(查看数据|Show data)$/ }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(projects.length + 1);
    await expect(table.getAllByRole('row')).toHaveLength(judges.length + 1);
    await expect(table.getAllByRole('cell')[3]).toHaveTextContent(/^(无数据|no data)$/);
  },
};

/** By how much each judge is above or below the mean of a project. */
export const AroundAMiddle: Story = {
  args: {
    title: '与项目平均分之差',
    unit: '分',
    data: scores.map((cell) => ({ ...cell, value: cell.value === null ? null : cell.value - 79 })),
    middle: 0,
    format: (value) => (value > 0 ? `+${value}` : String(value).replace('-', '−')),
  },
};

/** As a picture it has its own colours, the hatching and the legend. */
export const Picture: Story = {
  args: AroundAMiddle.args,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '与项目平均分之差' });
    const body = canvasElement.querySelector<HTMLElement>('[data-slot=chart]');
    if (body === null) throw new Error('There is no chart');
    const { text } = chartSvg(body, { title: '评分', heading: '与项目平均分之差' });
    await expect(text).not.toMatch(/var\(|class=|color-mix|oklab/);
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const hatched = picture.querySelector('path[data-step="-1"]')?.getAttribute('fill') ?? '';
    const pattern = [...picture.querySelectorAll('pattern')].find((one) => hatched === `url(#${one.id})`);
    await expect(pattern?.querySelector('path')?.getAttribute('stroke')).toMatch(/^rgb\(/);
    await expect(picture.textContent).toMatch(/欧阳高级工程师.*(无数据|no data)/);
  },
};

const many: readonly Cell[] = Array.from({ length: 200 }, (_, row) =>
  Array.from({ length: 60 }, (_, column) => ({
    row: `评委 ${row + 1}`,
    column: `项目 ${column + 1}`,
    value: noise(row, column) < 20 ? null : 60 + (noise(column, row) % 40),
  })),
).flat();

/** 12,000 cells are a few shapes, and moving over them draws one cell anew. */
export const ManyCells: Story = {
  args: { title: '全部打分', data: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '全部打分' });
    await expect(canvasElement.querySelectorAll('[data-slot="chart-svg"] path[data-step]').length).toBeLessThanOrEqual(9);
    plot.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^评委 200.*项目 60/));
    await waitFor(async () => {
      const cell = canvasElement.querySelector('[data-export="none"]')?.getBoundingClientRect();
      await expect(cell?.top).toBeGreaterThan(0);
      await expect(cell?.bottom).toBeLessThan(window.innerHeight);
    });
  },
};

/** The names of the rows keep still while the columns scroll; the keys bring a cell into view. */
export const Phone: Story = {
  args: { title: '评委打分', unit: '分', data: many.slice(0, 60 * 12) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '评委打分' });
    await expect(plot.scrollWidth).toBeGreaterThan(plot.clientWidth);
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(plot.scrollLeft + plot.clientWidth).toBeGreaterThan(plot.scrollWidth - 48));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(plot.scrollLeft).toBeLessThan(24));
  },
};

export const Empty: Story = { args: { data: visits.map((cell) => ({ ...cell, value: null })) } };

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
