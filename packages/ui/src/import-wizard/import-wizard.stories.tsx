import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { readSheet } from '../sheet/read-sheet.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { foreignWorkbook } from '../workbook/foreign-workbook.ts';
import type { ImportField, ImportOptions, ImportRecord, ImportReport } from './import-field.ts';
import { ImportWizardDialog } from './import-wizard-dialog.tsx';
import { ImportWizard, type ImportWizardProps } from './import-wizard.tsx';
import { importWordsEn } from './import-words-en.ts';
import { importWordsZh } from './import-words-zh.ts';
import type { ImportWords } from './import-words.ts';

const fields: ImportField[] = [
  { key: 'account', title: '账号', isRequired: true, isUnique: true, help: '登录用，4 到 20 个字母或数字', example: 'zhangsan' },
  { key: 'name', title: '姓名', isRequired: true, aliases: ['名字'], example: '张三' },
  {
    key: 'sex',
    title: '性别',
    options: [
      { value: 'M', label: '男' },
      { value: 'W', label: '女' },
    ],
  },
  { key: 'mobile', title: '手机', example: '13800000000', check: (text) => /^1\d{10}$/.test(text) || '应为 11 位手机号' },
  { key: 'org', title: '组织', example: '计算机学院' },
];

const people = `账号,真实姓名,性别,手机号码,组织,备注
zhangsan,张三,男,13800000001,计算机学院,
lisi,李四,女性,13800000002,计算机学院,
wangwu,王五,女性,1380000,数学学院,转学
lisi,,男,13800000004,,`;

const loadTemplate = fn(async () => new Blob(['xlsx']));
const taken = ['zhangsan', 'zhangsan1'];

const meta: Meta<ImportWizardProps> = {
  title: '数据/ImportWizard',
  component: ImportWizard,
  args: { fields, templateName: '用户导入模板', onImport: importAll(), onDone: fn(), onCancel: fn() },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<ImportWizardProps>;
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

export const Idle: Story = {};

/** The four steps by keyboard: columns are found, each bad cell is mended in its place, and all is imported. */
export const WholePath: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf(people));
    await expect(await canvas.findByRole('combobox', { name: either((words) => words.columnOf('姓名')) })).toHaveTextContent('真实姓名');
    await expect(canvas.getByText('备注')).toBeVisible();
    await waitFor(() => expect(stepIn(canvasElement)).toHaveFocus());
    await press(canvas, userEvent, 'next');

    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(canvas.getByText(countsOf(4, 1, 3, 0))).toBeVisible();
    await tabTo(userEvent, () => focusedCell()?.closest('[role=grid]') !== null && focusedCell() !== null);
    await expect(focusedCell()).toHaveTextContent('lisi');
    // The account is there twice: the second person gets another one.
    await userEvent.keyboard('{F2}');
    const box = await within(grid).findByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('zhangsan{Enter}');
    await expect(box).toHaveAccessibleDescription(/2/);
    await expect(box).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('lisi'));
    await userEvent.keyboard('{Enter}');
    await within(grid).findByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    await userEvent.keyboard('lisi2{Enter}');
    // Saved, and on to the next problem, where only some texts are right.
    await waitFor(() => expect(focusedCell()).toHaveTextContent('女性'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'combobox'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '女' });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('女性'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByText(countsOf(4, 1, 3, 0))).toBeVisible());
    await expect(canvas.getAllByText('女性')).toHaveLength(2);
    await openReplace(canvas, userEvent);
    await expect(screen.getByRole('textbox', { name: either((words) => words.replaceFrom) })).toHaveValue('女性');
    await userEvent.click(screen.getByRole('combobox', { name: either((words) => words.replaceTo) }));
    await userEvent.click(await screen.findByRole('option', { name: '女' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: either((words) => words.replace) }));
    await waitFor(() => expect(canvas.queryByText('女性')).toBeNull());
    await expect(canvas.getByText(countsOf(4, 2, 2, 0))).toBeVisible();
    await press(canvas, userEvent, 'nextIssue');
    await mend(canvas, userEvent, '13800000003');
    await waitFor(() => expect(focusedCell()).toHaveTextContent(either((words) => words.isRequired)));
    await mend(canvas, userEvent, '赵六');
    await expect(await canvas.findByText(countsOf(4, 4, 0, 0))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: either((words) => words.importRows('4')) }));
    await expect(await canvas.findByText(either((words) => words.imported('4')))).toBeVisible();
    await expect(args.onImport).toHaveBeenCalledWith(
      expect.arrayContaining([
        { account: 'lisi2', name: '李四', sex: 'W', mobile: '13800000002', org: '计算机学院' },
        { account: 'lisi', name: '赵六', sex: 'M', mobile: '13800000004', org: '' },
      ]),
      expect.objectContaining({ isPartial: false }),
    );
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledWith({ imported: 4, issues: [] });
  },
};

