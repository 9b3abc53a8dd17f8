import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BulkBar } from '../bulk-bar/bulk-bar.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { StateDot } from '../state-dot/state-dot.tsx';
import type { Column, Sort } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

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
  { key: 'name', title: '项目名称', cell: (row) => row.name, isSortable: true, priority: 1 },
  { key: 'college', title: '学院', cell: (row) => row.college },
  { key: 'leader', title: '负责人', cell: (row) => row.leader },
  {
    key: 'state',
    title: '状态',
    cell: (row) => (row.isFixed ? <StateDot tone="success">已晋级</StateDot> : <StateDot tone="info">评审中</StateDot>),
  },
  { key: 'score', title: '得分', cell: (row) => row.score.toFixed(2), align: 'right', isSortable: true },
  { key: 'submittedAt', title: '提交时间', cell: (row) => row.submittedAt, priority: 3 },
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

const meta: Meta<DataTableProps<Project>> = {
  title: '数据/DataTable',
  component: DataTable<Project>,
  render: (args) => <Example {...args} />,
  args: { caption: '项目', columns, rows, rowKey: (row) => row.id },
};
export default meta;

type Story = StoryObj<DataTableProps<Project>>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The region itself is a stop only while it scrolls.
    const region = canvas.getByRole('region', { name: '项目' });
    if (document.activeElement === region) await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /选择本页|page/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/^(已选 3 项|3 selected)$/, { selector: '[data-slot] *' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /取消选择|Clear selection/ }));
    const head = canvas.getByRole('columnheader', { name: '项目名称' });
    canvas.getByRole('button', { name: '项目名称' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    const more = canvas.getAllByRole('button', { name: /更多|More/ })[0];
    more?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Plain: Story = { render: (args) => <DataTable {...args} /> };

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

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

function Example(args: DataTableProps<Project>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>();
  return (
    <div className="rounded-card border border-border bg-surface">
      <BulkBar count={keys.size} onClear={() => setKeys(new Set())} className="m-2">
        <Button size="small">分配评委</Button>
        <Button size="small" variant="danger">
          删除
        </Button>
      </BulkBar>
      <DataTable
        {...args}
        sort={sort}
        onSortChange={setSort}
        selection={{ keys, onChange: setKeys, isSelectable: (row) => !row.isFixed || '已晋级的项目不能再选' }}
        rowActions={(row) => [
          { key: 'view', label: '查看', onSelect: fn() },
          { key: 'return', label: '退回', isDisabled: row.isFixed, reason: '已晋级', onSelect: fn() },
          { key: 'delete', label: '删除', isDanger: true, onSelect: fn() },
        ]}
      />
    </div>
  );
}
