import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EntryResults } from './entry-results.tsx';

const scores = {
  kind: { code: 'COLLEGE' as const, desc: '院赛' },
  score: '88.50',
  rank: 3,
  of: 41,
  award: null,
  comments: [],
  releasedTime: '2026-04-01 09:00:00',
};

const meta: Meta<typeof EntryResults> = {
  title: '大赛/公布给团队的结果',
  component: EntryResults,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
};
export default meta;

type Story = StoryObj<typeof EntryResults>;

/** A stage that shows scores, and one that shows comments too. */
export const TwoStages: Story = {
  args: {
    results: [
      scores,
      {
        ...scores,
        kind: { code: 'SCHOOL', desc: '校赛' },
        score: '91.25',
        rank: 1,
        of: 12,
        award: '一等奖',
        comments: ['路线清楚，团队分工合理。', '选题有价值，建议补充实测数据。'],
      },
    ],
  },
  play: async ({ canvas }) => {
    const college = within(canvas.getByRole('region', { name: /^院赛(结果|: results)$/ }));
    await expect(college.getByText('88.50')).toBeVisible();
    await expect(college.queryByText(/^(评语|Comments)$/)).toBeNull();
    const school = within(canvas.getByRole('region', { name: /^校赛(结果|: results)$/ }));
    await expect(school.getByText('一等奖')).toBeVisible();
    await expect(school.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Before anything is released there is nothing. */
export const Nothing: Story = {
  args: { results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
