import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: '界面/Skeleton', component: Skeleton };
export default meta;

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <div className="flex max-w-80 items-center gap-3">
      <Skeleton className="size-8 rounded-full" />
      <div className="flex-1 space-y-2">
        <Skeleton className="w-1/2" />
        <Skeleton className="h-3" />
      </div>
    </div>
  ),
};
