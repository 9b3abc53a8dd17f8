import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Column } from '../data-table/column.ts';
import type { TableView } from '../data-table/table-view.ts';
import { localPreferences } from '../preferences/local-preferences.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import { PreferencesProvider } from '../preferences/preferences-provider.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { arrangeColumns } from './column-arrangement.ts';
import { ColumnSettings } from './column-settings.tsx';
import { useTableView } from './use-table-view.ts';

const columns: Column<unknown>[] = [
  { key: 'name', title: '项目名称', isRequired: true, priority: 1 },
  { key: 'college', title: '学院' },
  { key: 'leader', title: '负责人' },
  { key: 'tutor', title: '指导教师', isHidden: true },
  { key: 'track', title: '赛道与所属命题方向（含产业命题和“青年红色筑梦之旅”）' },
  { key: 'score', title: '得分' },
  { key: 'submittedAt', title: '提交时间' },
];

const meta: Meta<typeof ColumnSettings> = {
  title: '数据/ColumnSettings',
  component: ColumnSettings,
  args: { columns, view: {} },
  render: (args) => <Example columns={args.columns} view={args.view} />,
};
export default meta;

type Story = StoryObj<typeof ColumnSettings>;

const opener = /^(列设置|Column settings)$/;

/** Opens the panel by keyboard and waits for the focus in it. */
async function open(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  screen.getByRole('button', { name: opener }).focus();
  await userEvent.keyboard('{Enter}');
  const grid = await screen.findByRole('grid', { name: opener });
  await waitFor(() => expect(grid).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null));
  return within(grid);
}

/** The columns as the table would show them. */
const shown = () => screen.getByTestId('shown').textContent;

/** Arrows, Home and End go through the grid, which is one stop of the Tab key; Space ticks; what is required stays. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    await expect(grid.getByRole('checkbox', { name: /项目名称/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(grid.getByRole('checkbox', { name: /项目名称/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(grid.getByRole('checkbox', { name: '学院' })).not.toBeChecked();
    await expect(shown()).toBe('项目名称 负责人 赛道 得分 提交时间');
    await userEvent.keyboard('{ArrowRight}');
    await expect(grid.getByRole('button', { name: /将「学院」固定在左侧|Pin 学院 to the left/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(grid.getByRole('button', { name: /将「学院」固定在右侧|Pin 学院 to the right/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(grid.getByRole('button', { name: /移动「学院」|Move 学院/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(grid.getByRole('button', { name: /将「提交时间」固定在右侧|Pin 提交时间 to the right/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(grid.getByRole('button', { name: /将「提交时间」固定在右侧|Pin 提交时间 to the right/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: /默认|Default/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(grid.getByRole('button', { name: /将「提交时间」固定在右侧|Pin 提交时间 to the right/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(grid.getByRole('button', { name: /移动「项目名称」|Move 项目名称/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
  },
};

/** Space lifts a column, the arrows move it, Space drops it, Escape puts it back and leaves the panel open; all of it is said. */
export const ReorderByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    const handle = grid.getByRole('button', { name: /移动「得分」|Move 得分/ });
    await expect(handle).toHaveAccessibleDescription(/按空格提起|Press Space to lift/);
    handle.focus();
    await userEvent.keyboard(' ');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText(/已提起「得分」，第 6 列，共 7 列|得分 lifted, column 6 of 7/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(shown()).toBe('项目名称 学院 得分 负责人 赛道 提交时间');
    await expect(screen.getByText(/得分：第 3 项，共 7 项|得分: 3 of 7/)).toBeInTheDocument();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText(/已放下「得分」，第 3 列，共 7 列|得分 dropped, column 3 of 7/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(grid.getByRole('button', { name: /移动「负责人」|Move 负责人/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(shown()).toBe('项目名称 学院 得分 赛道 提交时间 负责人');
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBe('项目名称 学院 得分 负责人 赛道 提交时间');
    await expect(screen.getByText(/「负责人」已放回原处|负责人 put back/)).toBeInTheDocument();
    await expect(grid.getByRole('button', { name: /移动「负责人」|Move 负责人/ })).toHaveFocus();
    await userEvent.keyboard(' {Tab}');
    await expect(grid.getByRole('button', { name: /移动「负责人」|Move 负责人/ })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A press on the handle lifts as well, and gives buttons: nobody has to drag. */
export const MoveByPress: Story = {
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    await userEvent.click(grid.getByRole('button', { name: /移动「提交时间」|Move 提交时间/ }));
    await userEvent.click(grid.getByRole('button', { name: /上移|Move up/ }));
    await userEvent.click(grid.getByRole('button', { name: /上移|Move up/ }));
    await expect(shown()).toBe('项目名称 学院 负责人 提交时间 赛道 得分');
    await userEvent.click(grid.getByRole('checkbox', { name: '学院' }));
    await expect(grid.queryByRole('button', { name: /上移|Move up/ })).toBeNull();
  },
};

/** Dragged by the handle, a column changes places with those that are pinned as it is. */
export const Drag: Story = {
  args: { view: { pinned: { left: ['name'], right: [] } } },
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    const handle = grid.getByRole('button', { name: /移动「提交时间」|Move 提交时间/ });
    const row = handle.closest('[role=row]');
    const target = middleOf(grid.getByRole('button', { name: /移动「项目名称」|Move 项目名称/ }));
    const from = middleOf(handle);
    await fireEvent.pointerDown(handle, { button: 0, isPrimary: true, ...from });
    await fireEvent.pointerMove(document, { clientX: from.clientX, clientY: from.clientY - 10 });
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'dragging'));
    await fireEvent.pointerMove(document, target);
    await waitFor(() =>
      expect(grid.getByRole('checkbox', { name: '学院' }).closest<HTMLElement>('[role=row]')?.style.transform).not.toBe(''),
    );
    await fireEvent.pointerUp(document, target);
    await waitFor(() => expect(shown()).toBe('|项目名称| 提交时间 学院 负责人 赛道 得分'));
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'idle'));
    await expect(screen.getByText(/提交时间：第 1 项，共 6 项|提交时间: 1 of 6/)).toBeInTheDocument();
  },
};

