import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: '展示/Skeleton', component: Skeleton };
export default meta;

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <div aria-busy className="flex max-w-100 flex-col gap-8">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-3" />
        </div>
      </div>
      <div className="space-y-4">
        {['w-16', 'w-24'].map((label) => (
          <div key={label} className="space-y-2">
            <Skeleton className={label} />
            <Skeleton className="h-control rounded-control" />
          </div>
        ))}
      </div>
      <div>
        {['w-40', 'w-56', 'w-32'].map((name) => (
          <div key={name} className="flex h-row items-center justify-between gap-4 border-b border-border">
            <Skeleton className={name} />
            <Skeleton className="w-12" />
          </div>
        ))}
      </div>
    </div>
  ),
};
