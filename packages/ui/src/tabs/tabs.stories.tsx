import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: '展示/Tabs',
  component: Tabs,
  args: {
    label: '大赛',
    items: [
      { key: 'facts', title: '基本信息', content: '名称、时间、主办单位。' },
      { key: 'projects', title: '项目', count: 128, content: '128 个项目。' },
      { key: 'awards', title: '奖项', isDisabled: true, content: '还没有奖项。' },
      { key: 'log', title: '日志', content: '发布于 2026-03-01 09:00。' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

/** Tab goes to the open tab, then to its panel; arrows go round and open, past the disabled tab; Home and End. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const facts = canvas.getByRole('tab', { name: '基本信息' });
    const log = canvas.getByRole('tab', { name: '日志' });
    await userEvent.tab();
    await expect(facts).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(log).toHaveFocus();
    await expect(log).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('tabpanel', { name: '日志' });
    await expect(panel).toHaveTextContent('发布于');
    await expect(canvas.queryByText('名称、时间、主办单位。')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(facts).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(facts).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(log).toHaveFocus();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(log).toHaveFocus();
  },
};

/** On a phone the row scrolls: the open tab is in sight from the start, and so is every tab that the arrows reach. */
export const Narrow: Story = {
  args: {
    value: undefined,
    className: 'w-72',
    items: ['基本信息', '参赛项目', '评委', '评审规则与评分细则', '奖项', '公告', '操作日志'].map((title) => ({
      key: title,
      title,
      content: title,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const isInSight = (name: string) => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return tab.left >= list.left && tab.right <= list.right;
    };
    await expect(isInSight('操作日志')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(isInSight('操作日志')).toBe(true);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(isInSight('奖项')).toBe(true);
  },
};

export const OpenInSight: Story = {
  args: { ...Narrow.args, value: '操作日志' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(canvas.getByRole('tab', { name: '操作日志' }).getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
  },
};
