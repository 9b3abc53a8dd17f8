import { consolePaths } from '@saiwu/openapi';
import { readSheet, writeSheet } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { importEnds, importRows, mendNext, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { importProjects, makeContest, organiser, ownCollege, projectSheet, type CallsAs } from '../../lib/stories/story-contests.ts';
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
const next = /^(下一步|Next)$/;
const assigning = /^at \/contests\/\d+\/assignments$/;
const badPhone = /手机号格式不正确|Enter a valid mobile number/;

/** The server's template to begin with; then the rows that have a bad cell come back as a file with the reasons. */
export const TemplateAndBadRows: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const dialog = await openImport(canvas, userEvent);
    await press(userEvent, /^(下载模板|Download template)$/, dialog);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect((await savedSheet(saved)).heads).toContain('负责人手机');

    await choose(await sheetOf(loaded['as'], ['智慧农机', '听障手语翻译'], '听障手语翻译'));
    await expect(await dialog.findByText(badPhone)).toBeVisible();
    await press(userEvent, /^(下载有问题的行|Download rows with problems)$/, dialog);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const { rows } = await savedSheet(saved);
    await expect(rows.map((row) => row.join())).toEqual([expect.stringMatching(new RegExp(`^听障手语翻译.*(${badPhone.source})`))]);
  },
};

/**
 * What the server finds wrong stands at its cell; mended by keyboard, and looked at by the server again, all of it goes in. Nobody
 * registers any more, so judges are next.
 */
export const Mended: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await openImport(canvas, userEvent);
    await choose(await sheetOf(loaded['as'], ['智慧农机', '听障手语翻译'], '听障手语翻译'));
    await expect(await dialog.findByRole('gridcell', { name: badPhone })).toBeVisible();
    await mendNext(userEvent, '1380000');
    await waitFor(() => expect(dialog.queryByText(badPhone)).toBeNull());
    await importRows(userEvent, 2);
    await expect(await dialog.findByRole('gridcell', { name: badPhone })).toBeVisible();
    await mendNext(userEvent, '13800005678');
    await importRows(userEvent, 2);
    await importEnds();
    await expect(await canvas.findByText(assigning)).toBeInTheDocument();
    await expect(await titlesIn(loaded['as'], canvas)).toEqual(['听障手语翻译', '智慧农机']);
  },
};

/** The other rows go in without the one that has a bad cell, and they alone. */
export const GoodRowsAlone: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await openImport(canvas, userEvent);
    await choose(await sheetOf(loaded['as'], ['智慧农机', '听障手语翻译', '古籍修复'], '听障手语翻译'));
    await expect(await dialog.findByText(badPhone)).toBeVisible();
    await press(userEvent, next, dialog);
    await userEvent.click(await dialog.findByRole('radio', { name: /只导入没有问题的|Import only the/ }));
    await press(userEvent, /^(导入 2 行|Import 2 rows)$/, dialog);
    await press(userEvent, /^(完成|Finish)$/, dialog);
    await importEnds();
    await expect(await canvas.findByText(assigning)).toBeInTheDocument();
    await expect(await titlesIn(loaded['as'], canvas)).toEqual(['古籍修复', '智慧农机']);
  },
};

/** What is no sheet is said as such, until a right one is chosen; of that somebody else has brought in a project since it was checked. */
export const Meanwhile: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const dialog = await openImport(canvas, userEvent);
    await choose(new File(['PK\u0003\u0004 no sheet'], 'projects.xlsx'));
    await expect(await dialog.findByText(/^(文件没有读出来|The file could not be read)/)).toBeVisible();

    await choose(await sheetOf(as, ['智慧农机', '古籍修复']));
    await expect(await dialog.findByRole('gridcell', { name: '智慧农机' })).toBeVisible();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await importProjects(await as(organiser), contestIn(canvas), ['智慧农机']);
    await importRows(userEvent, 2);
    await expect(await dialog.findByText(/大赛里已有这个项目|The contest already has this project/)).toBeVisible();
    await press(userEvent, next, dialog);
    await userEvent.click(await dialog.findByRole('radio', { name: /只导入没有问题的|Import only the/ }));
    await press(userEvent, /^(导入 1 行|Import 1 rows?)$/, dialog);
    await press(userEvent, /^(完成|Finish)$/, dialog);
    await importEnds();
    await expect(await canvas.findByText(assigning)).toBeInTheDocument();
    await expect(await titlesIn(as, canvas)).toEqual(['古籍修复', '智慧农机']);
  },
};

/** A sheet in the authority's own words is recognised by its heads, and comes in by its own columns, under its title. */
export const OfficialSheet: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const dialog = await openImport(canvas, userEvent);
    const college = await ownCollege(await as(organiser));
    const heads = [
      '序号',
      '项目名称',
      '参赛赛道',
      '所在学院',
      '负责人姓名',
      '负责人学号',
      '学历层次',
      '所学专业',
      '联系电话',
      '团队人数',
      '推荐顺序',
    ];
    const cells = ['1', '智慧农机', '科技创新', college, '沈一诺', '00071', '本科', '机械', '13800001234', '1', '2'];
    const { file } = await writeSheet({
      columns: heads.map((_, index) => ({
        key: String(index),
        title: index === 0 ? '申报汇总表' : '',
        value: (row: string[]) => row[index] ?? '',
      })),
      rows: [heads, cells],
      format: 'xlsx',
    });
    await choose(new File([file], 'official.xlsx'));
    await expect(await dialog.findByText(/表头认出是「互联网\+申报汇总表」|The headings are those of/)).toBeVisible();
    await press(userEvent, next, dialog);
    await importRows(userEvent, 1);
    await importEnds();
    await waitFor(async () => expect(await titlesIn(as, canvas)).toEqual(['智慧农机']));
  },
};

const contestIn = (canvas: StoryContext['canvas']) => /contests\/(\d+)/.exec(canvas.getByText(/^at /).textContent)?.[1] ?? '';

/** What stands in the contest of the address now, in order. */
async function titlesIn(as: CallsAs, canvas: StoryContext['canvas']): Promise<string[]> {
  const call = await as(organiser);
  const { records } = await call('project.page', { body: { model: { contestId: contestIn(canvas) }, size: 10, current: 1 } });
  return records.map(({ title }) => title).toSorted();
}

async function openImport(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  const [start] = await canvas.findAllByRole('button', importing);
  if (start) await userEvent.click(start);
  return within(await screen.findByRole('dialog', importing));
}

/** The file that was given out last. */
async function savedSheet(saved: { mock: { lastCall?: unknown[] | undefined } }) {
  const [file] = saved.mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was saved');
  return readSheet(file);
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
