import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Column } from '../data-table/column.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';

interface Project {
  name: string;
  college: string;
  score: number;
  submittedAt: Date;
}

const columns: Column<Project>[] = [
  { key: 'name', title: '项目名称', value: (row) => row.name },
  { key: 'college', title: '学院', cell: (row) => <b>{row.college}</b> },
  { key: 'score', title: '得分', value: (row) => row.score, align: 'right' },
  { key: 'submittedAt', title: '提交时间', value: (row) => row.submittedAt, width: '160px' },
];

const names = [
  '智能农业巡检机器人',
  '=HYPERLINK("http://x","看")',
  '+86 远程问诊',
  '-1+1',
  '@低空物流',
  '"古籍",\n多光谱',
  '＝１＋１',
  '_x0041_',
];

function projects(from: number, count: number): Project[] {
  return Array.from({ length: count }, (_, index) => from + index).map((place) => ({
    name: `${names[place % names.length]} ${place}`,
    college: `第 ${place % 7} 学院`,
    score: (place % 1000) / 8,
    submittedAt: new Date(2026, 3, 1 + (place % 28), 8, place % 60),
  }));
}

/** What stands in the file for a project. */
function cellsOf({ name, college, score, submittedAt }: Project): string[] {
  return [name, college, String(score), `2026-04-${two(submittedAt.getDate())} 08:${two(submittedAt.getMinutes())}`];
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

const seen = projects(0, 20);

const meta: Meta<ExportMenuProps<Project>> = {
  title: '数据/ExportMenu',
  component: ExportMenu<Project>,
  args: { columns, seen, total: 20_000, loadAll: pages, fileName: '项目', sheetName: '项目' },
  render: (args) => (
    <div className="flex justify-end">
      <ExportMenu {...args} />
      <ToastHost />
    </div>
  ),
};
export default meta;

type Story = StoryObj<ExportMenuProps<Project>>;

/** Enter, Space and the arrows open; arrows, Home, End and first letters move; Escape closes; the focus comes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const opener = button(canvas);
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent?.replace(/,/g, ''))).toEqual([
      expect.stringMatching(/20.*Excel/),
      expect.stringMatching(/20.*CSV/),
      expect.stringMatching(/20000.*Excel/),
      expect.stringMatching(/20000.*CSV/),
    ]);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(items[3]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(items[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByText(/^(已导出 20 行|20 rows exported)$/);
    await waitFor(() => expect(opener).toHaveFocus());
    const { heads, rows } = await readSheet(fileOf(saved));
    await expect(heads).toEqual(columns.map(({ title }) => title));
    await expect(rows).toEqual(seen.map(cellsOf));
  },
};

/** 20,000 rows in pages go through the worker and come back as they were, those that look like formulas as text. */
export const AllInWorker: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const workers = spyOn(window, 'Worker');
    await choose(canvas, userEvent, /20.?000.*Excel/);
    await screen.findByText(/^(已导出 20,000 行|20,000 rows exported)$/);
    await expect(workers).toHaveBeenCalledOnce();
    const { heads, rows, sheetNames } = await readSheet(fileOf(saved));
    await expect(workers).toHaveBeenCalledTimes(2);
    await expect(sheetNames).toEqual(['项目']);
    await expect(heads).toEqual(columns.map(({ title }) => title));
    const wrong = projects(0, 20_000).findIndex((project, index) => cellsOf(project).join('|') !== rows[index]?.join('|'));
    await expect({ wrong, count: rows.length }).toEqual({ wrong: -1, count: 20_000 });
  },
};

const stopped = fn();

/** What takes long says how far it is; Tab reaches the button that cancels it, and no file is saved. */
export const Cancel: Story = {
  args: { loadAll: (signal) => firstPageThen(() => new Promise(() => signal.addEventListener('abort', stopped))) },
  play: async ({ canvas, userEvent }) => {
    stopped.mockClear();
    const saved = spyOn(URL, 'createObjectURL');
    await choose(canvas, userEvent, /20.?000.*CSV/);
    const panel = within(await screen.findByRole('dialog', { name: /^(导出|Export)$/ }));
    await panel.findByText(/^(5,000 \/ 20,000 行|5,000 of 20,000 rows)$/);
    await waitFor(() => expect(button(canvas)).toHaveFocus());
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: /^(取消|Cancel)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button(canvas)).toHaveFocus());
    await screen.findByText(/^(已取消导出|Export cancelled)$/);
    await expect(stopped).toHaveBeenCalledOnce();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** Escape hides what it says; it goes on, and the menu can still cancel it. */
