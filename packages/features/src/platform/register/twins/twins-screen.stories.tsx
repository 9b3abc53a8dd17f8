import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press } from '../../../lib/stories/story-hands.ts';
import { StoryStage } from '../../../lib/stories/story-stage.tsx';
import { StudentTwinsScreen } from './twins-screen.tsx';

const meta: Meta<typeof StudentTwinsScreen> = {
  title: '平台/重复的学生',
  component: StudentTwinsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: consolePaths.studentTwins } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('student.query', { body: { name: '孪生' } });
        if (old.length > 0) await call('student.remove', { body: old.map(({ id }) => id) });
        const one = { name: '孪生', phone: '13812340000' };
        await call('student.save', { body: { ...one, number: 'TW1', major: '数学' } });
        await call('student.save', { body: { ...one, number: 'TW2', major: '物理' } });
      }}
    >
      <StudentTwinsScreen />
    </StoryStage>
  ),
};
export default meta;

/** Two of one name and phone stand side by side, and become one with what is chosen of each. */
export const Merges: StoryObj<typeof StudentTwinsScreen> = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('物理')).toBeVisible();
    await press(userEvent, /^(合并|Merge)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /孪生/ }));
    await userEvent.click(dialog.getByRole('radio', { name: '物理' }));
    await press(userEvent, /^(合并|Merge)$/, dialog);
    await waitFor(() => expect(canvas.queryByText('数学')).toBeNull());
  },
};