/** A sheet in our own words: it is looked at and imported, and that is all. The columns are there on the way back. */
export const Plain: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('账号,姓名\nzhangsan,张三'));
    await canvas.findByRole('grid');
    await press(canvas, userEvent, 'back');
    await expect(await canvas.findByRole('combobox', { name: either((words) => words.columnOf('姓名')) })).toHaveTextContent('姓名');
    await press(canvas, userEvent, 'next');
    await userEvent.click(await canvas.findByRole('button', { name: either((words) => words.importRows('1')) }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDone).toHaveBeenCalledWith({ imported: 1, issues: [] });
    await expect(canvas.queryByRole('button', { name: either((words) => words.finish) })).toBeNull();
  },
};

/** The keys of the grid, and rows that are left out. */
export const Grid: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await toRows(canvas, canvasElement, userEvent, people);
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.allRows('4')) }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
    await userEvent.click(canvas.getByRole('gridcell', { name: /李四/ }));
    const expectFocus = async (row: number, column: number) => {
      await waitFor(() => expect(document.activeElement?.closest('[data-cell]')).toHaveAttribute('data-cell', `${row}:${column}`));
    };
    await expectFocus(1, 1);
    for (const [keys, row, column] of [
      ['{ArrowRight}', 1, 2],
      ['{ArrowDown}', 2, 2],
      ['{End}', 2, 4],
      ['{ArrowRight}', 2, 4],
      ['{Control>}{Home}{/Control}', 0, -1],
      ['{ArrowUp}', 0, -1],
      ['{Control>}{End}{/Control}', 3, 4],
      ['{PageUp}', 0, 4],
      ['{PageDown}', 3, 4],
      ['{F8}', 1, 0],
      ['{F8}', 1, 2],
      ['{Shift>}{F8}{/Shift}', 1, 0],
      ['{Home}', 1, -1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(keys);
      // oxlint-disable-next-line no-await-in-loop
      await expectFocus(row, column);
    }
    await expect(document.activeElement).toHaveAttribute('role', 'checkbox');
    await userEvent.keyboard(' ');
    await expect(document.activeElement).toHaveAttribute('aria-checked', 'false');
    // The other one with this account is all right now.
    await expect(canvas.getByText(countsOf(4, 1, 2, 1))).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(within(canvas.getByRole('grid')).queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.leftOutRows('1')) }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: either((words) => words.includeRow(3)) }));
    await expect(canvas.getByText(countsOf(4, 1, 3, 0))).toBeVisible();
    // Tab saves what was typed, as does a press elsewhere.
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.withIssues('3')) }));
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: /应为 11 位/ }));
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    await userEvent.keyboard('13900000003{Tab}');
    await expectFocus(2, 3);
    await expect(focusedCell()).toHaveTextContent('13900000003');
  },
};