export const Hidden: Story = {
  args: { loadAll: () => firstPageThen(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /20.?000.*CSV/);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button(canvas)).toHaveTextContent('25%'));
    await choose(canvas, userEvent, /^(取消导出|Cancel export)$/);
    await screen.findByText(/^(已取消导出|Export cancelled)$/);
    await expect(button(canvas)).not.toHaveTextContent('%');
  },
};

const load = fn<() => AsyncIterable<Project[]>>();

/** A page that does not come is told with its reason, and tried again. */
export const Failed: Story = {
  args: {
    loadAll: load,
    explain: (error) => ({ message: error instanceof Error ? error.message : '', requestId: '7f3a91c2' }),
  },
  play: async ({ canvas, userEvent }) => {
    load.mockReset();
    load.mockReturnValueOnce(firstPageThen(() => Promise.reject(new Error('服务器没有应答'))));
    load.mockReturnValueOnce(pages());
    await choose(canvas, userEvent, /20.?000.*CSV/);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/服务器没有应答.*7f3a91c2/);
    await userEvent.click(within(alert).getByRole('button', { name: /^(重试|Retry|Try again)$/ }));
    await screen.findByText(/^(已导出 20,000 行|20,000 rows exported)$/);
    await expect(load).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** How it looks while the server does not answer. */
export const FailedAtOnce: Story = {
  args: { loadAll: () => firstPageThen(() => Promise.reject(new Error('服务器没有应答，请稍后再试。'))) },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /20.?000.*CSV/);
    await screen.findByRole('alert');
  },
};

const asked = fn();
let answer = Promise.withResolvers<never>();

/** It goes on when its page is left, and what became of it is said in a toast. */
export const Left: Story = {
  args: {
    loadAll: () =>
      firstPageThen(() => {
        asked();
        return answer.promise;
      }),
  },
  beforeEach: () => {
    asked.mockClear();
    answer = Promise.withResolvers();
  },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /20.?000.*CSV/);
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: '离开' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(导出|Export)/ })).toBeNull());
    // A refusal before anybody waits for it would be nobody's.
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    answer.reject(new Error('服务器没有应答'));
    await screen.findByText(/^(没有导出|Not exported) · 服务器没有应答$/);
  },
};

function Leaving(args: ExportMenuProps<Project>) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={() => setIsLeft(true)}>离开</Button>
      {!isLeft && <ExportMenu {...args} />}
      <ToastHost />
    </div>
  );
}

/** Where a policy forbids workers the same is done on this thread. */
export const WithoutWorker: Story = {
  args: { loadAll: undefined, total: 20 },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const RealWorker = window.Worker;
    const workers = spyOn(window, 'Worker').mockImplementationOnce(function () {
      throw new DOMException('refused', 'SecurityError');
    });
    await choose(canvas, userEvent, /Excel/);
    await screen.findByText(/^(已导出 20 行|20 rows exported)$/);
    // One that starts and fails, as where its file is missing.
    workers.mockImplementationOnce(function () {
      return new RealWorker('data:text/javascript,throw new Error()', { type: 'module' });
    });
    await expect((await readSheet(fileOf(saved))).rows).toEqual(seen.map(cellsOf));
    await expect(workers).toHaveBeenCalledTimes(2);
  },
};

/** Nothing to export is said in the menu. */
export const Empty: Story = {
  args: { seen: [], total: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    const [first] = await screen.findAllByRole('menuitem');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(first).toHaveTextContent(/没有可以导出的内容|There is nothing to export/);
  },
};

/** WeChat cannot save files: it says where they can be saved. */
export const InWeChat: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
    await choose(canvas, userEvent, /20 .*Excel/);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/在浏览器打开|Open in browser/);
    await userEvent.click(within(alert).getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  },
};

async function* pages() {
  for (let from = 0; from < 20_000; from += 5000) yield Promise.resolve(projects(from, 5000));
}

async function* firstPageThen(wait: () => Promise<unknown>) {
  yield projects(0, 5000);
  await wait();
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

function button(canvas: Canvas): HTMLElement {
  return canvas.getByRole('button', { name: /^(导出|Export)/ });
}

async function choose(canvas: Canvas, userEvent: User, name: RegExp) {
  await userEvent.click(button(canvas));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** The file that was handed to the browser last. */
function fileOf(saved: { mock: { lastCall?: [Blob | MediaSource] | undefined } }): Blob {
  const [file] = saved.mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was saved');
  return file;
}
