import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SelectionBar } from '../bulk-bar/selection-bar.tsx';
import { Button } from '../button/button.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Input } from '../input/input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { StateDot } from '../state-dot/state-dot.tsx';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { noSelection, type RowSelection } from './row-selection.ts';
import type { TableView } from './table-view.ts';
import { useClientRows } from './use-client-rows.ts';

interface Project {
  id: string;
  name: string;
  college?: string;
  leader: string;
  score: number;
  isFixed?: boolean;
  submittedAt: string;
}

const columns: Column<Project>[] = [
  { key: 'name', title: '项目名称', value: (row) => row.name, isSortable: true, priority: 1, isRequired: true },
  { key: 'college', title: '学院', value: (row) => row.college, isSortable: true },
  { key: 'leader', title: '负责人', value: (row) => row.leader },
  {
    key: 'state',
    title: '状态',
    value: (row) => (row.isFixed ? '已晋级' : '评审中'),
    cell: (row) => (row.isFixed ? <StateDot tone="success">已晋级</StateDot> : <StateDot tone="info">评审中</StateDot>),
  },
  { key: 'score', title: '得分', value: (row) => row.score, cell: (row) => row.score.toFixed(2), align: 'right', isSortable: true },
  { key: 'submittedAt', title: '提交时间', value: (row) => row.submittedAt, priority: 3 },
];

const rows: Project[] = [
  { id: '1', name: '智能农业巡检机器人', college: '机械工程学院', leader: '王小明', score: 92.5, submittedAt: '2026-04-28 16:20' },
  { id: '2', name: '面向乡村的远程问诊平台', leader: '李婷', score: 88.25, submittedAt: '2026-04-29 10:05' },
  {
    id: '3',
    name: '古籍修复的多光谱成像',
    college: '文学院',
    leader: '欧阳娜娜',
    score: 95,
    isFixed: true,
    submittedAt: '2026-04-30 09:41',
  },
  { id: '4', name: '低空物流的航线规划', college: '航空学院', leader: '陈晨', score: 79.75, submittedAt: '2026-04-30 22:58' },
];

const colleges = ['机械工程学院', '文学院', '航空学院', '计算机学院', '医学院'];
/** A whole school's projects, invented by their numbers. */
const many: Project[] = Array.from({ length: 5000 }, (_, place) => ({
  id: String(place + 1),
  name: `第 ${place + 1} 组：${rows[place % rows.length]?.name ?? ''}`,
  college: colleges[(place * 7) % colleges.length],
  leader: `${'王李张刘陈'[place % 5] ?? ''}${'明婷晨娜芳'[(place * 3) % 5] ?? ''}`,
  score: 60 + ((place * 37) % 4000) / 100,
  isFixed: place % 9 === 0,
  submittedAt: `2026-04-${String((place % 28) + 1).padStart(2, '0')} 16:20`,
}));

const meta: Meta<DataTableProps<Project>> = {
  title: '数据/DataTable',
  component: DataTable<Project>,
  args: { caption: '项目', columns, rows, rowKey: (row) => row.id },
};
export default meta;

type Story = StoryObj<DataTableProps<Project>>;

/** The keys of the data grid pattern of the WAI-ARIA Authoring Practices. */
export const Keyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = () => {
      const cell = document.activeElement?.closest('[aria-colindex]');
      return [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].join(':');
    };
    await canvas.findAllByRole('button', { name: '查看' });
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /选择本页|page/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/^(已选 3 项|3 selected)$/, { selector: '[data-slot] *' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    const head = canvas.getByRole('columnheader', { name: '项目名称' });
    await expect(within(head).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: rows[0]?.name })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(place()).toBe('3:3');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(place()).toBe('2:2');
    await userEvent.keyboard('{End}');
    const more = within(canvas.getAllByRole('row')[1] ?? canvasElement).getByRole('button', { name: /更多|More/ });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getAllByRole('button', { name: '查看' })[0]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('checkbox')[1]).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(place()).toBe('5:7');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(place()).toBe('1:1');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(place()).toBe('5:1');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect(place()).toBe('2:1');
    // The grid is one stop: the next one lies behind it.
    await userEvent.tab();
    await expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(place()).toBe('2:1');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/**
 * Arrows go on from links, buttons and boxes, a menu opens by Enter. What has arrows of its own is entered by Enter or F2, keeps them, and
 * is left by Escape.
 */
