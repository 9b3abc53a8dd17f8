import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as rules from './rules.ts';

interface Row {
  rule: string;
  schema: z.ZodType;
  good: readonly unknown[];
  /** Wrong values by the code of their error. */
  bad: Readonly<Record<string, readonly unknown[]>>;
}

const letters = (count: number) => 'x'.repeat(count);

const ranges = [
  [rules.text2to10, 2, 10],
  [rules.text3to10, 3, 10],
  [rules.text3to20, 3, 20],
  [rules.text4to10, 4, 10],
  [rules.text6to20, 6, 20],
] as const;

const mosts = [
  [rules.atMost10, 10],
  [rules.atMost11, 11],
  [rules.atMost20, 20],
  [rules.atMost50, 50],
  [rules.atMost100, 100],
] as const;

const rows: Row[] = [
  {
    rule: 'id',
    schema: rules.id,
    good: ['1', '999999999999999999', '9223372036854775807'],
    bad: { 'rule.id': ['0', '-1', '1.5', 'a', '9223372036854775808', '10000000000000000000'], 'rule.required': [''] },
  },
  { rule: 'parentId', schema: rules.parentId, good: ['0', '12'], bad: { 'rule.id': ['', '00', '-1', '9223372036854775808'] } },
  { rule: 'chosenParent', schema: rules.chosenParent, good: [[], ['12']], bad: { 'rule.oneParent': [['1', '2']], 'rule.id': [['0']] } },
  { rule: 'required', schema: rules.required, good: ['a', ' a '], bad: { 'rule.required': ['', '   '] } },
  { rule: '0 to 255', schema: rules.text0to255, good: ['', letters(255)], bad: { 'rule.max:255': [letters(256)] } },
  ...ranges.map(([schema, min, max]) => ({
    rule: `${min} to ${max}`,
    schema,
    good: [letters(min), letters(max), ` ${letters(max)} `],
    bad: { 'rule.required': ['', ' '], [`rule.range:${min}:${max}`]: [letters(min - 1), letters(max + 1)] },
  })),
  ...mosts.map(([schema, max]) => ({
    rule: `at most ${max}`,
    schema,
    good: ['', letters(max)],
    bad: { [`rule.max:${max}`]: [letters(max + 1)] },
  })),
  {
    rule: 'phone',
    schema: rules.phone,
    good: [
      '+86 138-1234-5678',
      '0086 13812345678',
      '１３８　１２３４　５６７８',
      '13812345678\u200b',
      '13012345678',
      '15912345678',
      '17712345678',
      '18812345678',
      '14512345678',
      '14712345678',
      '16612345678',
      '19912345678',
    ],
    bad: {
      'rule.phone': ['', '12012345678', '11012345678', '013012345678', '1381234567', '138123456789'],
    },
  },
  {
    rule: 'phone as lists show it',
    schema: rules.shownPhone,
    good: ['13012345678', '130****5678', '****'],
    bad: { 'rule.phone': ['', '12012345678', '1301234****', '130***5678', '130****56789'] },
  },
  {
    rule: 'path of the console',
    schema: rules.consolePath,
    good: ['/', '/contests/1?tab=2#a', ' /judging '],
    bad: { 'rule.consolePath': ['contests', '//a.cn', '/\\a.cn', '/..//a.cn', '/\t/a.cn', 'https://a.cn', 'javascript:alert(1)'] },
  },
  {
    rule: 'email',
    schema: rules.email,
    good: ['a@b.cn', 'first.last+tag@school.edu.cn'],
    bad: { 'rule.email': ['', 'a', 'a@', '@b.cn', 'a b@c.cn', 'a@b'], 'rule.max:255': [`${letters(64)}@${`${letters(60)}.`.repeat(4)}cn`] },
  },
  {
    rule: 'username',
    schema: rules.username,
    good: ['a', 'A_1', 'ｚｈａｎｇ３', letters(30)],
    bad: { 'rule.username': ['a-b', 'a b', '张三', 'a.b', 'é'], 'rule.required': [''], 'rule.max:30': [letters(31)] },
  },
  {
    rule: 'url',
    schema: rules.url,
    good: ['https://a.cn', 'http://a.cn:8080/x?y=1#z', ' https://a.cn ', 'https://大学.cn', 'http://[::1]/'],
    bad: {
      'rule.url': [
        'a.cn',
        'ftp://a.cn',
        'javascript:alert(1)',
        'http:a.cn',
        'http:///a',
        'https://user:secret@a.cn',
        'https://user@a.cn',
        'https://a b.cn',
        'http://-',
        'https://x..com',
        'https://-a.cn',
        'https://a-.cn',
        'https://',
      ],
      'rule.required': [''],
      'rule.max:255': [`https://a.cn/${letters(250)}`],
    },
  },
  {
    rule: 'externalLink',
    schema: rules.externalLink,
    good: ['https://a.cn', 'http://a.cn', 'mailto:a@b.cn', 'tel:10086', 'HTTPS://A.CN'],
    bad: { 'rule.externalLink': ['', '/dashboard', 'a.cn', 'javascript:alert(1)', 'https:', '//a.cn', 'http://-', 'https://x..com'] },
  },
  {
    rule: 'optionalIcon',
    schema: rules.optionalIcon(255),
    good: ['', null, 'shield-check', 'el-icon-s-home', '/logo.svg?v=2', 'https://a.cn/logo.png'],
    bad: { 'rule.icon': ['javascript:alert(1)', 'http://exa mple', 'x"onerror=', '//a.cn/x.png', 'data:image/png;base64,AA'] },
  },
  {
    rule: 'menuPath',
    schema: rules.menuPath,
    good: ['/system/menu', 'system/menu', 'www.a.cn', 'https://a.cn/b', '/user/:id'],
    bad: { 'rule.menuPath': ['/', '/system/', 'http://-', 'https://x..com', 'https://user@a.cn'] },
  },
  {
    rule: 'permission',
    schema: rules.permission,
    good: ['*', 'a', 'authority:user:add', 'role:view,edit', 'a:*:b', 'a:', 'a:b::', 'a:b,,'],
    bad: { 'rule.required': ['', '  '], 'rule.permission': [':', '::', ',', ':a', 'a::b', 'a:,:b', 'a:,'] },
  },
  {
    rule: 'password',
    schema: rules.password,
    good: ['secret', letters(64)],
    bad: { 'rule.required': [''], 'rule.range:6:20': [letters(5)], 'rule.range:6:64': [letters(65)] },
  },
  {
    rule: 'signInFields',
    schema: rules.signInFields,
    good: [{ username: 'a', password: ' ' }],
    bad: {
      'rule.required': [
        { username: '', password: 'x' },
        { username: '  ', password: 'x' },
        { username: 'a', password: '' },
      ],
    },
  },
  {
    rule: 'count',
    schema: rules.count(15),
    good: [1, 15],
    bad: { 'rule.count': [0, -1, 1.5, '1', null, Number.NaN], 'rule.most:15': [16] },
  },
  {
    rule: 'dateTime',
    schema: rules.dateTime,
    good: ['2026-09-01 08:00:00', '2026-12-31 23:59:59'],
    bad: {
      'rule.dateTime': [
        '',
        '2026-09-01',
        '2026-09-01 08:00',
        '2026-13-01 08:00:00',
        '2026-09-01 24:00:00',
        '2026-09-01T08:00:00',
        '2026-02-31 00:00:00',
        '2026-02-29 00:00:00',
        '2026-04-31 08:00:00',
      ],
    },
  },
  {
    rule: 'decimal',
    schema: rules.decimal,
    good: ['0', '12.5', '999999.9999'],
    bad: { 'rule.decimal': ['', '-1', '1.', '.5', '1e3', '1.23456', '1000000'] },
  },
  {
    rule: 'idempotencyKey',
    schema: rules.idempotencyKey,
    good: ['a', '0b6c4b5e-3f', letters(64)],
    bad: { 'rule.idempotencyKey': ['', 'a b', '键', letters(65)] },
  },
  {
    rule: 'xlsxFile',
    schema: rules.xlsxFile,
    good: [new File(['x'], 'projects.xlsx'), new File(['x'], 'PROJECTS.XLSX')],
    bad: { 'rule.xlsx': [new File(['x'], 'projects.xls'), new File(['x'], 'xlsx')], 'rule.file': ['projects.xlsx', null] },
  },
];

test.each(rows)('$rule takes what is right', ({ schema, good }) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
});

test.each(rows)('$rule refuses what is wrong, with its code', ({ schema, bad }) => {
  for (const [code, values] of Object.entries(bad))
    for (const value of values) expect([value, codeOf(schema, value)]).toEqual([value, code]);
});

test('a chosen parent becomes its id, none the top level', () => {
  expect([rules.chosenParent.parse([]), rules.chosenParent.parse(['12'])]).toEqual(['0', '12']);
});

test('two entries that differ are said at the second', () => {
  const twice = rules.signInFields.refine(...rules.sameTwice('username', 'password'));
  expect(twice.safeParse({ username: 'same', password: 'same' }).success).toBe(true);
  expect(twice.safeParse({ username: 'one', password: 'other' }).error?.issues).toMatchObject([
    { path: ['password'], message: 'rule.passwordsDiffer' },
  ]);
});

function codeOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