/** A column is pinned to an edge and set free again with the focus where it was; it does not leave its kind. */
export const Pin: Story = {
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    const left = grid.getByRole('button', { name: /将「得分」固定在左侧|Pin 得分 to the left/ });
    left.focus();
    await userEvent.keyboard('{Enter}');
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(left).toHaveFocus();
    await expect(shown()).toBe('|得分| 项目名称 学院 负责人 赛道 提交时间');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(left).toHaveAttribute('aria-pressed', 'false');
    await expect(shown()).toBe('项目名称 学院 负责人 赛道 提交时间 |得分|');
    await userEvent.keyboard('{Home} {ArrowUp} ');
    await expect(shown()).toBe('项目名称 学院 负责人 赛道 提交时间 |得分|');
    await userEvent.keyboard('{End}{Enter}');
    await expect(shown()).toBe('项目名称 学院 负责人 赛道 得分 提交时间');
  },
};

/** Rows change their height; the way back from everything can be undone. */
export const Reset: Story = {
  args: { view: { hidden: ['college'], order: ['score', 'name', 'college', 'leader', 'tutor', 'track', 'submittedAt'] } },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: /紧凑|Compact/ }));
    await expect(screen.getByTestId('density')).toHaveTextContent('compact');
    const reset = screen.getByRole('button', { name: /恢复默认|Restore defaults/ });
    await userEvent.click(reset);
    await expect(shown()).toBe('项目名称 学院 负责人 赛道 得分 提交时间');
    await expect(screen.getByRole('radio', { name: /默认|Default/ })).toBeChecked();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(shown()).toBe('得分 项目名称 负责人 指导教师 赛道 提交时间');
    await expect(screen.getByTestId('density')).toHaveTextContent('compact');
    await expect(reset).toHaveAttribute('aria-disabled', 'false');
  },
};

