import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCard } from '../stat-card/stat-card.tsx';
import { Sparkline } from './sparkline.tsx';

const meta: Meta<typeof Sparkline> = {
  title: '图表/迷你图',
  component: Sparkline,
  args: { values: [1280, 1342, 1198, 905, 870, 1502, 1611, 1584, 1720, 1655], label: '近十天访问，从 1,280 到 1,655' },
};
export default meta;

type Story = StoryObj<typeof Sparkline>;

/** It stands in a line of text, and says in words what it shows. */
export const Line: Story = {
  render: (args) => (
    <p>
      访问 <Sparkline {...args} /> 1,655
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '近十天访问，从 1,280 到 1,655' })).toBeVisible(),
};

export const Bars: Story = { args: { kind: 'bar', values: [4, 9, -3, 6, null, 12, 8], label: '一周的增减' } };

export const Gap: Story = { args: { values: [3, 5, null, null, 8, 7, 9], label: '有两天没有数据' } };

export const Nothing: Story = { args: { values: [], label: '没有数据' } };

export const InCard: Story = {
  render: (args) => <StatCard className="max-w-70" label="今日访问" value="1,655" unit="次" chart={<Sparkline {...args} />} />,
};
