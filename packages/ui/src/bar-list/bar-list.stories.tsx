import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from './bar-list.tsx';

const meta: Meta<typeof BarList> = {
  title: '图表/条形列表',
  component: BarList,
  args: {
    title: '每位评委的项目数',
    className: 'max-w-120',
    bars: [
      { label: '张教授', value: 14 },
      { label: '李研究员', value: 13 },
      { label: '欧阳高级工程师', value: 9, text: '9（上限 9）' },
      { label: '赵老师', value: 0 },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof BarList>;

/** It is a table to everybody. */
export const Load: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '每位评委的项目数' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '欧阳高级工程师 9（上限 9）' })).toBeVisible();
  },
};

export const Phone: Story = { args: { className: 'w-82' } };
