import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TabBar, type TabBarProps } from './tab-bar.tsx';

const meta: Meta<typeof TabBar> = {
  title: '布局/TabBar',
  component: TabBar,
  render: (args) => <Example {...args} />,
  args: {
    activeKey: 'contest',
    onRefresh: fn(),
    tabs: [
      { key: 'home', title: '工作台', isPinned: true },
      { key: 'contest', title: '大赛列表' },
      { key: 'edit', title: '编辑：2026 年大学生创新创业大赛校级选拔', isDirty: true },
      { key: 'judge', title: '评委' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof TabBar>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/大赛列表/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(/评委/)).toHaveFocus();
    await expect(tab(/大赛列表/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/工作台/)).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(tab(/工作台/)).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(tab(/评委/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('tab', { name: /评委/ })).toBeNull();
    await expect(tab(/编辑/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(/工作台/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
    const refresh = await screen.findByRole('menuitem', { name: /刷新|Refresh/ });
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    );
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledWith('contest');
    await waitFor(() => expect(tab(/大赛列表/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /关闭其他|Close others/ }));
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(2));
  },
};

export const Open: Story = {};

export const Overflow: Story = {
  args: {
    activeKey: 'p20',
    tabs: Array.from({ length: 24 }, (_, index) => ({ key: `p${index}`, title: `第 ${index + 1} 个项目`, isPinned: index === 0 })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /向前滚动|Scroll back/ })).toBeEnabled();
  },
};

function Example(args: TabBarProps) {
  const [tabs, setTabs] = useState(args.tabs);
  const [activeKey, setActiveKey] = useState(args.activeKey);
  function keep(isKept: (key: string) => boolean) {
    const next = tabs.filter((tab) => tab.isPinned === true || isKept(tab.key));
    setTabs(next);
    if (!next.some((tab) => tab.key === activeKey)) setActiveKey(next.at(-1)?.key ?? '');
  }
  return (
    <div className="border-b border-border">
      <TabBar
        {...args}
        tabs={tabs}
        activeKey={activeKey}
        onSelect={setActiveKey}
        onClose={(key) => keep((other) => other !== key)}
        onCloseOthers={(key) => keep((other) => other === key)}
        onCloseAll={() => keep(() => false)}
      />
    </div>
  );
}
