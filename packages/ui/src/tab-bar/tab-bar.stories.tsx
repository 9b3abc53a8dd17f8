import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { TabBar } from './tab-bar.tsx';
import type { TabBarProps } from './tab-bar-props.ts';
import type { PageTab } from './page-tab.ts';

const meta: Meta<typeof TabBar> = {
  title: '布局/TabBar',
  component: TabBar,
  render: (args) => <Example {...args} />,
  args: {
    activeKey: 'contest',
    onRefresh: fn(),
    tabs: [
      { key: 'home', title: '工作台', isFixed: true },
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
    await userEvent.click(await screen.findByRole('menuitem', { name: /关闭其他|Close other tabs/ }));
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(2));
  },
};

/** Ctrl+Shift+arrow changes the order, says so, and never leaves the pinned or the other tabs. */
export const ReorderByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 2));
    const judge = canvas.getByRole('tab', { name: /评委/ });
    judge.focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(order()).toEqual(['工作', '大赛', '评委', '编辑']);
    await expect(judge).toHaveFocus();
    await expect(canvas.getByText(/「评委」移到第 3 位，共 4 个|评委 is now tab 3 of 4/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(order()).toEqual(['工作', '评委', '大赛', '编辑']);
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(order()).toEqual(['工作', '大赛', '评委', '编辑']);
    await expect(judge).toHaveFocus();
  },
};

/** The menu pins, moves, and closes to either side; what does not apply is disabled. */
export const MenuActs: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 2));
    const choose = async (tab: RegExp, act: RegExp) => {
      canvas.getByRole('tab', { name: tab }).focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await screen.findByRole('menuitem', { name: act }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    const isDisabled = async (tab: RegExp, act: RegExp) => {
      canvas.getByRole('tab', { name: tab }).focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await expect(await screen.findByRole('menuitem', { name: act })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await isDisabled(/工作台/, /取消固定|Unpin/);
    await isDisabled(/大赛列表/, /关闭左侧|Close tabs to the left/);
    await choose(/评委/, /^(固定|Pin)$/);
    await expect(order()).toEqual(['工作', '评委', '大赛', '编辑']);
    await isDisabled(/评委/, /^(关闭|Close) ?(Delete)?$/);
    await choose(/评委/, /左移|Move left/);
    await expect(order()).toEqual(['评委', '工作', '大赛', '编辑']);
    await choose(/评委/, /取消固定|Unpin/);
    await expect(order()).toEqual(['工作', '评委', '大赛', '编辑']);
    await choose(/大赛列表/, /关闭左侧|Close tabs to the left/);
    await expect(order()).toEqual(['工作', '大赛', '编辑']);
    await choose(/工作台/, /关闭右侧|Close tabs to the right/);
    await expect(order()).toEqual(['工作']);
  },
};

/** The mouse: the middle button closes, a drag changes the order and does not open. */
export const Mouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 2));
    await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('tab', { name: /编辑/ }) });
    await expect(order()).toEqual(['工作', '大赛', '评委']);
    const contest = canvas.getByRole('tab', { name: /大赛列表/ });
    const judge = canvas.getByRole('tab', { name: /评委/ });
    const [from, to] = [middleOf(contest), middleOf(judge)];
    await fireEvent.mouseDown(contest, { button: 0, ...from });
    await fireEvent.mouseMove(document, { clientX: from.clientX + 10, clientY: from.clientY });
    await waitFor(() => expect(contest).toHaveAttribute('data-dragging', 'true'));
    await fireEvent.mouseMove(document, { clientX: to.clientX + 20, clientY: to.clientY });
    await waitFor(() => expect(judge.style.transform).toContain('translate'));
    await fireEvent.mouseUp(document);
    await waitFor(() => expect(order()).toEqual(['工作', '评委', '大赛']));
    await waitFor(() => expect(contest).not.toHaveAttribute('data-dragging'));
  },
};

/** More tabs than room: buttons and the wheel scroll, and one menu lists them all. */
export const Overflow: Story = {
  args: {
    activeKey: 'p20',
    tabs: Array.from({ length: 40 }, (_, index) => ({
      key: `p${index}`,
      title: index % 3 === 0 ? `项目详情 · 基于多模态大模型的校园安全预警平台 ${index + 1}` : `第 ${index + 1} 个项目`,
      isPinned: index < 2,
      isDirty: index === 20,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /全部标签|All tabs/ });
    const list = canvas.getByRole('tablist');
    const before = list.scrollLeft;
    await fireEvent.wheel(list, { deltaY: -200 });
    await expect(list.scrollLeft).toBeLessThan(before);
    // a tab whose name begins before the edge shows no cross; the list says so once it has scrolled
    const edge = list.getBoundingClientRect().left;
    const crosses = () =>
      within(list)
        .getAllByRole('tab')
        .flatMap((tab) => {
          const cross = tab.querySelector('[data-slot=tab-close]');
          const isCut = tab.getBoundingClientRect().left < edge - 1;
          return cross === null ? [] : [{ isCut, isHidden: getComputedStyle(cross).visibility === 'hidden' }];
        });
    await waitFor(() => expect(crosses().every(({ isCut, isHidden }) => isCut === isHidden)).toBe(true));
    await expect(crosses().some(({ isCut }) => isCut)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: /全部标签|All tabs/ }));
    const entries = await screen.findAllByRole('menuitemradio');
    await expect(entries).toHaveLength(40);
    await expect(entries.find((entry) => entry.ariaChecked === 'true')).toHaveTextContent('第 21 个项目');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/40$/));
    await waitFor(() => {
      const [tab, row] = [canvas.getByRole('tab', { selected: true }).getBoundingClientRect(), list.getBoundingClientRect()];
      return expect(tab.right).toBeLessThanOrEqual(row.right + 1);
    });
  },
};

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

function Example(args: TabBarProps) {
  const [tabs, setTabs] = useState<PageTab[]>(args.tabs);
  const [activeKey, setActiveKey] = useState(args.activeKey);
  return (
    <div className="border-b border-border">
      <TabBar
        {...args}
        tabs={tabs}
        activeKey={activeKey}
        onSelect={setActiveKey}
        onClose={(keys) => {
          const next = tabs.filter((tab) => !keys.includes(tab.key));
          setTabs(next);
          if (keys.includes(activeKey)) setActiveKey(next.at(-1)?.key ?? '');
        }}
        onPinnedChange={(key, isPinned) => setTabs(tabs.map((tab) => (tab.key === key ? { ...tab, isPinned } : tab)))}
        onReorder={(keys) => setTabs(keys.flatMap((key) => tabs.filter((tab) => tab.key === key)))}
      />
    </div>
  );
}
