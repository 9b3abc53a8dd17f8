import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: '界面/Tabs',
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

export const Keyboard: StoryObj<typeof Tabs> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '基本信息' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '日志' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('发布于');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: '基本信息' })).toHaveFocus();
  },
};