/** What the server says beforehand, of what was mended too, and when it refuses, stands at the cells; nothing that was typed is lost. */
export const ServerIssues: Story = {
  args: {
    onPreview: fn(async (rows: ImportRecord[]) =>
      rows.flatMap(({ account }, row) => (taken.includes(account ?? '') ? [{ row, key: 'account', message: '账号已被使用' }] : [])),
    ),
    onImport: refuseOnce(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await toRows(canvas, canvasElement, userEvent, people.split('\n').slice(0, 2).join('\n'));
    await expect(await canvas.findByText('账号已被使用')).toBeVisible();
    await press(canvas, userEvent, 'nextIssue');
    await mend(canvas, userEvent, 'zhangsan1');
    await waitFor(() => expect(canvas.queryByText('账号已被使用')).toBeNull());
    // This one is taken too: there is no way on past it.
    await userEvent.click(canvas.getByRole('button', { name: either((words) => words.importRows('1')) }));
    await expect(await canvas.findByText('账号已被使用')).toBeVisible();
    await press(canvas, userEvent, 'nextIssue');
    await mend(canvas, userEvent, 'zhangsan2');
    await userEvent.click(await canvas.findByRole('button', { name: either((words) => words.importRows('1')) }));
    await expect(await canvas.findByText('计算机学院不在你管理的范围内')).toBeVisible();
    await expect(canvas.getByText('zhangsan2')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(either((words) => words.serverRefused('1')));
    await press(canvas, userEvent, 'nextIssue');
    await mend(canvas, userEvent, '数学学院');
    await press(canvas, userEvent, 'checkAgain');
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledTimes(4));
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: either((words) => words.importRows('1')) }));
    await expect(await canvas.findByText(either((words) => words.imported('1')))).toBeVisible();
    // What it has just looked at it is not asked about again.
    await expect(args.onPreview).toHaveBeenCalledTimes(4);
  },
};

/**
 * What empty cells become is said where the rows are shown, and asked there: nothing says that it is importing before somebody has agreed.
 */
export const Filled: Story = {
  args: {
    onPreview: fn(async (rows: ImportRecord[]) => ({
      issues: [],
      fills: rows.flatMap(({ org }, row) => (org === '' ? [{ row, key: 'org', text: '同济大学' }] : [])),
    })),
    onAsk: fn(async () => false),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await toRows(canvas, canvasElement, userEvent, `${people.split('\n').slice(0, 2).join('\n')}\nqianqi,钱七,女,13800000007,,`);
    await expect(await canvas.findByText(either((words) => words.fills('1', '组织', '同济大学')))).toBeVisible();
    await expect(canvas.getByText(countsOf(2, 2, 0, 0))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.filledRows('1')) }));
    await expect(canvas.queryByText('zhangsan')).toBeNull();
    await expect(canvas.getByText(either((words) => words.filledWith('同济大学')))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: either((words) => words.importRows('2')) }));
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledTimes(1));
    await expect(args.onImport).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** The good rows alone, when somebody wants that; the others come back as a file with the reasons, and can be mended on. */
export const Partial: Story = {
  args: {
    onImport: fn(async (rows: ImportRecord[]): Promise<ImportReport> => ({
      imported: rows.length - 1,
      issues: [{ row: rows.findIndex(({ account }) => account === 'zhangsan'), key: 'mobile', message: '手机已被使用' }],
    })),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await toRows(canvas, canvasElement, userEvent, `${people}\nqianqi,钱七,女,13800000007,数学学院,`);
    await press(canvas, userEvent, 'next');
    await expect(canvas.getByRole('button', { name: either((words) => words.mend) })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.importGood('2')) }));
    await userEvent.click(canvas.getByRole('button', { name: either((words) => words.importRows('2')) }));
    await expect(await canvas.findByText(either((words) => words.notImported('4')))).toBeVisible();
    await expect(args.onImport).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ isPartial: true }));
    const saved = spyOn(URL, 'createObjectURL');
    await press(canvas, userEvent, 'downloadBad');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [file] = saved.mock.calls[0] ?? [];
    saved.mockRestore();
    if (!(file instanceof Blob)) throw new Error('no file was made');
    const { heads, rows } = await readSheet(file);
    await expect(heads.slice(0, 6)).toEqual(['账号', '真实姓名', '性别', '手机号码', '组织', '备注']);
    await expect(heads[6]).toMatch(either((words) => words.errorColumn));
    await expect(rows).toHaveLength(4);
    await expect(rows[0]?.[6]).toContain('手机已被使用');
    await expect(rows[2]?.slice(0, 6)).toEqual(['wangwu', '王五', '女性', '1380000', '数学学院', '转学']);
    await userEvent.click(canvas.getByRole('button', { name: either((words) => words.mendRest('4')) }));
    await expect(await canvas.findByText(countsOf(4, 0, 4, 0))).toBeVisible();
    await expect(canvas.getByText('手机已被使用')).toBeVisible();
  },
};

