import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect } from 'storybook/test';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { makeContest, organiser, ownCollege, projectSheet, type CallsAs } from '../story-contests.ts';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { ProjectDetailScreen } from './project-detail-screen.tsx';

const meta: Meta<typeof ProjectDetailScreen> = {
  title: '大赛/项目详情',
  component: ProjectDetailScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: organiser, path: oneProject } },
  render: () => (
    <StoryAddress path={consolePaths.project}>
      <ProjectDetailScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ProjectDetailScreen>;

const member = '王晓明（2023000001）';

/** A project with a team, which came in with a sheet. */
async function oneProject(as: CallsAs): Promise<string> {
  const call = await as(organiser);
  const { id: contestId } = await makeContest(call, { projects: 0 });
  const file = await projectSheet([
    {
      项目名称: '潮汐能微电网',
      赛道: '科技创新',
      学院: await ownCollege(call),
      负责人: '沈一诺',
      负责人手机: '13800001234',
      成员: '王晓明/2023000001、赵启',
      指导教师: '周知远、郑以宁',
      项目简介: '用潮汐的落差给海岛供电。',
    },
  ]);
  await call('project.import', { body: { contestId, file, mode: 'ALL' } });
  const { records } = await call('project.page', {
    body: { model: { contestId }, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} },
  });
  return generatePath(consolePaths.project, { id: contestId, projectId: records[0]?.id ?? '' });
}

/** What it is about and who is behind it, as the sheet said; the leader's phone is nobody's to read here. It was not there at first. */
export const Whole: Story = {
  decorators: [(Screen) => <FailingOnce ids={['project.get']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry)$/, canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: '潮汐能微电网' })).toBeVisible();
    for (const text of ['用潮汐的落差给海岛供电。', '沈一诺', member, '赵启', '周知远', '郑以宁'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('138****1234')).toBeVisible();
    await expect(canvas.getByText(/^(已通过|Accepted)$/)).toBeVisible();
  },
};

/** Another school's administrator does not learn that there is one. */
export const OtherSchool: Story = {
  parameters: { server: { as: 'school', path: oneProject } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ })).toBeVisible();
  },
};

export const NoPermission: Story = {
  parameters: { server: { as: 'teacher', path: oneProject } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(无权限|No permission)$/ })).toBeVisible();
  },
};
