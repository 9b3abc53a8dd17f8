import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InSamoa, samoaTime } from '../../../lib/stories/in-samoa.tsx';
import { useLeftWords } from './left-words.tsx';

const meta: Meta<typeof Example> = {
  title: '大赛/还剩多久',
  component: Example,
  parameters: { server: { as: 'student', path: '/' } },
};
export default meta;

type Story = StoryObj<typeof Example>;

/** Past the deadline, but taken all the same for a while: until when, by the clock that the reader has too. */
export const Grace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026-11-30 19:00$/)).toBeVisible();
  },
};

/** The reader's clock is of another zone than that time. */
export const GraceElsewhere: Story = {
  render: () => (
    <InSamoa>
      <Example />
    </InSamoa>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026-11-30 19:00/)).toHaveTextContent(samoaTime);
  },
};

function Example() {
  const leftWords = useLeftWords();
  return <p>{leftWords('2026-11-30 18:00:00', '2026-11-30 18:30:00', '2026-11-30 19:00:00')}</p>;
}