/** The last column that is shown cannot be left out. */
export const LastColumn: Story = {
  args: { columns: columns.slice(1, 3), view: { hidden: ['leader'] } },
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    await userEvent.click(grid.getByText('学院'));
    await expect(grid.getByRole('checkbox', { name: '学院' })).toBeChecked();
    await userEvent.click(grid.getByText('负责人'));
    await userEvent.click(grid.getByText('学院'));
    await expect(grid.getByRole('checkbox', { name: '学院' })).not.toBeChecked();
  },
};

/** Kept in the browser under a name of before: the renamed column is still left out, and two tables of one key show the same. */
export const Kept: Story = {
  render: () => (
    <PreferencesProvider store={keptStore}>
      <KeptExample />
      <KeptExample />
    </PreferencesProvider>
  ),
  beforeEach: () => {
    localStorage.setItem('story_table:project', JSON.stringify({ hidden: ['faculty', 'gone'], order: ['score', 'name'], density: 7 }));
    return () => localStorage.removeItem('story_table:project');
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByTestId('shown')[0]).toHaveTextContent('得分 提交时间 项目名称 负责人 指导教师 赛道'));
    const [first] = canvas.getAllByRole('button', { name: opener });
    if (first) await userEvent.click(first);
    const grid = within(await screen.findByRole('grid'));
    await userEvent.click(grid.getByRole('checkbox', { name: '学院' }));
    for (const table of canvas.getAllByTestId('shown')) await expect(table).toHaveTextContent('得分 提交时间 项目名称 学院 负责人');
    await waitFor(() => expect(localStorage.getItem('story_table:project')).toContain('"hidden":[]'));
    // What another tab does.
    const elsewhere = JSON.stringify({ hidden: ['name', 'score'] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'story_table:project', newValue: elsewhere, storageArea: localStorage }));
    await waitFor(() => expect(canvas.getAllByTestId('shown')[1]).toHaveTextContent(/^项目名称 学院/));
  },
};

/** A store that refuses: the arrangement stays for now, and one toast says so. */
export const NotKept: Story = {
  render: () => (
    <PreferencesProvider store={refusingStore}>
      <KeptExample />
      <ToastHost />
    </PreferencesProvider>
  ),
  play: async ({ userEvent }) => {
    const grid = await open(userEvent);
    await userEvent.click(grid.getByRole('checkbox', { name: '学院' }));
    await expect(await screen.findByText(/设置没有保存|could not be saved/)).toBeInTheDocument();
    await expect(shown()).toBe('项目名称 负责人 赛道 得分 提交时间');
  },
};

const keptStore = localPreferences('story_');

const refusingStore: PreferenceStore = {
  load: () => Promise.reject(new Error('refused')),
  save: () => Promise.reject(new Error('refused')),
};

const renamed = columns.map((column) => (column.key === 'college' ? { ...column, formerKeys: ['faculty'] } : column));

function KeptExample() {
  const [view, setView] = useTableView('project', renamed);
  return <Settings columns={renamed} view={view} onViewChange={setView} />;
}

function Example({ columns, view: first }: { columns: readonly Column<unknown>[]; view: TableView }) {
  const [view, setView] = useState(first);
  return (
    <>
      <Settings columns={columns} view={view} onViewChange={setView} />
      <ToastHost />
    </>
  );
}

function Settings(props: Parameters<typeof ColumnSettings>[0]) {
  const titles = arrangeColumns(props.columns, props.view)
    .filter((column) => column.isShown)
    .map(({ title, pin }) => (pin ? `|${title.slice(0, 4)}|` : title.replace(/与.*/, '')));
  return (
    <div className="flex min-h-100 items-start justify-between gap-4 p-2">
      <div className="text-sm text-fg-muted">
        <p data-testid="shown">{titles.join(' ')}</p>
        <p data-testid="density">{props.view.density}</p>
      </div>
      <ColumnSettings {...props} />
    </div>
  );
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}