/** What cannot be read says why, and what was there before stays. Cells copied in Excel are a file too. */
export const WrongFiles: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), new File(['\u0000\u0001'], '名单.csv'));
    await expect(await canvas.findByText(either((words) => words.readFailed))).toBeVisible();
    await userEvent.upload(pickerIn(canvasElement), fileOf('账号,姓名\n'));
    await expect(await canvas.findByText(either((words) => words.hasNoRows))).toBeVisible();
    canvas.getByRole('textbox', { name: either((words) => words.paste) }).focus();
    await userEvent.paste('账号\t姓名\t手机\nzhangsan\t"张\n三"\t138');
    const cell = await canvas.findByRole('gridcell', { name: /138/ });
    await userEvent.click(cell);
    await mend(canvas, userEvent, '13800000001');
    await press(canvas, userEvent, 'back');
    await press(canvas, userEvent, 'back');
    await userEvent.upload(pickerIn(canvasElement), new File(['PK\u0003\u0004 damaged'], '名单.xlsx'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(either((words) => words.keptBefore(words.pasted)));
    // Another file would take the place of what was mended: it asks.
    await userEvent.upload(pickerIn(canvasElement), fileOf(people));
    const question = await screen.findByRole('alertdialog', { name: either((words) => words.otherFileTitle) });
    await userEvent.click(within(question).getByRole('button', { name: /取消|Cancel/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(canvas, userEvent, 'next');
    await press(canvas, userEvent, 'next');
    await expect(await canvas.findByRole('gridcell', { name: '13800000001' })).toBeVisible();
  },
};

/**
 * Of the sheets of a file the one that fits is chosen already, and another one can be; what it does not show is told, and taken unless
 * somebody unticks it. Accounts are read as they are shown, heads of two rows are looked at first.
 */
export const Sheets: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const notes = { name: '填写说明', rows: [['请在“名单”页填写'], ['账号必填']] };
    const list = {
      name: '名单',
      rows: [
        ['账号', '姓名'],
        [{ number: 7, format: 0 }, '张三'],
        ['lisi', '李四'],
        ['wangwu', '王五'],
      ],
      hiddenRows: [2],
    };
    const upper = ['账号', '姓名', '联系', null];
    const twoRows = {
      name: '两行表头',
      rows: [upper, [null, null, '手机', '组织'], ['zhaoliu', '赵六', '13800000006', '数学学院']],
      merges: ['A1:A2', 'B1:B2', 'C1:D1'],
    };
    const file = foreignWorkbook([notes, list, { ...twoRows, isHidden: true }], ['0000']);
    await userEvent.upload(pickerIn(canvasElement), new File([new Uint8Array(file)], '名单.xlsx'));
    await expect(await canvas.findByRole('gridcell', { name: '0007' })).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: either((words) => words.sheet) });
    await expect(choice).toHaveTextContent('名单');
    await expect(canvas.getByText(countsOf(3, 3, 0, 0))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: either((words) => words.hiddenRows('1', [3], '')) }));
    await expect(await canvas.findByText(countsOf(3, 2, 0, 1))).toBeVisible();

    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: either((words) => words.sheet) }));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
      // a row was left out: another sheet takes the place of that
      const question = await screen.findByRole('alertdialog', { name: either((words) => words.otherSheetTitle) });
      await userEvent.click(within(question).getByRole('button', { name: either((words) => words.otherSheet) }));
    };
    await choose('两行表头');
    await expect(await canvas.findByRole('combobox', { name: either((words) => words.columnOf('手机')) })).toHaveTextContent('手机');
    await press(canvas, userEvent, 'next');
    await userEvent.click(await canvas.findByRole('button', { name: either((words) => words.importRows('1')) }));
    await waitFor(() =>
      expect(args.onImport).toHaveBeenCalledWith(
        [expect.objectContaining({ account: 'zhaoliu', mobile: '13800000006', org: '数学学院' })],
        expect.anything(),
      ),
    );
  },
};

