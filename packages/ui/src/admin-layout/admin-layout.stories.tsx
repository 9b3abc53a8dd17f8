import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, Gavel, LayoutDashboard, Maximize, Palette, Search, Settings, Trophy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { WordMark } from '../brand/word-mark.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Card } from '../card/card.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { StatCard } from '../stat-card/stat-card.tsx';
import { StatRow } from '../stat-card/stat-row.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import type { PageTab } from '../tab-bar/page-tab.ts';
import { AdminLayout, type AdminLayoutProps } from './admin-layout.tsx';
import type { MenuNode } from './menu-node.ts';
import { Navbar } from './navbar.tsx';

const menu: MenuNode[] = [
  { key: 'home', label: '工作台', icon: <LayoutDashboard />, path: '#home' },
  {
    key: 'contests',
    label: '大赛管理',
    icon: <Trophy />,
    children: [
      { key: 'contest', label: '大赛列表', path: '#contest' },
      { key: 'project', label: '项目', path: '#project', badge: '12' },
    ],
  },
  { key: 'judging', label: '评审', icon: <Gavel />, children: [{ key: 'judge', label: '评委', path: '#judge', badge: '3' }] },
  {
    key: 'system',
    label: '系统设置',
    icon: <Settings />,
    children: [
      { key: 'user', label: '用户', path: '#user' },
      { key: 'more', label: '更多设置', children: [{ key: 'dictionary', label: '字典', path: '#dictionary' }] },
    ],
  },
  { key: 'docs', label: '使用手册', icon: <BookOpen />, path: 'https://docs.example.org/' },
];

/** Five levels, with names longer than the room. */
const deepMenu: MenuNode[] = ['大赛与评审工作安排', 'Contests, reviews and everything around them'].map((label, top) => ({
  key: `1-${top}`,
  label,
  icon: <Trophy />,
  children: [
    {
      key: `2-${top}`,
      label: '校级复赛 Second round at school level',
      children: [
        {
          key: `3-${top}`,
          label: '第三级 Third level',
          children: [
            {
              key: `4-${top}`,
              label: '第四级 Fourth level',
              children: [
                { key: `5-${top}`, label: '评委分配与回避申请的处理 Assigning judges', path: `#five-${top}` },
                { key: `6-${top}`, label: '待处理', path: `#six-${top}`, badge: '128' },
              ],
            },
          ],
        },
      ],
    },
  ],
}));

const meta: Meta<typeof AdminLayout> = {
  title: '布局/AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Example {...args} />,
  args: {
    menu,
    activeKey: 'contest',
    onNavigate: fn(),
    isFolded: false,
    brand: <WordMark />,
    breadcrumb: (
      <Breadcrumb
        items={[
          { key: 'contests', title: '大赛管理' },
          { key: 'contest', title: '大赛列表' },
        ]}
      />
    ),
    tabs: (
      <Tabs
        tabs={[
          { key: 'home', title: '工作台', isFixed: true },
          { key: 'contest', title: '大赛列表' },
          { key: 'user', title: '用户', isDirty: true },
        ]}
      />
    ),
  },
};
export default meta;

type Story = StoryObj<typeof AdminLayout>;

export const Keyboard: Story = {
  args: { isUniqueOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /跳到内容|Skip to content/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '大赛管理' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '大赛列表' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('button', { name: '评审' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: /项目/ })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#judge');
    await expect(canvas.getByRole('link', { name: /^评委 ?3$/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /使用手册 (在新窗口打开|opens in a new window)/ })).toBeVisible();
  },
};

export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '评审' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '评委' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#judge');
  },
};

