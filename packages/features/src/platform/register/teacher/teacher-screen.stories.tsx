import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press } from '../../../lib/stories/story-hands.ts';
import { StoryStage } from '../../../lib/stories/story-stage.tsx';
import { TeacherScreen } from './teacher-screen.tsx';

const meta: Meta<typeof TeacherScreen> = {
  title: '平台/教师',
  component: TeacherScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: `${consolePaths.teachers}?name=te` } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('teacher.query', { body: { name: 'te' } });
        if (old.length > 0) await call('teacher.remove', { body: old.map(({ id }) => id) });
        await call('teacher.save', { body: { name: 'te王芳', number: 'TE01', jobTitle: '02' } });
      }}
    >
      <TeacherScreen />
    </StoryStage>
  ),
};
export default meta;

/** Numbers of teachers are no secret, and titles come by their names. */
export const Everyday: StoryObj<typeof TeacherScreen> = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /te王芳/ });
    await expect(row).toHaveTextContent('TE01');
    await expect(row).toHaveTextContent(/副教授|Associate professor/);
    await userEvent.click(within(row).getByText('te王芳'));
    const drawer = within(await screen.findByRole('dialog', { name: 'te王芳' }));
    await expect(await drawer.findByText(/还没有关联账号|No account is linked/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press(userEvent, /^(编辑|Edit)$/, within(await canvas.findByRole('row', { name: /te王芳/ })));
    await expect(await screen.findByRole('dialog', { name: /^(编辑教师|Edit teacher)$/ })).toBeVisible();
  },
};
