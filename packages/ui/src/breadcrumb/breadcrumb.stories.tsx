import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

type Story = StoryObj<typeof Breadcrumb>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(/当前位置|Breadcrumb/);
    await expect(canvas.getByText('2026 年大学生创新创业大赛')).toHaveAttribute('aria-current', 'page');
    // Only a level that is a page is a link; this page itself is none.
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contest');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { key: 'contest', title: 'Contests, reviews and everything around them' },
      { key: 'list', title: '大赛列表', path: '/contest' },
      { key: 'one', title: 'Edit · 2026 年全国大学生创新创业大赛校级选拔赛（含产业命题赛道与青年红色筑梦之旅赛道）' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
