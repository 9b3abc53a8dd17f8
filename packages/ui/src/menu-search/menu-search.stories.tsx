import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { MenuCommand } from './menu-command.ts';
import type { FindRecords, MenuRecordGroup } from './menu-record.ts';
import { MenuSearch, type MenuSearchProps } from './menu-search.tsx';
import type { MenuPage } from './menu-page.ts';

const pages: MenuPage[] = [
  { key: 'dashboard', title: '工作台', path: '/dashboard', keywords: ['Dashboard'] },
  { key: 'contests', title: '大赛管理', path: '/contests', trail: ['大赛'], keywords: ['Contests'] },
  { key: 'judges', title: '评委管理', path: '/judges', trail: ['大赛'], keywords: ['Judges'] },
  { key: 'review', title: '项目评审', path: '/review/pending', trail: ['大赛', '评审'], keywords: ['Reviews'] },
  { key: 'parameter', title: '参数管理', path: '/system/parameter', trail: ['系统管理'] },
  { key: 'help', title: '使用手册', path: 'https://example.org/manual', trail: ['帮助'] },
];
const commands: MenuCommand[] = [
  { key: 'dark', title: '深色', keywords: ['Dark theme'], icon: <Moon />, onSelect: fn() },
  { key: 'out', title: '退出登录', keywords: ['Sign out'], onSelect: fn() },
];

const meta: Meta<typeof MenuSearch> = {
  title: '浮层/MenuSearch',
  component: MenuSearch,
  tags: ['!autodocs'],
  args: { pages, commands, recent: ['page judges', 'command dark', 'page gone'], onRecent: fn(), onNavigate: fn() },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof MenuSearch>;

const activeTitle = () => screen.getByRole('option', { selected: true }).textContent;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '搜索' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^(搜索菜单|Search the menu)$/ });
    await waitFor(() => expect(field).toHaveFocus());
    const recent = within(screen.getByRole('group', { name: /^(最近|Recent)$/ }));
    await expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual([expect.stringContaining('评委管理'), '深色']);
    await expect(activeTitle()).toContain('评委管理');
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeTitle()).toContain('工作台');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(activeTitle()).toContain('退出登录');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeTitle()).toContain('评委管理');

    await userEvent.type(field, 'xmps');
    await waitFor(() => expect(activeTitle()).toContain('项目评审'));
    await expect(screen.getByText('项目评审', { selector: 'mark' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: /^(最近|Recent)$/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/review/pending');
    await expect(args.onRecent).toHaveBeenCalledWith('page review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RunsCommands: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'tuichu');
    await waitFor(() => expect(activeTitle()).toBe('退出登录'));
    await userEvent.click(screen.getByRole('option', { name: '退出登录' }));
    await expect(commands[1]?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const people: FindRecords = async () => [
  { key: 'people', title: '人员', records: [{ key: 'p3', title: '深圳大学', note: 'sd001', path: '/org/user?account=sd001' }] },
];

/** What is found stands before acts, but for one that begins so; a few letters mean an act only as the beginnings of its words. */
export const ActsLast: Story = {
  args: { isOpen: true, find: people },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, '色');
    await screen.findByRole('option', { name: /深圳大学/ });
    await expect(activeTitle()).toContain('深圳大学');
    await expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('深色');
    await userEvent.clear(field);
    await userEvent.type(field, 'shense');
    await screen.findByRole('option', { name: /深圳大学/ });
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('深色');
    await userEvent.clear(field);
    await userEvent.type(field, 'drk');
    await screen.findByRole('option', { name: /深圳大学/ });
    await expect(screen.queryByRole('option', { name: /深色/ })).toBeNull();
  },
};

export const NothingMatches: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'qqqqqq');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.getAllByText(/^(没有匹配的内容|No matches)$/)[0]).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ManyPages: Story = {
  args: {
    isOpen: true,
    recent: [],
    pages: Array.from({ length: 1000 }, (_, place) => ({
      key: `${place}`,
      title: `项目 ${place}`,
      path: `/projects/${place}`,
      trail: ['项目'],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'projects');
    await expect(screen.getAllByRole('option')).toHaveLength(50);
    await expect(screen.getByText(/^(还有 950 项|950 more)/)).toBeInTheDocument();
  },
};

const found: MenuRecordGroup[] = [
  { key: 'contests', title: '大赛', records: [{ key: 'c1', title: '第十届互联网+大赛', note: '2026 · 报名中', path: '/contests/1' }] },
  {
    key: 'people',
    title: '人员',
    records: [
      { key: 'p1', title: '胡来旺', note: 'hlw001 · 华东科技大学', path: '/org/user?account=hlw001' },
      { key: 'p2', title: '何丽雯', note: 'heliwen · 江南大学', path: '/org/user?account=heliwen' },
    ],
  },
];

/** What `find` finds stands below the pages, in groups of its own, by the same keys. */
export const FindsRecords: Story = {
  args: { isOpen: true, find: fn(async () => found) },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox');
    await expect(args.find).not.toHaveBeenCalled();
    await userEvent.type(field, 'hlw');
    await expect(screen.getByText(/^(正在查找…|Searching…)$/)).toBeVisible();
    const people = within(await screen.findByRole('group', { name: '人员' }));
    await expect(args.find).toHaveBeenLastCalledWith('hlw', expect.any(AbortSignal));
    await expect(people.getAllByRole('option')).toHaveLength(2);
    await expect(people.getByText('hlw', { selector: 'mark' })).toBeVisible();
    await expect(await screen.findByText('互联网', { selector: 'mark' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeTitle()).toContain('何丽雯');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/org/user?account=heliwen');
    await expect(args.onRecent).toHaveBeenCalledWith(found[1]?.records[1]);
  },
};

const failing = fn<FindRecords>();

/** Who cannot be asked costs the records; pages are found all the same. */
export const RecordsFail: Story = {
  args: {
    isOpen: true,
    find: failing,
    explain: (error) => (error instanceof Error ? error.message : ''),
  },
  beforeEach: () => {
    failing.mockRejectedValueOnce(new Error('网络不通')).mockResolvedValue(found);
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), '评委');
    await expect(await screen.findByRole('alert')).toHaveTextContent('网络不通');
    await expect(activeTitle()).toContain('评委管理');
    await userEvent.click(screen.getByRole('button', { name: /^(重试|Retry|Try again)$/ }));
    await expect(await screen.findByRole('group', { name: '大赛' })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Nothing is said to be found nowhere before everybody has answered. */
export const NothingFoundAnywhere: Story = {
  args: { isOpen: true, find: fn(async () => []) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'qqqqqq');
    await expect(screen.queryByText(/^(没有匹配的内容|Nothing matches)$/)).toBeNull();
    await expect((await screen.findAllByText(/^(没有匹配的内容|Nothing matches)$/))[0]).toBeVisible();
  },
};

export const RecentRecords: Story = {
  args: {
    isOpen: true,
    recent: [{ key: 'contests /contests/1', title: '第十届互联网+大赛', note: '大赛', path: '/contests/1' }, 'page judges'],
  },
  play: async ({ args, userEvent }) => {
    const recent = within(await screen.findByRole('group', { name: /^(最近|Recent)$/ }));
    await expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '第十届互联网+大赛大赛',
      expect.stringContaining('评委管理'),
    ]);
    await expect(screen.queryByText('/contests/1')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/contests/1');
  },
};

function Example(args: MenuSearchProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
  return <MenuSearch {...args} isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Button variant="outline">搜索</Button>} />;
}
