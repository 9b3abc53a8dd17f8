import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { inContest, makeContest, organiser, ownCollege, projectSheet, type CallsAs } from '../../lib/stories/story-contests.ts';
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

const saveCorrection = /^(保存更正|Save correction)$/;

const firstOf = (as: CallsAs, account: string) =>
  inContest(
    '“互联网+”校内选拔赛',
    ({ id }) => id,
  )(as).then(async (contestId) => {
    const call = await as(account);
    const { records } = await call('project.page', {
      body: { model: { contestId }, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} },
    });
    return generatePath(consolePaths.project, { id: contestId, projectId: records[0]?.id ?? '' });
  });

function sealedProject(as: CallsAs) {
  return firstOf(as, 'school');
}

function collegeProject(as: CallsAs) {
  return firstOf(as, 'college');
}

/** What it is about and who is behind it, as the sheet said; the leader's phone is nobody's to read here. It was not there at first. */
export const Whole: Story = {
  decorators: [(Screen) => <FailingOnce ids={['project.get']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry)$/, canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: '潮汐能微电网' })).toBeVisible();
    for (const text of ['用潮汐的落差给海岛供电。', '沈一诺', '王晓明', '202****0001', '赵启', '周知远', '郑以宁'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('138****1234')).toBeVisible();
    await expect(canvas.getByText(/^(已通过|Accepted)$/)).toBeVisible();
  },
};

/** Number and phone of one person are shown when somebody asks for them, and of nobody else. */
export const NumbersShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('202****0001');
    await press(userEvent, /^(显示王晓明的完整号码|Show 王晓明's full numbers)$/, canvas);
    await expect(await canvas.findByText('2023000001')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(复制王晓明的编号|Copy 王晓明's number)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(显示王晓明的|Show 王晓明)/ })).toBeNull();
    await expect(canvas.getByText('138****1234')).toBeVisible();
    await press(userEvent, /^(显示沈一诺的完整号码|Show 沈一诺's full numbers)$/, canvas);
    await expect(await canvas.findByText('13800001234')).toBeVisible();
  },
};

/** What came in wrong is mended in its cells; why stands in what happened to the project, and what is wrong again is told at its field. */
export const Corrected: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(更正|Correct)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(更正项目|Correct project) \d/ }));
    await expect(dialog.getByLabelText(/^(负责人手机|Leader's mobile)/)).toHaveValue('138****1234');
    const title = dialog.getByLabelText(/^(项目名称|Project name)/);
    await fill(userEvent, title, '潮汐能微电网二期');
    const phone = dialog.getByLabelText(/^(负责人手机|Leader's mobile)/);
    await fill(userEvent, phone, '138');
    await fill(userEvent, dialog.getByLabelText(/^(更正原因|Reason for the correction)/), '名称漏了期数');
    await press(userEvent, saveCorrection, dialog);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/手机号格式不正确|phone/i));
    await fill(userEvent, phone, '138****1234');
    await press(userEvent, saveCorrection, dialog);
    await expect(await canvas.findByRole('heading', { level: 1, name: '潮汐能微电网二期' })).toBeVisible();
    await expect(await canvas.findByText(/^(原因：|Reason: )名称漏了期数$/)).toBeVisible();
    await expect(canvas.getByText('138****1234')).toBeVisible();
  },
};

/** One that should not be there is taken out again, and the way leads to the list. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(删除项目|Delete project)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByLabelText(/^(删除原因|Reason for deleting)/), '重复报名');
    await press(userEvent, /^(删除项目|Delete project)$/, dialog);
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects$/)).toBeInTheDocument();
  },
};

/** Of a sealed stage: score and rank with the way into their calculation, the judges, and no more that can be done. */
export const Sealed: Story = {
  parameters: { server: { as: 'school', path: sealedProject } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^\d{2}\.\d{2}$/)).toBeVisible();
    await expect(canvas.getByText(/^\/ 60$/)).toBeVisible();
    await expect(canvas.getAllByText(/^(结果已封存|Results sealed)/)[0]).toBeVisible();
    await press(userEvent, /^(更多操作|More acts|More actions|More)$/, canvas);
    await expect(await screen.findByRole('menuitem', { name: /^(更正|Correct)/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('link', { name: /^(查看得分怎样算出|See how it was calculated)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/results\?stage=\d+&open=\d+$/)).toBeInTheDocument();
  },
};

/** A college reads score and rank of its own; judges have numbers, and nothing is offered. */
export const AsCollege: Story = {
  parameters: { server: { as: 'college', path: collegeProject } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(评委|Judge) 1$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(更正|Correct)$/ })).toBeNull();
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
