import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta: Meta<typeof Progress> = { title: '界面/Progress', component: Progress };
export default meta;

export const Values: StoryObj<typeof Progress> = {
  render: () => (
    <div className="flex max-w-80 flex-col gap-4">
      <Progress label="导入" value={36} max={120} hasText />
      <Progress label="评审" value={120} max={120} tone="success" hasText />
      <Progress label="打包" value={null} />
    </div>
  ),
};
