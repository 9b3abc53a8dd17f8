import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TabSwitcher, type TabSwitcherProps } from './tab-switcher.tsx';

const meta: Meta<typeof TabSwitcher> = {
  title: '布局/TabSwitcher',
  component: TabSwitcher,
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => <Example {...args} />,
  args: {
    activeKey: 'result',
    onSelect: fn(),
    onRefresh: fn(),
    tabs: [
      { key: 'contest', title: '大赛列表' },
      { key: 'home', title: '工作台', isFixed: true },
      { key: 'result', title: '结果 · 互联网+', whole: '评审结果 · 第十一届中国国际大学生“互联网+”创新大赛' },
      { key: 'edit', title: '设置 · 创新创业', isDirty: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof TabSwitcher>;

/** The sheet has the whole names, the pinned ones first; choosing leads there, closing leaves it open. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /(打开的页面|Open pages)\D*4/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: /打开的页面|Open pages/ });
    await expect(namesIn(sheet)).toEqual(['工作台', '大赛列表', '评审结果', '设置 · 创新创业']);
    await expect(within(sheet).getByRole('button', { current: 'page' })).toHaveTextContent('中国国际大学生');
    await expect(within(sheet).queryByRole('button', { name: /(关闭|Close) 工作台/ })).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: /(关闭|Close) 大赛列表/ }));
    await expect(namesIn(sheet)).toEqual(['工作台', '评审结果', '设置 · 创新创业']);
    await userEvent.click(within(sheet).getByRole('button', { name: /^设置/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /\D3/ })).toBeVisible();
  },
};

/** All but the pinned ones and the one in front go; the one in front starts anew. */
export const Others: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /关闭其他|Close others/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /\D2/ }));
    await expect(await screen.findByRole('button', { name: /关闭其他|Close others/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^(刷新|Refresh)$/ }));
    await expect(args.onRefresh).toHaveBeenCalledWith('result');
  },
};

function namesIn(sheet: HTMLElement) {
  return within(sheet)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.line-clamp-2')?.textContent?.replace(/(?<=评审结果).*/, ''));
}

function Example(args: TabSwitcherProps) {
  const [tabs, setTabs] = useState(args.tabs);
  return <TabSwitcher {...args} tabs={tabs} onClose={(keys) => setTabs(tabs.filter((tab) => !keys.includes(tab.key)))} />;
}