export const ControlsInCells: Story = {
  args: {
    columns: [
      { key: 'name', title: '项目名称', cell: (row) => <a href={`#${row.id}`}>{row.name}</a> },
      { key: 'note', title: '备注', cell: () => <Input aria-label="备注" defaultValue="优秀" /> },
      { key: 'final', title: '终审', cell: () => <Final /> },
      { key: 'weight', title: '权重', cell: () => <Weight /> },
      { key: 'track', title: '赛道', cell: () => <Track /> },
      { key: 'day', title: '日期', cell: () => <Day /> },
    ],
    rowActions: () => [
      { key: 'view', label: '查看', onSelect: fn() },
      { key: 'return', label: '退回', onSelect: fn() },
      { key: 'delete', label: '删除', isDanger: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = () => {
      const cell = document.activeElement?.closest('[aria-colindex]');
      return [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].join(':');
    };
    const cellAt = (row: number, column: number) =>
      canvasElement.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`) ?? canvasElement;
    await canvas.findAllByRole('button', { name: /更多|More/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(document.activeElement).toHaveAccessibleName(/更多|More/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(place()).toBe('3:7');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(place()).toBe('2:7');
    // Entered, the button has its own arrows.
    await userEvent.keyboard('{F2}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowUp}{Home}');

    const entries: readonly [column: number, keys: string, isAsExpected: (cell: HTMLElement) => Promise<void>][] = [
      [2, '{ArrowLeft}{ArrowUp}', (cell) => expect(within(cell).getByRole('textbox')).toHaveFocus()],
      // Held, until the focus that follows has chosen.
      [3, '{ArrowDown>}', (cell) => expect(within(cell).getByRole('radio', { name: '否' })).toBeChecked()],
      [4, '{ArrowRight}', (cell) => expect(within(cell).getByRole('slider')).toHaveAttribute('aria-valuenow', '6')],
      [5, '{ArrowDown}', (cell) => expect(within(cell).getByRole('combobox', { hidden: true })).toHaveAttribute('aria-expanded', 'true')],
      [6, '{ArrowDown}', () => expect(screen.getByRole('grid', { name: /\d{4}/ })).toBeVisible()],
    ];
    for (const [column, keys, check] of entries) {
      await userEvent.keyboard('{ArrowRight}');
      const cell = cellAt(2, column);
      await expect(cell).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(cell).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(cell).toContainElement(focused()));
      await expect(cell).not.toHaveFocus();
      await userEvent.keyboard(keys);
      await waitFor(() => check(cell));
      await userEvent.keyboard('{/ArrowDown}');
      const panel = screen.queryByRole('listbox') ?? screen.queryByRole('dialog');
      if (panel) {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(panel).not.toBeInTheDocument());
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(cell).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('查看');
  },
};

/** Thousands of rows in the browser: sorted and searched there, only those in sight in the document. */
export const Many: Story = {
  args: { rows: many },
  render: (args) => <Client {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = () => canvas.getAllByRole('gridcell', { name: /第 \d+ 组/ })[0]?.textContent;
    await waitFor(() => expect(first()).toContain('第 1 组'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: '得分' }));
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: '60.00' })[0]).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox'), '组：古籍 医学院');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '251');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择全部|Select all/ }));
    await waitFor(() =>
      expect(canvas.getByText(/已选全部 5,000 项，除 556 项外|All 5,000 selected, except 556/, { selector: 'span' })).toBeVisible(),
    );
    // The focus follows the rows, also to those that were not in the document.
    canvas.getByRole('button', { name: '得分' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', '5001'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', '5000');
    const region = canvasElement.querySelector('[data-slot="data-table"]');
    region?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', '5001'));
  },
};

/** Columns ordered, left out, made wider and standing still at an edge, as a reader has arranged them. */
export const Arranged: Story = {
  render: (args) => <View {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.filter((head) => head !== '提交时间')).toEqual(['项目名称', '得分', '学院', '状态']);
    const score = canvas.getByRole('columnheader', { name: '得分' });
    const width = score.offsetWidth;
    within(score).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(score.offsetWidth).toBeGreaterThanOrEqual(width + 30));
    const handle = score.querySelector('[data-slot="column-resizer"]');
    if (handle === null) throw new Error('The head has no handle');
    await userEvent.dblClick(handle);
    await waitFor(() => expect(score.offsetWidth).toBeLessThan(width + 30));
  },
};

/** Cells edited in their place: what cannot be saved stays beside its reason. */
export const Editing: Story = {
  render: (args) => <Edited {...args} />,
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('gridcell', { name: '王小明' });
    await userEvent.dblClick(cell);
    const field = await canvas.findByRole('textbox', { name: '负责人' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请填写负责人');
    await userEvent.type(field, '退回{Enter}');
    await expect(await canvas.findByText('服务器没有应答，请稍后再试')).toBeVisible();
    await expect(field).toHaveValue('退回');
    await userEvent.clear(field);
    await userEvent.type(field, '王大明{Enter}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '王大明' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{F2}');
    const second = await canvas.findByRole('textbox', { name: '负责人' });
    await userEvent.type(second, '某某{Escape}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '李婷' })).toHaveFocus());
  },
};

/** Rows that open into more, and sums under the columns. */
export const Opened: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'score'
        ? { ...column, footer: (all) => (all.reduce((sum, { score }) => sum + score, 0) / all.length).toFixed(2) }
        : column.key === 'name'
          ? { ...column, footer: (all) => `${all.length} 个项目的平均分` }
          : column,
    ),
    detail: (row) => (
      <p>
        {row.leader}，{row.submittedAt} 提交。<Button size="small">下载计划书</Button>
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: '88.88' })).toBeVisible();
    const [arrow] = canvas.getAllByRole('button', { name: /展开此行|Expand row/ });
    if (arrow === undefined) throw new Error('No row can be opened');
    await userEvent.click(arrow);
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下载计划书' })).toHaveFocus();
    await userEvent.click(arrow);
    await expect(canvas.queryByRole('button', { name: '下载计划书' })).toBeNull();
  },
};

/** Opened rows among many push the others down. */
export const OpenedAmongMany: Story = {
  args: { rows: many, detail: (row) => <p className="h-24">{row.leader}</p> },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /第 2 组/ })).toBeVisible());
    const second = canvas.getByRole('gridcell', { name: /第 2 组/ });
    const before = second.getBoundingClientRect().top;
    const [arrow] = canvas.getAllByRole('button', { name: /展开此行|Expand row/ });
    if (arrow === undefined) throw new Error('No row can be opened');
    await userEvent.click(arrow);
    await waitFor(() => expect(second.getBoundingClientRect().top - before).toBeGreaterThan(120));
    await userEvent.click(arrow);
    await waitFor(() => expect(second.getBoundingClientRect().top).toBe(before));
  },
};

/** A text that is cut says the whole of itself under the pointer. */
export const Cut: Story = {
  args: { rows: many, view: { widths: { name: 120 } } },
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: /第 8 组/ });
    await waitFor(() => expect(cell.offsetWidth).toBe(120));
    await userEvent.hover(cell);
    await expect(cell).toHaveAttribute('title', expect.stringContaining('低空物流'));
  },
};

/** On paper the rows that are virtual on the screen are all there. */
export const Printed: Story = {
  args: { rows: many.slice(0, 300) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(301);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

export const Plain: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const LoadingNext: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="还没有项目" description="学生报名后，项目列在这里。" action={<Button variant="solid">导入项目</Button>} />,
  },
};

export const Failed: Story = {
  args: { rows: [], error: { message: '服务器没有应答，请稍后再试。', requestId: '7f3a91c2' }, onRetry: fn() },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, render: (args) => <Chosen {...args} /> };

export const ManyOnPhone: Story = {
  args: { rows: many },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => <Client {...args} />,
};

function Chosen(args: DataTableProps<Project>) {
  const [chosen, setChosen] = useState(noSelection);
  const [sort, setSort] = useState<Sort>();
  return (
    <div className="rounded-card border border-border bg-surface">
      <DataTable
        {...args}
        sort={sort}
        onSortChange={setSort}
        selection={{ value: chosen, onValueChange: setChosen, isSelectable: refusal }}
        rowActions={(row) => [
          { key: 'view', label: '查看', onSelect: fn() },
          { key: 'return', label: '退回', isDisabled: row.isFixed, reason: '已晋级', onSelect: fn() },
          { key: 'delete', label: '删除', isDanger: true, onSelect: fn() },
        ]}
      />
      <SelectionBar value={chosen} onValueChange={setChosen} total={args.rows.length} className="m-2">
        <Button size="small">分配评委</Button>
        <Button size="small" variant="danger">
          删除
        </Button>
      </SelectionBar>
    </div>
  );
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function Final() {
  const [isFinal, setIsFinal] = useState('yes');
  const options = [
    { value: 'yes', label: '是' },
    { value: 'no', label: '否' },
  ];
  return <RadioGroup aria-label="终审" value={isFinal} onValueChange={setIsFinal} options={options} />;
}

function Weight() {
  const [weight, setWeight] = useState(5);
  return <Slider aria-label="权重" max={10} value={weight} onValueChange={setWeight} className="min-w-32" />;
}

function Track() {
  const [track, setTrack] = useState('main');
  const options = [
    { value: 'main', label: '主赛道' },
    { value: 'red', label: '红旅赛道' },
  ];
  return <Select aria-label="赛道" value={track} onValueChange={setTrack} options={options} />;
}

function Day() {
  const [day, setDay] = useState('2026-05-01');
  return <DateInput aria-label="日期" value={day} onValueChange={setDay} className="min-w-36" />;
}

function refusal(row: Project): true | string {
  return !row.isFixed || '已晋级的项目不能再选';
}

function Client(args: DataTableProps<Project>) {
  const [sort, setSort] = useState<Sort>();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<RowSelection>(noSelection);
  const found = useClientRows(args.rows, args.columns, { sort, search });
  return (
    <div className="rounded-card border border-border bg-surface">
      <div className="p-2">
        <Input aria-label="搜索项目" placeholder="搜索项目" value={search} onValueChange={setSearch} />
      </div>
      <DataTable
        {...args}
        {...found}
        sort={sort}
        onSortChange={setSort}
        maxHeight="480px"
        selection={{ value: chosen, onValueChange: setChosen, isSelectable: refusal }}
      />
      <SelectionBar value={chosen} onValueChange={setChosen} total={found.total} className="m-2" />
    </div>
  );
}

const arranged: TableView = {
  order: ['name', 'score', 'college', 'submittedAt'],
  hidden: ['leader'],
  widths: { name: 240 },
  pinned: { left: ['name'], right: ['state'] },
  density: 'compact',
};

function View(args: DataTableProps<Project>) {
  const [view, setView] = useState(arranged);
  const [sort, setSort] = useState<Sort>();
  return (
    <div className="max-w-180 rounded-card border border-border bg-surface">
      <DataTable {...args} view={view} onViewChange={setView} sort={sort} onSortChange={setSort} />
    </div>
  );
}

function Edited(args: DataTableProps<Project>) {
  const [all, setAll] = useState(args.rows);
  const editable = args.columns.map((column) =>
    column.key === 'leader'
      ? {
          ...column,
          edit: {
            text: (row: Project) => row.leader,
            check: (text: string) => text !== '' || '请填写负责人',
            save: (row: Project, leader: string) => {
              if (leader === '退回') return Promise.reject(new Error('服务器没有应答，请稍后再试'));
              setAll((now) => now.map((one) => (one.id === row.id ? { ...one, leader } : one)));
              return Promise.resolve();
            },
          },
        }
      : column,
  );
  return <DataTable {...args} columns={editable} rows={all} />;
}
