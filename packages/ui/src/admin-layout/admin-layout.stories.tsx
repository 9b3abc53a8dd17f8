import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Gavel, LayoutDashboard, Settings, Trophy } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { WordMark } from '../brand/word-mark.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { StatCard } from '../stat-card/stat-card.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { AdminLayout, type AdminLayoutProps } from './admin-layout.tsx';
import type { MenuNode } from './menu-node.ts';

const menu: MenuNode[] = [
  { key: 'home', label: '工作台', icon: <LayoutDashboard />, path: '#home' },
  {
    key: 'contests',
    label: '大赛管理',
    icon: <Trophy />,
    children: [
      { key: 'contest', label: '大赛列表', path: '#contest' },
      { key: 'project', label: '项目', path: '#project' },
    ],
  },
  { key: 'judging', label: '评审', icon: <Gavel />, children: [{ key: 'judge', label: '评委', path: '#judge' }] },
  {
    key: 'system',
    label: '系统设置',
    icon: <Settings />,
    children: [
      { key: 'user', label: '用户', path: '#user' },
      { key: 'more', label: '更多', children: [{ key: 'dictionary', label: '字典', path: '#dictionary' }] },
    ],
  },
];

const meta: Meta<typeof AdminLayout> = {
  title: '布局/AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Example {...args} />,
  args: { menu, activeKey: 'contest', onNavigate: fn(), isFolded: false },
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
    await expect(canvas.queryByRole('link', { name: '项目' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#judge');
  },
};

export const Open: Story = {};

export const Folded: Story = { args: { isFolded: true } };

function Example(args: AdminLayoutProps) {
  const [isFolded, setIsFolded] = useState(args.isFolded);
  return (
    <AdminLayout
      {...args}
      isFolded={isFolded}
      onFoldedChange={setIsFolded}
      brand={<WordMark />}
      breadcrumb={
        <Breadcrumb
          items={[
            { key: 'contests', title: '大赛管理' },
            { key: 'contest', title: '大赛列表' },
          ]}
        />
      }
      navbar={
        <>
          <IconButton label="消息">
            <Bell />
          </IconButton>
          <Avatar name="王小明" />
        </>
      }
      tabs={
        <TabBar
          activeKey="contest"
          panelId="content"
          tabs={[
            { key: 'home', title: '工作台', isPinned: true },
            { key: 'contest', title: '大赛列表' },
            { key: 'user', title: '用户', isDirty: true },
          ]}
          onSelect={fn()}
          onClose={fn()}
          onCloseOthers={fn()}
          onCloseAll={fn()}
          onRefresh={fn()}
        />
      }
    >
      <div className="space-y-4">
        <PageHeader title="大赛列表" description="本校可以参加和组织的大赛" />
        <div className="grid gap-4 sm:grid-cols-3">
          <StatCard label="进行中" value="3" unit="个" note="1 个将在 7 天内截止" />
          <StatCard label="参赛项目" value="1,248" unit="个" />
          <StatCard label="待评审" value="86" unit="个" />
        </div>
        <Card title="说明">
          <div className="h-160">内容滚动时，菜单、页头和标签页不动。</div>
        </Card>
      </div>
    </AdminLayout>
  );
}
