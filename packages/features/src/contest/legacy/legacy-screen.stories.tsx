import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { resolveLegacyPath, legacyPath } from '../../lib/legacy/legacy-path.ts';
import { judgedProject, ownProject } from '../projects/story-reaches.ts';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { LegacyScreen } from './legacy-screen.tsx';

const meta: Meta<typeof LegacyScreen> = {
  title: '框架/旧地址',
  component: LegacyScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  render: () => (
    <Routes>
      <Route path={legacyPath} element={<LegacyScreen />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof LegacyScreen>;

/** Where an old address leads when it is opened. */
function opened(as: string, url: string) {
  return { server: { as, path: resolveLegacyPath(url) } };
}

function openedProject(as: string, projectOf: (as: CallsAs) => Promise<{ projectId: string }>) {
  return { server: { as, path: async (calls: CallsAs) => resolveLegacyPath(`/xiangmuxingqing${(await projectOf(calls)).projectId}`) } };
}

/** In the place of the page that was meant. */
function Arrived() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

export const Contest: Story = {
  parameters: opened('school', '/ygpsz?stage=5'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^(选择大赛|Choose a contest)$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '互联网');
    const choice = await canvas.findByRole('link', { name: /互联网/ });
    choice.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/contests\/\d+\/review\/college\/running\?stage=5$/);
  },
};

/** A project brings its contest; the level of its stage comes from the server. */
export const Project: Story = {
  parameters: opened('school', '/pszxmxq'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^(选择项目|Choose a project)$/ })).toBeVisible();
    await expect(await canvas.findByText(/共 \d+ 项|Showing the first \d+ of/)).toBeVisible();
    const [first] = await canvas.findAllByRole('link');
    await userEvent.click(first!);
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/contests\/\d+\/review\/(college|school)\/projects\/\d+$/);
  },
};

export const Judge: Story = {
  parameters: opened('school', '/fenpxm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^(选择评委|Choose a judge)$/ })).toBeVisible();
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(1);
  },
};

export const NothingFound: Story = {
  parameters: opened('school', '/bj'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '没有这个大赛');
    await expect(await canvas.findByText(/^(没有可选的|No options)$/)).toBeVisible();
  },
};

/** A judge may not see the list of judges. */
export const NoPermission: Story = {
  parameters: opened('judge', '/grfpxm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^(无权限|No permission)/ })).toBeVisible();
  },
};

/** The own school stands in for one that is not named. */
export const OwnSchool: Story = {
  parameters: opened('school', '/schoolDetail_page'),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/schools\/\d+$/);
  },
};

/** Who belongs to no school chooses one in the list. */
export const NoOwnSchool: Story = {
  parameters: opened('manager', '/examineschool'),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toBe('/schools');
  },
};

/** Whoever may not look through all projects chooses among their own. */
export const OwnProjects: Story = {
  parameters: opened('student', '/viewLtems'),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toBe('/my-projects');
  },
};

export const OwnReviews: Story = {
  parameters: opened('judge', '/vigg'),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toBe('/judging');
  },
};

/** Its team has a page of its own for it. */
export const ProjectOfStudent: Story = {
  parameters: openedProject('student', ownProject('student')),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/my-projects\/\d+$/);
  },
};

export const ProjectOfAdvisor: Story = {
  parameters: openedProject('teacher', ownProject('teacher')),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/my-projects\/\d+$/);
  },
};

/** A judge is led to the sheet. */
export const ProjectOfJudge: Story = {
  parameters: openedProject('judge', judgedProject),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('status')).textContent).toMatch(/^\/judging\/\d+\/\d+$/);
  },
};

/** A project that is not there, or not in the reader's scope. */
export const UnknownProject: Story = {
  parameters: opened('school', '/viewLtems?id=999999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^(没有找到|Not found)$/ })).toBeVisible();
  },
};
