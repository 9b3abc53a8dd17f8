import { consolePaths } from '@saiwu/openapi';
import { readSheet } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { importProjects, makeContest, organiser, ownCollege, projectSheet, type CallsAs } from '../story-contests.ts';
import { ProjectListScreen } from './project-list-screen.tsx';

const meta: Meta<typeof ProjectListScreen> = {
  title: '大赛/导入项目',
  component: ProjectListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: organiser, path: newContest } },
  render: () => (
    <StoryAddress path={consolePaths.projects}>
      <ProjectListScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ProjectListScreen>;

async function newContest(as: CallsAs): Promise<string> {
  const { id } = await makeContest(await as(organiser), { projects: 0 });
  return generatePath(consolePaths.projects, { id });
}

const importing = { name: /^(导入项目|Import projects)$/ };

/** The template to begin with; then a bad cell holds everything back, and the rows that have one come back as a file with the reasons. */
export const TemplateAndBadRows: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const dialog = await openImport(canvas, userEvent);
    await press(userEvent, /^(下载模板|Download template)$/, dialog);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());

    await choose(await sheetOf(loaded['as'], ['智慧农机', '听障手语翻译'], '听障手语翻译'));
    await expect(await dialog.findByText(/^(共 2 行：1 行正确，1 行有误|2 rows: 1 right, 1 wrong)$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^(导入 2 个项目|Import 2 projects)$/ })).toBeDisabled();
    await press(userEvent, /^(下载有误的行|Download the bad rows)$/, dialog);
    await screen.findByText(/^(已下载有误的行|Bad rows downloaded)$/);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const [file] = saved.mock.lastCall ?? [];
    if (!(file instanceof Blob)) throw new Error('nothing was saved');
    const { rows } = await readSheet(file);
    await expect(rows.map((row) => row.join())).toEqual([
      expect.stringMatching(/^听障手语翻译.*(手机号格式不正确|Phone number is invalid)/),
    ]);
  },
};

/** A bad cell is shown with its reason; the other rows go in without its own, and stand in the list. */
export const GoodRowsAlone: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await openImport(canvas, userEvent);
    await choose(await sheetOf(loaded['as'], ['智慧农机', '听障手语翻译', '古籍修复'], '听障手语翻译'));
    await expect((await dialog.findAllByText(/手机号格式不正确|Phone number is invalid/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /只导入正确的行|Import the right rows only/ }));
    await press(userEvent, /^(导入 2 个项目|Import 2 projects)$/, dialog);
    await screen.findByText(/^(已导入 2 个项目，跳过 1 行|2 projects imported, 1 rows skipped)$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: '古籍修复' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '听障手语翻译' })).toBeNull();
  },
};

/** What is no such sheet is said as such; then a right one, of which somebody else has brought in a project since it was checked. */
export const Meanwhile: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const dialog = await openImport(canvas, userEvent);
    await choose(await projectSheet([{ 项目名称: '智慧农机' }]));
    await expect(await dialog.findByText(/^(表格缺少列|Columns are missing)/)).toBeVisible();

    await choose(await sheetOf(as, ['智慧农机', '古籍修复']));
    const run = await dialog.findByRole('button', { name: /^(导入 2 个项目|Import 2 projects)$/ });
    await waitFor(() => expect(run).toBeEnabled());
    const contestId = /contests\/(\d+)/.exec(canvas.getByText(/^at /).textContent)?.[1] ?? '';
    await importProjects(await as(organiser), contestId, ['智慧农机']);
    await userEvent.click(run);
    await expect((await dialog.findAllByText(/大赛里已有这个项目|The contest has this project already/))[0]).toBeVisible();
    await userEvent.click(await dialog.findByRole('radio', { name: /只导入正确的行|Import the right rows only/ }));
    await press(userEvent, /^(导入 1 个项目|Import 1 projects)$/, dialog);
    await expect(await canvas.findByRole('link', { name: '古籍修复' })).toBeVisible();
  },
};

async function openImport(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  const [start] = await canvas.findAllByRole('button', importing);
  if (start) await userEvent.click(start);
  return within(await screen.findByRole('dialog', importing));
}

/** Rows with nothing wrong, but for the phone of the one that is named. */
async function sheetOf(as: CallsAs, titles: readonly string[], bad?: string): Promise<File> {
  const college = await ownCollege(await as(organiser));
  return projectSheet(
    titles.map((title) => ({
      项目名称: title,
      赛道: '科技创新',
      学院: college,
      负责人: '沈一诺',
      手机: title === bad ? '12345' : '13800001234',
    })),
  );
}

/** The field for files lies behind a button. */
async function choose(file: File): Promise<void> {
  const field = screen.getByRole('dialog').querySelector('input[type=file]');
  if (field === null) throw new Error('there is nothing to choose a file with');
  await fireEvent.change(field, { target: { files: [file] } });
}