/** A template of the caller's own is given out, and what hinders that is told. */
export const OwnTemplate: Story = {
  args: {
    template: {
      load: loadTemplate,
      help: '模板里有这个大赛的赛道',
    },
  },
  render: (args) => (
    <>
      <ImportWizard {...args} />
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('模板里有这个大赛的赛道')).toBeVisible();
    const saved = spyOn(URL, 'createObjectURL');
    loadTemplate.mockRejectedValueOnce(new Error('大赛已被删除'));
    await press(canvas, userEvent, 'template');
    await expect(await screen.findByText(/大赛已被删除/)).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await press(canvas, userEvent, 'template');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(new Blob(['xlsx'])));
    saved.mockRestore();
  },
};

/** A required field without a column stops the way on; a column serves one field, and is remembered for the next file. */
export const Columns: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('工号,姓名,部门\n1,张三,数学学院'));
    const account = await canvas.findByRole('combobox', { name: either((words) => words.columnOf('账号')) });
    await expect(account).toBeInvalid();
    await press(canvas, userEvent, 'next');
    await expect(canvas.getByRole('alert')).toHaveTextContent('账号');
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '工号' });
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(account).toHaveTextContent('工号'));
    await expect(account).toBeValid();
    await press(canvas, userEvent, 'next');
    await canvas.findByRole('grid');
    await press(canvas, userEvent, 'back');
    await press(canvas, userEvent, 'back');
    await userEvent.upload(pickerIn(canvasElement), fileOf('部门,工号,姓名\n数学学院,1,张三'));
    await expect(await canvas.findByRole('combobox', { name: either((words) => words.columnOf('账号')) })).toHaveTextContent('工号');
  },
};

/** While another file is read, nobody goes on with the one before. */
export const AnotherFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await toRows(canvas, canvasElement, userEvent, people);
    await press(canvas, userEvent, 'back');
    await press(canvas, userEvent, 'back');
    const file = fileOf('账号,姓名\nzhaoliu,赵六');
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    spyOn(file, 'arrayBuffer').mockReturnValue(promise);
    await userEvent.upload(pickerIn(canvasElement), file);
    const next = canvas.getByRole('button', { name: either((words) => words.next) });
    await waitFor(() => expect(next).toBeDisabled());
    resolve(await fileOf('账号,姓名\nzhaoliu,赵六').arrayBuffer());
    await canvas.findByText('zhaoliu');
  },
};

