import { describe, expect, test, vi } from 'vitest';
import { errorSheet } from '../error-sheet.ts';
import type { ImportField } from '../import-field.ts';
import { createImportRows, type ImportRows } from './import-rows.ts';
import { sourceOf, type ImportSource } from './import-source.ts';
import { importWordsZh as words } from '../import-words-zh.ts';
import { matchHeads } from './match-heads.ts';
import { restOfRows } from './rest-of-rows.ts';

const fields: ImportField[] = [
  { key: 'account', title: '账号', isRequired: true, isUnique: true },
  {
    key: 'sex',
    title: '性别',
    options: [
      { value: 'M', label: '男' },
      { value: 'W', label: '女' },
    ],
  },
  { key: 'mobile', title: '手机', check: (text) => /^1\d{10}$/.test(text) || '应为 11 位手机号' },
  { key: 'note', title: '备注', check: (text, row) => row['sex'] !== 'W' || text !== '男生' || '与性别不符' },
];
const [account, sex, mobile, note, whole] = [0, 1, 2, 3, 4];

describe('checks', () => {
  test('required, options by label or value, own checks with the row, and texts that others have', async () => {
    const rows = await checked(['zhang,男,13800000000,', ',未知,138,', 'li,w,,男生', 'zhang,M,,']);
    expect(issuesOf(rows, 0)).toEqual({ [account]: '与第 5 行重复' });
    expect(issuesOf(rows, 1)).toEqual({ [account]: '必填，请填写', [sex]: '只能填：男、女', [mobile]: '应为 11 位手机号' });
    expect(issuesOf(rows, 2)).toEqual({ [note]: '与性别不符' });
    expect(issuesOf(rows, 3)).toEqual({ [account]: '与第 2 行重复' });
    expect(rows.recordOf(2)).toEqual({ account: 'li', sex: 'W', mobile: '', note: '男生' });
    expect(rows.counts()).toEqual({ total: 4, good: 0, bad: 4, leftOut: 0 });
  });

  test('empty rows fall out, and the others keep their lines', async () => {
    const rows = await checked(['a,,,', ',,,', 'a,,,']);
    expect(rows.source.rows).toHaveLength(2);
    expect(issuesOf(rows, 0)).toEqual({ [account]: '与第 4 行重复' });
  });

  test('heads are found below a title, and rows and odd cells keep their lines', () => {
    const lines = [
      ['', '', ''],
      ['账号', '性别', '手机'],
      ['li', '女', '#N/A'],
    ];
    const sheet = { heads: ['2026 年名单', '', ''], rows: lines, headRow: 1, oddCells: [{ row: 2, column: 2, kind: 'error' as const }] };
    const found = sourceOf('名单.xlsx', sheet, fields);
    expect(found).toMatchObject({ heads: ['账号', '性别', '手机'], rows: [['li', '女', '#N/A']] });
    expect([...(found.odd ?? [])]).toEqual([['4:2', 'error']]);
  });

  test('a change checks its row, and those that share or shared its text', async () => {
    const rows = await checked(['a,,,', 'a,,,', 'b,,,']);
    const listener = vi.fn<() => void>();
    rows.subscribe(listener);
    rows.setText(1, account, 'b');
    expect(issuesOf(rows, 0)).toEqual({});
    expect(rows.badRows()).toEqual([1, 2]);
    rows.setText(1, account, 'c');
    expect(rows.badRows()).toEqual([]);
    expect(rows.wouldBeWrong(1, account, 'a')).toBe('与第 2 行重复');
    expect(rows.wouldBeWrong(1, account, 'd')).toBeUndefined();
    expect(rows.wouldBeWrong(1, account, '')).toBe('必填，请填写');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('a row that is left out has no issues and shares nothing', async () => {
    const rows = await checked(['a,,,', 'a,坏,,']);
    rows.leaveOut(1, true);
    expect(rows.badRows()).toEqual([]);
    expect(rows.goodRows()).toEqual([0]);
    expect(rows.countOf(account, 'a')).toBe(1);
    rows.leaveOut(1, false);
    expect(rows.badRows()).toEqual([0, 1]);
    expect(issuesOf(rows, 1)).toEqual({ [account]: '与第 2 行重复', [sex]: '只能填：男、女' });
  });

  test('a replacement changes equal texts only, and is taken back as one', async () => {
    const rows = await checked(['a,男性,,', 'b,男性,,', 'c,男,,', 'd,男性别,,']);
    rows.leaveOut(1, true);
    expect(rows.replace(sex, '男性', '男')).toBe(1);
    expect(rows.badRows()).toEqual([3]);
    expect(rows.textsOf(1)[sex]).toBe('男性');
    expect(rows.undo()).toBe(0);
    expect(rows.textsOf(0)[sex]).toBe('男性');
    expect(rows.badRows()).toEqual([0, 3]);
    expect(rows.undo()).toBe(1);
    expect(rows.isLeftOut(1)).toBe(false);
    expect(rows.canUndo()).toBe(false);
    expect(rows.undo()).toBeUndefined();
  });

  test('50,000 rows are checked in slices, and can be stopped', async () => {
    const rows = rowsOf(Array.from({ length: 50_000 }, (_, index) => `u${index},男,138,`));
    const onProgress = vi.fn<(done: number) => void>();
    await rows.check({ onProgress });
    expect(rows.counts().bad).toBe(50_000);
    expect(onProgress).toHaveBeenCalled();
    await expect(rows.check({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});

describe('the server', () => {
  test('its issues stand at their cells until these change', async () => {
    const rows = await checked(['a,,,', 'b,,,', 'c,,,']);
    rows.leaveOut(0, true);
    const issues = [
      { row: 0, key: 'account', message: '已被使用' },
      { row: 1, message: '超出名额' },
      { row: 1, key: 'gone', message: '学校不存在' },
      { row: 9, message: '没有这一行' },
    ];
    rows.setServerIssues([1, 2], issues);
    expect(issuesOf(rows, 1)).toEqual({ [account]: '已被使用' });
    expect(issuesOf(rows, 2)).toEqual({ [whole]: '超出名额；学校不存在' });
    rows.setText(1, sex, '男');
    expect(issuesOf(rows, 1)).toEqual({ [account]: '已被使用' });
    rows.setText(1, account, 'b2');
    rows.setText(2, sex, '男');
    expect(rows.badRows()).toEqual([]);
  });

  test('our own issue goes before the one of the server, and a new opinion takes the place of the old', async () => {
    const rows = await checked(['a,坏,,']);
    rows.setServerIssues([0], [{ row: 0, key: 'sex', message: '服务器不认识' }]);
    expect(issuesOf(rows, 0)).toEqual({ [sex]: '只能填：男、女' });
    rows.setServerIssues([0], []);
    rows.setText(0, sex, '男');
    expect(rows.badRows()).toEqual([]);
  });

  test('of rows that it was not asked about, its opinion stays', async () => {
    const rows = await checked(['a,,,', 'b,,,']);
    rows.setServerIssues([0, 1], [{ row: 1, key: 'account', message: '已被使用' }]);
    rows.setServerIssues([0], []);
    expect(issuesOf(rows, 1)).toEqual({ [account]: '已被使用' });
  });

  test('the rest keeps its changes, its lines and what was said of it', async () => {
    const rows = await checked(['a,,,', 'b,,,', 'c,坏,,']);
    rows.setText(1, note, '改过');
    rows.setServerIssues([1], [{ row: 0, key: 'account', message: '已被使用' }]);
    const rest = restOfRows(rows, words);
    await rest.check();
    expect(rest.source.rows).toHaveLength(2);
    expect([rest.lineOf(0), rest.lineOf(1)]).toEqual([3, 4]);
    expect(rest.textsOf(0)).toEqual(['b', '', '', '改过']);
    expect(issuesOf(rest, 0)).toEqual({ [account]: '已被使用' });
    expect(issuesOf(rest, 1)).toEqual({ [sex]: '只能填：男、女' });
    expect(rest.isChanged()).toBe(true);
  });
});

test('a number that shows otherwise is an issue in a column of text, not in one of numbers', async () => {
  const oddCells = [0, 1].map((column) => ({ row: 0, column, kind: 'format' as const }));
  const source = sourceOf('名单.xlsx', { heads: ['账号', '分数'], rows: [['45002', '85.5']], headRow: 1, oddCells });
  const some: ImportField[] = [
    { key: 'account', title: '账号' },
    { key: 'score', title: '分数', kind: 'number' },
  ];
  const rows = createImportRows({ fields: some, words, source, mapping: matchHeads(some, source.heads) });
  await rows.check();
  expect(issuesOf(rows, 0)).toEqual({ 0: words.isFormatted });
});

test('a number that lost its end, and true or false, are issues until somebody types the text; an option says what is meant', async () => {
  const lines = [
    ['20240101000000000', '男', 'TRUE', ''],
    ['', '', '', ''],
    ['li', 'TRUE', '', '7'],
  ];
  const oddCells = [
    { row: 0, column: 0, kind: 'longNumber' as const },
    { row: 0, column: 2, kind: 'boolean' as const },
    { row: 2, column: 1, kind: 'boolean' as const },
  ];
  const source = sourceOf('名单.xlsx', { heads: ['账号', '性别', '备注', '手机'], rows: lines, headRow: 1, oddCells });
  const some = fields.map((field) =>
    field.key === 'sex' ? { ...field, options: [{ value: 'M', label: '男', aliases: ['True'] }] } : field,
  );
  const rows = createImportRows({ fields: some, words, source, mapping: matchHeads(some, source.heads) });
  await rows.check();
  expect(issuesOf(rows, 0)).toEqual({ [account]: words.longNumber, [note]: words.isBoolean });
  expect(issuesOf(rows, 1)).toEqual({ [mobile]: '应为 11 位手机号' });
  expect(rows.recordOf(1)['sex']).toBe('M');
  rows.setText(0, account, '20240101000000001');
  rows.setText(0, note, '属实');
  expect(issuesOf(rows, 0)).toEqual({});
  rows.undo();
  expect(issuesOf(rows, 0)).toEqual({ [note]: words.isBoolean });
  rows.leaveOut(0, true);
  const rest = restOfRows(rows, words);
  expect(rest.lineOf(0)).toBe(4);
});

test('other columns keep what was changed in those that stay', async () => {
  const source = fileOf(['账号', '性别', '另一个账号'], ['a,,x', 'b,,y']);
  const first = createImportRows({ fields, words, source, mapping: matchHeads(fields, source.heads) });
  first.setText(0, sex, '女');
  first.setText(0, note, '没有这一列');
  first.setText(1, account, 'c');
  first.leaveOut(1, true);
  const mapping = { ...first.mapping, account: { head: 2, kind: 'chosen' as const } };
  const second = createImportRows({ fields, words, source, mapping, before: { rows: first } });
  expect(second.textsOf(0)).toEqual(['x', '女', '', '没有这一列']);
  expect(second.textsOf(1)).toEqual(['y', '', '', '']);
  expect(second.isLeftOut(1)).toBe(true);
});

test('the file comes back as it was, with what was changed and the reasons', async () => {
  const source = fileOf(['无关', '性别', '账号', '错误原因'], ['x1,坏 , a,旧的', 'x2,男,b,', 'x3,坏,,']);
  const rows = createImportRows({ fields, words, source, mapping: matchHeads(fields, source.heads) });
  await rows.check();
  rows.setText(2, note, '补上的');
  rows.setText(2, account, 'c');
  expect(errorSheet(rows, rows.badRows(), words)).toEqual({
    heads: ['无关', '性别', '账号', '备注', '错误原因'],
    rows: [
      ['x1', '坏 ', ' a', '', '性别：只能填：男、女'],
      ['x3', '坏', 'c', '补上的', '性别：只能填：男、女'],
    ],
  });
});

describe('empty cells that get a text', () => {
  test('are told by their field and text, until somebody fills them in or leaves the row out', async () => {
    const rows = await checked(['a,,,', 'b,女,,', 'c,,,', 'd,,,']);
    const fill = (row: number) => ({ row, key: 'note', text: '同济大学' });
    // the server was not given the second row
    rows.setFills([0, 2, 3], [fill(0), fill(1), fill(2)]);
    expect(rows.fills()).toEqual([{ field: note, text: '同济大学', rows: [0, 2, 3] }]);
    rows.setText(2, note, '自己写的');
    rows.leaveOut(3, true);
    expect(rows.fills()).toEqual([{ field: note, text: '同济大学', rows: [0] }]);
    expect([rows.fillOf(0, note), rows.fillOf(2, note), rows.fillOf(3, note)]).toEqual(['同济大学', undefined, undefined]);
    rows.setFills([0], []);
    expect(rows.fills()).toEqual([]);
  });
});

async function checked(lines: string[]): Promise<ImportRows> {
  const rows = rowsOf(lines);
  await rows.check();
  return rows;
}

function rowsOf(lines: string[]): ImportRows {
  const source = fileOf(['账号', '性别', '手机', '备注'], lines);
  return createImportRows({ fields, words, source, mapping: matchHeads(fields, source.heads) });
}

function fileOf(heads: string[], lines: string[]): ImportSource {
  return sourceOf('名单.csv', { heads, rows: lines.map((line) => line.split(',')), headRow: 1 });
}

function issuesOf(rows: ImportRows, row: number) {
  return Object.fromEntries(rows.issuesOf(row));
}
