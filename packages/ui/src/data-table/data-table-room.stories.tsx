import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ColumnSettings } from '../table-settings/column-settings.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { TableView } from './table-view.ts';

interface Entry {
  id: string;
  title: string;
  score: string;
  isSealed: boolean;
}

const entries: Entry[] = Array.from({ length: 4 }, (_, place) => ({
  id: String(place + 1),
  title: `面向乡村的远程问诊平台与基层医生协作网络（第 ${place + 1} 期）`,
  score: ['92.5', '88.25', '7', '100.125'][place] ?? '',
  isSealed: place === 0,
}));
const hundreds = Array.from({ length: 300 }, (_, place) => ({ ...entries[place % 4], id: String(place) }) as Entry); // there are four of them

/** Heads longer than what stands under them, in both languages, with the mark of their sort. */
const columns: Column<Entry>[] = [
  { key: 'title', title: '项目名称', value: ({ title }) => title, isSortable: true, priority: 1, minWidth: '120px' },
  { key: 'sex', title: '性别', value: () => '女', width: '56px', isSortable: true },
  { key: 'phone', title: "Leader's phone number", value: () => '—', width: '72px', isSortable: true },
  { key: 'owner', title: '第一负责人所在学院', value: () => '文', width: '72px' },
  { key: 'state', title: '状态', value: () => '启用', width: '72px', isState: true },
  { key: 'score', title: '得分', value: ({ score }) => score, align: 'right', decimals: 3, width: '96px' },
  { key: 'note', title: '备注', value: () => '无', width: '120px', priority: 3 },
  { key: 'time', title: '提交时间', value: () => '2026-05-01 10:00', width: '150px', priority: 3 },
];

const meta: Meta<DataTableProps<Entry>> = {
  title: '数据/DataTable 的宽度',
  component: DataTable<Entry>,
  args: { caption: '项目', columns, rows: entries, rowKey: ({ id }) => id, onSortChange: fn() },
  parameters: {
    viewport: {
      options: {
        wide: { name: 'wide', styles: { width: '1440px', height: '900px' } },
        narrow: { name: 'narrow', styles: { width: '1024px', height: '768px' } },
        phone: { name: 'phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
};
export default meta;

type Story = StoryObj<DataTableProps<Entry>>;

/** Where there is far too little room every head still shows its whole label, in all sizes, in a few rows and in hundreds. */
export const HeadsWhole: Story = {
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <div className="flex w-160 flex-col gap-4">
      {(['compact', 'default', 'comfortable'] as const).map((size) => (
        <div key={size} data-size={size}>
          <DataTable {...args} caption={size} view={{ widths: { owner: 60 } }} onViewChange={fn()} />
          <DataTable {...args} caption={`${size}, many`} rows={hundreds} maxHeight="160px" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const grids = await canvas.findAllByRole('grid');
    await expect(grids).toHaveLength(6);
    for (const grid of grids) await waitFor(() => expect(cutHeads(grid)).toEqual([]));
  },
};

/** Heads whose label reaches over their own edge. */
function cutHeads(grid: HTMLElement): string[] {
  const heads = within(grid)
    .getAllByRole('columnheader')
    .filter((head) => head.dataset['key'] !== undefined);
  if (heads.length === 0) return ['there are no heads'];
  return heads.flatMap((head) => {
    const label = head.querySelector<HTMLElement>('[data-part="label"]');
    const isWhole =
      label !== null &&
      label.scrollWidth <= label.clientWidth + 1 &&
      label.getBoundingClientRect().right <= head.getBoundingClientRect().right + 0.5;
    return isWhole ? [] : [`${grid.getAttribute('aria-label')}: ${head.textContent}`];
  });
}

/**
 * Low priorities leave from the last on while the least widths do not fit; the room that is left over goes to the column without a width.
 */
export const LeastWidths: Story = {
  args: { onLeftOutChange: fn() },
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <>
      <div style={{ width: 900 }}>
        <DataTable {...args} />
      </div>
      <div style={{ width: 1400 }}>
        <DataTable {...args} caption="宽的" onLeftOutChange={fn()} />
      </div>
    </>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLeftOutChange).toHaveBeenLastCalledWith(['time']));
    await expect(within(canvas.getByRole('grid', { name: '项目' })).queryByText('提交时间')).toBeNull();
    const wide = within(canvas.getByRole('grid', { name: '宽的' }));
    await expect(wide.getByRole('columnheader', { name: '提交时间' }).offsetWidth).toBeLessThan(160);
    await expect(wide.getByRole('columnheader', { name: '项目名称' }).offsetWidth).toBeGreaterThan(400);
  },
};

/** A text without a place to break, as of signs alone, is cut like any other, and takes no room from the columns beside it. */
export const Unbreakable: Story = {
  args: { rows: ['?', '！', '%2F', '…'].map((sign, place) => ({ ...entries[place], title: sign.repeat(200) }) as Entry) }, // there are four of them
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const box = grid.parentElement;
    await waitFor(() => expect(box?.scrollWidth).toBe(box?.clientWidth));
    await expect(within(grid).getByRole('columnheader', { name: '项目名称' }).offsetWidth).toBeLessThan(900);
  },
};

/** Under 1280 px all of them leave; the column settings say so, and keep one that is asked for. */
export const LowPriorities: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <Settable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '备注' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(列设置|Column settings|Columns)$/ }));
    const box = await screen.findByRole('checkbox', { name: /备注/ });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleName(/放不下|No room/);
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '备注', hidden: true })).toBeInTheDocument());
    await expect(canvas.queryByRole('columnheader', { name: '提交时间', hidden: true })).toBeNull();
    await userEvent.click(box);
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '备注', hidden: true })).toBeNull());
  },
};

