import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InSamoa, samoaTime } from '../../lib/stories/in-samoa.tsx';
import { ContestListScreen } from './contest-list-screen.tsx';

/** With contests that other stories have made meanwhile. */
const whole = `${consolePaths.contests}?size=100`;

const meta: Meta<typeof ContestListScreen> = {
  title: '大赛/大赛列表',
  component: ContestListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: whole } },
};
export default meta;

type Story = StoryObj<typeof ContestListScreen>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '大学生创新创业大赛' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '青年红色筑梦之旅' })).toBeNull();
  },
};

export const Filter: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^(标题|Title) \/ / });
    await userEvent.type(title, '互联网{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: '“互联网+”校内选拔赛' })).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, '没有这个大赛{Enter}');
    await expect(await canvas.findByText(/^(没有符合条件的数据|Nothing matches the filters)$/)).toBeVisible();
  },
};

/** A teacher sees the contests and runs none. */
export const AsTeacher: Story = {
  parameters: { server: { as: 'teacher', path: whole } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“互联网+”校内选拔赛')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(创建大赛|Create contest)$/ })).toBeNull();
  },
};

/** Read from another zone, both ends of a contest are of one that is named once. */
export const Elsewhere: Story = {
  render: () => (
    <InSamoa>
      <ContestListScreen />
    </InSamoa>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '大学生创新创业大赛' });
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(canvas.getAllByText(samoaTime)).toHaveLength(rows.length);
  },
};
