import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from './bar-list.tsx';
import { Histogram } from './histogram.tsx';

const meta: Meta<typeof BarList> = {
  title: '数据/BarList',
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

export const Load: Story = {};

export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /查看数据|Show data/ }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** Two bars are two bars, not two blocks. */
export const TwoClasses: Story = {
  render: () => (
    <Histogram
      title="每位评委的项目数"
      bars={[
        { label: '13', value: 4 },
        { label: '14', value: 32 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('rect')) await expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(56);
  },
};

export const Spread: Story = {
  render: () => (
    <Histogram
      title="各分数段的项目数"
      className="max-w-120"
      bars={[
        { label: '<60', value: 3 },
        { label: '60–69', value: 18 },
        { label: '70–79', value: 46 },
        { label: '80–89', value: 61 },
        { label: '≥90', value: 0 },
      ]}
    />
  ),
};
