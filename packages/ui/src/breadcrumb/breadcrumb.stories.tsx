import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta: Meta<typeof Breadcrumb> = {
  title: '界面/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { key: 'contest', title: '大赛' },
      { key: 'list', title: '大赛列表', path: '/contest' },
      { key: 'one', title: '2026 年大学生创新创业大赛' },
    ],
  },
};
export default meta;

export const Levels: StoryObj<typeof Breadcrumb> = {};
