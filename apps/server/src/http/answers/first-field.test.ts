import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { sayIn } from '../../core/language.ts';
import { labelOf } from './first-field.ts';

const server = openServer();

/** Names of the fields that a schema is made of, wherever they stand in it. */
function namesIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = schema instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
  return [...own.map(([name]) => name), ...[...own.map(([, field]) => field), ...partsOf(schema)].flatMap((part) => namesIn(part, seen))];
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? [schema.unwrap()] : [];
}

it('every field of every body and query has a name in words, in both languages', () => {
  const nameless = Object.entries<Operation>(contract).flatMap(([id, { query, body }]) => {
    const names = [query, body].flatMap((part) => (part ? namesIn(part) : []));
    return [...new Set(names)]
      .filter((name) => {
        const label = labelOf(id as OperationId, name); // keys of the contract
        return !label || !/\p{Script=Han}|^IP$/u.test(sayIn('zh')(label)) || /\p{Script=Han}/u.test(sayIn('en')(label));
      })
      .map((name) => `${id} ${name}`);
  });
  expect(nameless).toEqual([]);
});

const said: [OperationId, unknown, string][] = [
  ['user.remove', ['1', 'x'], '第 2 项：编号不对'],
  ['contestTemplate.save', { name: '' }, '名称：'],
  ['sheetMap.save', { name: '' }, '名称：'],
  ['resource.save', { code: 'a:b', name: '钮' }, '菜单：不能为空'],
  ['user.page', { model: { keyword: 'x'.repeat(256) } }, '关键词：最多 255 个字符'],
  ['user.page', { model: 'x' }, '筛选条件：'],
  ['user.page', { model: {}, current: 0 }, '页码：'],
  ['invitation.create', {}, '评委：不能为空'],
  ['invitation.create', { judgeId: '1' }, '大赛：不能为空'],
];

it.each(said)('%s says of %j what is wrong, by the name of the field', async (id, body, words) => {
  const { status, msg } = await server.as('admin').call(id, { body });
  expect([status, msg.slice(0, words.length)]).toEqual([400, words]);
});

it('what is there already is said of its field as well', async () => {
  const save = () => server.as('admin').call('parameter.save', { body: { key: 'kk', name: '参数', value: '1' } });
  await save();
  expect(await save()).toMatchObject({ status: 400, msg: '参数键：kk 已经存在', extra: { fieldErrors: { key: 'kk 已经存在' } } });
});
