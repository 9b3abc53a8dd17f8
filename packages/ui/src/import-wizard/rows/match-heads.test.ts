import { describe, expect, test } from 'vitest';
import type { ImportField } from '../import-field.ts';
import { headsToKeep, isPlain, matchHeads, withHead } from './match-heads.ts';

const fields: ImportField[] = [
  { key: 'account', title: '账号', aliases: ['用户名', 'Login'] },
  { key: 'name', title: '姓名' },
  { key: 'mobile', title: '手机' },
  { key: 'org', title: '组织' },
];

describe('isPlain', () => {
  const needed: ImportField[] = fields.map((field) => ({ ...field, isRequired: field.key === 'account' }));
  test.each([
    ['all are known', ['账号', '姓名', '手机', '组织'], true],
    ['optional ones are not there', ['姓名', '用户名', ''], true],
    ['a required one is not there', ['姓名', '手机'], false],
    ['one is a guess', ['账号', '手机号码'], false],
    ['one would be left behind', ['账号', '备注'], false],
    ['two have one name', ['账号', '姓名', '姓名'], false],
  ])('%s', (_name, heads, expected) => {
    expect(isPlain(needed, heads, matchHeads(needed, heads))).toBe(expected);
  });
});

describe('matchHeads', () => {
  test.each([
    ['姓名', 'name', 'same'],
    [' 姓 名 *', 'name', 'same'],
    ['姓名（必填）', 'name', 'same'],
    ['【选填】手机', 'mobile', 'same'],
    ['ＬＯＧＩＮ', 'account', 'same'],
    ['Account', 'account', 'same'],
    ['手机号码', 'mobile', 'similar'],
    ['学生姓名', 'name', 'similar'],
    ['用户名称', 'account', 'similar'],
  ])('%s is %s: %s', (head, key, kind) => {
    expect(matchHeads(fields, ['序号', head])).toEqual({ [key]: { head: 1, kind } });
  });

  test('what is like nothing stays free, as do columns without a head', () => {
    expect(matchHeads(fields, ['备注', '', '*', '名'])).toEqual({});
  });

  test('the same name goes before a similar one, and no column is taken twice', () => {
    const mapping = matchHeads(fields, ['学生姓名', '姓名', '用户名', '账号']);
    expect(mapping).toEqual({ name: { head: 1, kind: 'same' }, account: { head: 3, kind: 'same' } });
  });

  test('a head that stands twice is to be looked at', () => {
    expect(matchHeads(fields, ['手机', '姓名', '手 机'])).toEqual({
      mobile: { head: 0, kind: 'similar' },
      name: { head: 1, kind: 'same' },
    });
  });

  test('the likest pair is matched first', () => {
    const heads = ['联系手机号', '手机号'];
    expect(matchHeads(fields, heads)['mobile']).toEqual({ head: 1, kind: 'similar' });
  });

  test('what was chosen the last time goes first, also that it is not imported', () => {
    const mapping = matchHeads(fields, ['姓名', '曾用名', '手机'], { name: '曾用名', mobile: '', org: '部门' });
    expect(mapping).toEqual({ name: { head: 1, kind: 'chosen' } });
  });
});

test('a column that is chosen for another field leaves the first', () => {
  const mapping = matchHeads(fields, ['姓名', '账号']);
  const moved = withHead(mapping, 'org', 0);
  expect(moved).toEqual({ account: { head: 1, kind: 'same' }, org: { head: 0, kind: 'chosen' } });
  expect(withHead(moved, 'org', undefined)).toEqual({ account: { head: 1, kind: 'same' } });
  const kept = headsToKeep(fields, ['姓名', '账号'], moved);
  expect(kept).toEqual({ account: '账号', name: '', org: '姓名' });
  expect(matchHeads(fields, ['手机', '账号', '姓名'], kept)).toEqual({
    account: { head: 1, kind: 'same' },
    org: { head: 2, kind: 'chosen' },
    mobile: { head: 0, kind: 'same' },
  });
});
