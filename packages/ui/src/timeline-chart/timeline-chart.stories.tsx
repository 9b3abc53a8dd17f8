import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { TimelineChart } from './timeline-chart.tsx';

interface Span {
  lane: string;
  name: string;
  start: string | null;
  end: string | null;
}

const stages: readonly Span[] = [
  { lane: '报名', name: '学生报名', start: '2026-03-01', end: '2026-03-31' },
  { lane: '院赛', name: '网评', start: '2026-04-03', end: '2026-04-12' },
  { lane: '院赛', name: '公示', start: '2026-04-14', end: '2026-04-16' },
  { lane: '校赛', name: '网评', start: '2026-04-20', end: '2026-05-06' },
  { lane: '校赛', name: '路演', start: '2026-05-09', end: '2026-05-10' },
  { lane: '校赛', name: '公示', start: '2026-05-12', end: '2026-05-18' },
  { lane: '省赛', name: '材料准备与专家辅导', start: '2026-05-15', end: '2026-06-12' },
  { lane: '省赛', name: '省级网评', start: '2026-06-08 08:00', end: '2026-06-20 18:00' },
  { lane: '决赛（由教育厅另行通知）', name: '待定', start: null, end: null },
];

const meta = {
  title: '图表/甘特时间线',
  component: TimelineChart<Span>,
  args: {
    title: '大赛日程',
    laneLabel: '赛段',
    data: stages,
    lane: (span) => span.lane,
    label: (span) => span.name,
    start: (span) => span.start,
    end: (span) => span.end,
    marks: [
      { label: '报名截止', time: '2026-03-31 18:00' },
      { label: '校赛结果上报', time: '2026-05-20' },
      { label: '省赛颁奖', time: '2026-06-28 14:00' },
    ],
    now: '2026-05-04 09:30:00',
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TimelineChart<Span>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '大赛日程' });
    plot.focus();
    const steps: readonly [key: string, said: RegExp][] = [
      ['{Control>}{Home}{/Control}', /报名截止.*2026-03-31 18:00.*(已结束|Ended)$/],
      ['{ArrowRight}', /校赛结果上报.*(未开始|Not started)$/],
      // To the next lane with a bar, to the nearest in time.
      ['{ArrowDown}', /^报名.*学生报名.*2026-03-01.*2026-03-31.*(已结束|Ended)$/],
      ['{ArrowDown}', /^院赛.*网评/],
      ['{ArrowDown}', /^校赛.*网评.*(进行中|Under way)$/],
      ['{End}', /^校赛.*公示/],
      ['{ArrowRight}', /^校赛.*公示/],
      ['{ArrowDown}', /^省赛.*材料准备与专家辅导/],
      // The final has no bar.
      ['{ArrowDown}', /^省赛.*材料准备与专家辅导/],
      ['{Home}{ArrowUp}', /^校赛.*公示/],
    ];
    for (const [key, said] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(said));
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const bars = [...canvasElement.querySelectorAll('[data-slot="timeline-bar"]')];
    await expect(bars.map((bar) => bar.getAttribute('data-state')).join(' ')).toBe('ended ended ended running coming coming coming coming');
  },
};

/** Days, weeks and months by buttons and by `+` and `-`; the keys bring a bar into view. */
export const Zoom: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '大赛日程' });
    await userEvent.click(canvas.getByRole('radio', { name: /^(日|Day)$/ }));
    await waitFor(() => expect(plot.scrollWidth).toBeGreaterThan(plot.clientWidth));
    const wide = plot.scrollWidth;
    plot.focus();
    await userEvent.keyboard('-');
    await expect(canvas.getByRole('radio', { name: /^(周|Week)$/ })).toBeChecked();
    await waitFor(() => expect(plot.scrollWidth).toBeLessThan(wide));
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('radio', { name: /^(日|Day)$/ })).toBeChecked();
    await waitFor(() => expect(plot.scrollWidth).toBe(wide));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/省级网评/));
    await waitFor(() => expect(plot.scrollLeft).toBeGreaterThan(wide / 2));
  },
};

export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(查看数据|Show data)$/ }));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(1 + 3 + stages.length);
    await expect(rows.at(-1)).toHaveTextContent('待定决赛（由教育厅另行通知）———');
  },
};

const judges: readonly Span[] = Array.from({ length: 6 }, (_, judge) =>
  Array.from({ length: 3 }, (_, round) => ({
    lane: ['张教授', '李研究员', '欧阳高级工程师', '赵老师', '王总监', '陈老师'][judge] ?? '',
    name: `第 ${round + 1} 场`,
    start: `2026-05-0${2 + round} ${String(8 + ((judge * 3) % 5)).padStart(2, '0')}:00`,
    end: `2026-05-0${2 + round} ${13 + ((judge * 2) % 6)}:30`,
  })),
).flat();

export const WhoJudgesWhen: Story = { args: { title: '评委排班', laneLabel: '评委', data: judges, marks: [] } };

/** The names of the lanes keep still, today is in view. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: '大赛日程' });
    await userEvent.click(canvas.getByRole('radio', { name: /^(周|Week)$/ }));
    await waitFor(() => expect(plot.scrollLeft).toBeGreaterThan(0));
    plot.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(plot.scrollLeft).toBeLessThan(plot.scrollWidth / 2));
  },
};

export const Empty: Story = { args: { data: [], marks: [] } };

export const Loading: Story = {
  args: { data: [], marks: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { data: [], marks: [], error: { message: '服务器没有回应' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Retry)$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