/** Five levels and forty tabs, long names in both languages, a dark sidebar. */
export const Crowded: Story = {
  args: {
    menu: deepMenu,
    activeKey: '6-1',
    sidebarStyle: 'dark',
    breadcrumb: <Breadcrumb items={deepMenu[1] ? trailOf(deepMenu[1]) : []} />,
    tabs: (
      <Tabs
        tabs={Array.from({ length: 40 }, (_, index) => ({
          key: index === 20 ? 'contest' : `tab${index}`,
          title:
            index % 2 === 0
              ? `项目详情 · 基于多模态大模型的校园安全预警平台 ${index}`
              : `Score sheet · Campus Safety Alert Platform ${index}`,
          isPinned: index < 2,
        }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /全部标签|All tabs/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Header and sidebar scroll away with the page, and the sidebar has no logo. */
export const ScrollsAway: Story = {
  args: { isHeaderFixed: false, isSidebarFixed: false, brand: undefined },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-scroller]');
    const header = canvasElement.querySelector('[data-slot=admin-header]');
    const [side, top] = [canvas.getByRole('complementary'), header?.getBoundingClientRect().top ?? 0];
    scroller?.scrollTo({ top: 60 });
    await waitFor(() => expect(header?.getBoundingClientRect().top).toBe(top - 60));
    await expect(side.getBoundingClientRect().top).toBe(top - 60);
    scroller?.scrollTo({ top: 0 });
  },
};

/** On a phone the menu is a drawer that keeps the focus and gives it back, and the lesser entries stand behind one button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } } },
  play: async ({ args, canvas, userEvent }) => {
    // The contact sheet shows it at other widths as well.
    if (innerWidth >= 992) return;
    const opener = await canvas.findByRole('button', { name: /打开菜单|Open menu/ });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(drawer).getByRole('link', { name: /项目/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#project');
    await waitFor(() => expect(opener).toHaveFocus());

    await expect(canvas.queryByRole('button', { name: '主题' })).toBeNull();
    const more = canvas.getByRole('button', { name: /^(更多|More)$/ });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('button', { name: '主题' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '深色' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '主题' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

function Example(args: AdminLayoutProps) {
  const [isFolded, setIsFolded] = useState(args.isFolded);
  return (
    <AdminLayout {...args} isFolded={isFolded} onFoldedChange={setIsFolded} navbar={navbar}>
      <div className="space-y-4">
        <PageHeader title="大赛列表" description="本校可以参加和组织的大赛" />
        <StatRow label="数量">
          <StatCard label="进行中" value="3" unit="个" note="1 个将在 7 天内截止" />
          <StatCard label="参赛项目" value="1,248" unit="个" />
          <StatCard label="待评审" value="86" unit="个" />
        </StatRow>
        <Card title="说明">
          <div className="h-160">内容滚动时，菜单、页头和标签页不动。</div>
        </Card>
      </div>
    </AdminLayout>
  );
}

function Tabs({ tabs }: { tabs: PageTab[] }) {
  return <TabBar tabs={tabs} activeKey="contest" onSelect={fn()} onClose={fn()} onRefresh={fn()} onPinnedChange={fn()} onReorder={fn()} />;
}

const navbar = (
  <Navbar
    items={[
      { key: 'search', content: <Entry label="搜索菜单" icon={<Search />} />, isEssential: true },
      { key: 'fullscreen', content: <Entry label="全屏" icon={<Maximize />} /> },
      {
        key: 'theme',
        content: (
          <DropdownMenu trigger={<Entry label="主题" icon={<Palette />} />} items={[{ key: 'dark', label: '深色', onSelect: fn() }]} />
        ),
      },
      { key: 'messages', content: <Entry label="消息" icon={<Bell />} /> },
      { key: 'settings', content: <Entry label="设置" icon={<Settings />} /> },
      { key: 'person', content: <Avatar name="王小明" />, isEssential: true },
    ]}
  />
);

function Entry({ label, icon, ...props }: Omit<IconButtonProps, 'children'> & { icon: ReactNode }) {
  return (
    <IconButton label={label} {...props}>
      {icon}
    </IconButton>
  );
}

function trailOf(node: MenuNode): { key: string; title: string }[] {
  const below = node.children?.at(-1);
  return [{ key: node.key, title: node.label }, ...(below ? trailOf(below) : [])];
}