/** In a dialog: Escape in a cell is the cell's; closing with work in hand asks. */
export const InDialog: Story = {
  render: (args) => <DialogExample {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入用户' }));
    const dialog = await screen.findByRole('dialog', { name: '导入用户' });
    const inside = within(dialog);
    await toRows(inside, dialog, userEvent, people);
    await press(inside, userEvent, 'nextIssue');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(inside.queryByRole('textbox')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /继续编辑|Keep editing/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(取消|Cancel)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: either((words) => words.leave) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Long work says how far it is, and can be cancelled; the rows stay. */
export const Cancelled: Story = {
  args: {
    onImport: fn((_rows: ImportRecord[], { onProgress }: ImportOptions) => {
      onProgress(1);
      // One that never hears of it.
      return new Promise<ImportReport>(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('账号,姓名\na,甲\nb,乙'));
    await userEvent.click(await canvas.findByRole('button', { name: either((words) => words.importRows('2')) }));
    await expect(await canvas.findByText('1 / 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(取消|Cancel)$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(either((words) => words.importCancelled));
    await expect(canvas.getByRole('button', { name: either((words) => words.importRows('2')) })).toBeVisible();
  },
};

/** 50,000 rows: few of them are drawn, and a change in one is quick. */
export const ManyRows: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `u${index},姓名${index},${index % 500 === 7 ? '男性' : '男'},13800000000`);
    await userEvent.upload(pickerIn(canvasElement), fileOf(['账号,姓名,性别,手机', ...lines].join('\n')));
    await canvas.findByRole('grid');
    await canvas.findByText(either((words) => words.counts('50,000', '49,900', '100', '0')));
    await userEvent.click(canvas.getByRole('radio', { name: either((words) => words.allRows('50,000')) }));
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '50001');
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
    await press(canvas, userEvent, 'nextIssue');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '49999:4'));
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '7:2'));
    await openReplace(canvas, userEvent);
    await waitFor(() => expect(screen.getByText(either((words) => words.replaceCount('100')))).toBeVisible());
  },
};

/** On a phone a row is a card of its problems. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => toRows(canvas, canvasElement, userEvent, people),
};

function importAll() {
  return fn(async (rows: ImportRecord[]): Promise<ImportReport> => ({ imported: rows.length, issues: [] }));
}

function refuseOnce() {
  return fn(async (rows: ImportRecord[]): Promise<ImportReport> => {
    const issues = rows.flatMap(({ org }, row) =>
      org === '计算机学院' ? [{ row, key: 'org', message: '计算机学院不在你管理的范围内' }] : [],
    );
    return { imported: issues.length > 0 ? 0 : rows.length, issues };
  });
}

function DialogExample(args: ImportWizardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>导入用户</Button>
      <ImportWizardDialog {...args} title="导入用户" isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** The word in the language shown, whichever it is. */
function either(pick: (words: ImportWords) => string): RegExp {
  return new RegExp([importWordsZh, importWordsEn].map((words) => pick(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

function countsOf(...counts: [total: number, good: number, bad: number, leftOut: number]): RegExp {
  const [total, good, bad, leftOut] = counts.map(String);
  return either((words) => words.counts(total ?? '', good ?? '', bad ?? '', leftOut ?? ''));
}

type Label = 'next' | 'back' | 'finish' | 'nextIssue' | 'checkAgain' | 'downloadBad' | 'template';

async function press(canvas: Canvas, userEvent: User, label: Label) {
  const button = await canvas.findByRole('button', { name: new RegExp(`^(${importWordsZh[label]}|${importWordsEn[label]})$`) });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function toRows(canvas: Canvas, element: HTMLElement, userEvent: User, text: string) {
  await userEvent.upload(pickerIn(element), fileOf(text));
  await canvas.findByRole('combobox', { name: either((words) => words.columnOf('账号')) });
  await press(canvas, userEvent, 'next');
  await canvas.findByRole('grid');
}

/** Types into the cell that has the focus. */
async function mend(canvas: Canvas, userEvent: User, text: string) {
  await waitFor(() => expect(focusedCell()).not.toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  await userEvent.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(within(canvas.getByRole('grid')).queryByRole('textbox')).toBeNull());
}

async function openReplace(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: either((words) => words.replace) }));
  await screen.findByRole('dialog', { name: either((words) => words.replaceTitle) });
}

async function tabTo(userEvent: User, isThere: () => boolean) {
  for (let step = 0; step < 20 && !isThere(); step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one stop after the other
    await userEvent.tab();
  }
}

function focusedCell(): Element | null {
  return document.activeElement?.closest('[role=gridcell]') ?? null;
}

function stepIn(element: HTMLElement): Element | null {
  return element.querySelector('[data-slot=import-step]');
}

function pickerIn(element: HTMLElement): HTMLInputElement {
  const picker = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  return picker;
}

function fileOf(text: string): File {
  return new File([text], '名单.csv', { type: 'text/csv' });
}
