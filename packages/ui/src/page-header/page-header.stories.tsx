import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { StateDot } from '../state-dot/state-dot.tsx';
import { PageHeader } from './page-header.tsx';

const meta: Meta<typeof PageHeader> = {
  title: '展示/PageHeader',
  component: PageHeader,
  args: {
    title: '2026 年大学生创新创业大赛',
    state: <StateDot tone="success">报名中</StateDot>,
    description: '教务处主办，报名截止到 2026-06-30 23:59',
    actions: (
      <>
        <Button variant="outline">编辑</Button>
        <Button variant="solid">开始评审</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Contest: Story = {};

/** On a phone the acts go under a long title. */
export const Narrow: Story = {
  args: { title: '2026 年全国大学生创新创业大赛暨“互联网+”行动计划校级选拔赛' },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
