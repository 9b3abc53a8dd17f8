import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect } from 'storybook/test';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { ProjectScreen } from './project-screen.tsx';
import { judgedProject, ownProject } from './story-reaches.ts';

const meta: Meta<typeof ProjectScreen> = {
  title: '大赛/项目地址',
  component: ProjectScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  render: () => (
    <StoryAddress path={consolePaths.project}>
      <ProjectScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ProjectScreen>;

/** The one address of a project, opened by an account. */
function opened(account: string, projectOf: (as: CallsAs) => Promise<{ contestId: string; projectId: string }>) {
  return {
    server: {
      as: account,
      path: async (as: CallsAs) => {
        const { contestId: id, projectId } = await projectOf(as);
        return generatePath(consolePaths.project, { id, projectId });
      },
    },
  };
}

/** The team has a page of its own. */
export const Student: Story = {
  parameters: opened('student', ownProject('student')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^at \/my-projects\/\d+$/)).toBeInTheDocument();
  },
};

export const Teacher: Story = {
  parameters: opened('teacher', ownProject('teacher')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^at \/my-projects\/\d+$/)).toBeInTheDocument();
  },
};

/** A judge reads it beside the sheet. */
export const Judge: Story = {
  parameters: opened('judge', judgedProject),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^at \/judging\/\d+\/\d+$/)).toBeInTheDocument();
  },
};

/** Whoever administers it stays, and sees all of it. */
export const Administrator: Story = {
  parameters: opened('school', ownProject('student')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^at \/contests\/\d+\/projects\/\d+$/)).toBeInTheDocument();
  },
};

/** A project of other people is nothing to a student. */
export const Stranger: Story = {
  parameters: opened('student', judgedProject),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /没有找到|not found/i })).toBeVisible();
  },
};