function Settable(args: DataTableProps<Entry>) {
  const [view, setView] = useState<TableView>({});
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  return (
    <>
      <ColumnSettings columns={args.columns} view={view} onViewChange={setView} leftOut={leftOut} />
      <DataTable {...args} view={view} onLeftOutChange={setLeftOut} />
    </>
  );
}

/** What lies beyond the acts fades out before them; a sign in the head says that there is more, goes there, and leaves at the end. */
export const MoreSideways: Story = {
  args: { rowActions: () => [{ key: 'view', label: '查看', onSelect: fn() }] },
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <div className="w-160">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const act = await waitFor(() => canvas.getAllByRole('button', { name: '查看' })[0]?.closest('td') ?? canvasElement);
    const fade = () => getComputedStyle(act, '::before').display;
    const hint = canvas.getByTitle(/^(右侧还有内容|More to the right)$/);
    const region = canvasElement.querySelector<HTMLElement>('[data-slot="data-table"]') ?? canvasElement;
    await waitFor(() => expect(hint).toBeVisible());
    await expect(fade()).toBe('block');
    // on the edge, within the padding of what stands at both sides
    await waitFor(() => {
      const [edge, { left, right }] = [act.getBoundingClientRect().left, hint.getBoundingClientRect()];
      if (left >= edge || right - edge > 12) throw new Error(`The hint stands at ${left} to ${right}, the edge at ${edge}`);
    });
    await userEvent.click(hint);
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(100));
    region.scrollTo({ left: region.scrollWidth });
    await waitFor(() => expect(hint).not.toBeVisible());
    await expect(fade()).toBe('none');
  },
};

/**
 * Figures have the decimals of their column, so that their points stand beneath each other, in a few rows and in hundreds; what is no
 * figure stays.
 */
export const Decimals: Story = {
  render: (args) => (
    <>
      <DataTable {...args} rows={[...entries, { id: '5', title: '缺席', score: '缺考', isSealed: false }]} />
      <DataTable {...args} caption="许多" rows={hundreds} maxHeight="160px" />
    </>
  ),
  play: async ({ canvas }) => {
    const [few, many] = ['项目', '许多'].map((name) =>
      within(canvas.getByRole('grid', { name }))
        .getAllByRole('gridcell')
        .filter((cell) => cell.dataset['key'] === 'score'),
    ) as [HTMLElement[], HTMLElement[]]; // one each
    const cells = few.slice(0, 4);
    await expect(few.map((cell) => cell.querySelector('div')?.textContent)).toEqual(['92.500', '88.250', '7.000', '100.125', '缺考']);
    await expect(many.slice(0, 4).map((cell) => cell.textContent)).toEqual(['92.500', '88.250', '7.000', '100.125']);
    await expect(new Set(cells.map(endOfWhole)).size).toBe(1);
  },
};

/** Where the digits before the point end, in px. */
function endOfWhole(cell: HTMLElement): number {
  const text = cell.querySelector('div')?.childNodes[0];
  if (!text) throw new Error('The cell has no text');
  const [whole = ''] = (text.textContent ?? '').split('.');
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, whole.length);
  return Math.round(range.getBoundingClientRect().right);
}

/** An act that is not possible now says why to the keyboard and to a press. */
export const ActWithReason: Story = {
  args: {
    rowActions: ({ isSealed }) => [
      { key: 'view', label: '查看', onSelect: fn() },
      { key: 'return', label: '退回', isDisabled: isSealed, reason: '已经封存', onSelect: fn() },
    ],
  },
  render: (args) => (
    <>
      <DataTable {...args} />
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [refused, allowed] = await canvas.findAllByRole('button', { name: '退回' });
    if (!refused || !allowed) throw new Error('There are no acts');
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(allowed).not.toHaveAttribute('aria-disabled');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    // its tooltip may have come meanwhile, around a button of its own
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '退回' })[0]).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('已经封存');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toHaveTextContent('已经封存'));
  },
};

/** On a phone a row is a flat card: the title with the state beside it, and the facts aligned one way. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rowActions: () => [{ key: 'view', label: '查看', onSelect: fn() }] },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    if (!first) throw new Error('There is no card');
    const cell = (key: string) => first.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? first;
    const box = (element: Element) => element.getBoundingClientRect();
    await expect(box(cell('state')).left).toBeGreaterThan(box(cell('title')).left);
    await expect(box(cell('state')).top).toBeLessThan(box(cell('sex')).top);
    const values = ['sex', 'phone', 'owner', 'score'].map((key) => cell(key).lastElementChild ?? first);
    await expect(new Set(values.map((value) => Math.round(box(value).left))).size).toBe(1);
    await expect(first.querySelector('[data-key="note"]')).toBeNull();
  },
};
