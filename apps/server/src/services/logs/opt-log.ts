import { msg } from '@lingui/core/macro';
import { type AnswerOf, httpMethodNames, type InputOf, logTypeNames } from '@saiwu/openapi';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import { enumeration } from '../../core/enumeration.ts';
import { filterBy } from '../../rows/filter-by.ts';
import type { Handlers } from '../../core/handlers.ts';
import { notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { toWire } from '../../core/wire-time.ts';
import { wordsOfOperation } from './words-of-operation.ts';
import { showLocation } from './location.ts';
import { beginningWith, knownBy, logOf, named } from './log-of.ts';

const names = [
  'id',
  'userId',
  'userName',
  'requestIp',
  'location',
  'type',
  'operationId',
  'requestUri',
  'httpMethod',
  'consumingTime',
  'ua',
  'terminal',
  'browser',
  'createTime',
] as const;
const columns = names.map((name) => `optLog.${name}` as const);

const address = sql<string | null>`${sql.ref('optLog.requestIp')}`;

type Row = Pick<Selectable<LogSchema['optLog']>, (typeof names)[number]>;
type Entry = AnswerOf<'optLog.page'>['records'][number];

const log = logOf({
  table: 'optLog',
  matching: (ctx, model: InputOf<'optLog.page'>['body']['model'], extra) =>
    filterBy(ctx, scoped(ctx, 'optLog').select(), 'optLog', model, extra, {
      like: ['requestUri'],
      equal: [],
      oneOf: ['type', 'httpMethod'],
    })
      .where(beginningWith(address, model.requestIp))
      .where(named('optLog.userName', model.userName))
      .where(knownBy('optLog.userName', [address], model.keyword)),
  sortable: {
    userName: 'optLog.userName',
    requestUri: 'optLog.requestUri',
    httpMethod: 'optLog.httpMethod',
    requestIp: 'optLog.requestIp',
    type: 'optLog.type',
    consumingTime: 'optLog.consumingTime',
    startTime: 'optLog.createTime',
    createTime: 'optLog.createTime',
  },
  select: (query) => query.select(columns),
  present,
  headings: [
    { title: msg`操作人`, read: ({ userName }) => userName },
    { title: msg`操作描述`, read: ({ description }) => description },
    { title: msg`类型`, read: ({ type }) => type.desc },
    { title: msg`请求地址`, read: ({ requestUri }) => requestUri },
    { title: msg`请求类型`, read: ({ httpMethod }) => httpMethod.code },
    { title: msg`请求方法`, read: ({ classPath, actionMethod }) => `${classPath}.${actionMethod}` },
    { title: msg`IP`, read: ({ requestIp }) => requestIp },
    { title: msg`地点`, read: ({ location }) => location },
    { title: msg`终端`, read: ({ terminal }) => terminal },
    { title: msg`浏览器`, read: ({ browser }) => browser },
    { title: msg`开始时间`, kind: 'time', read: ({ startTime }) => startTime },
    { title: msg`耗时（毫秒）`, kind: 'number', read: ({ consumingTime }) => consumingTime },
  ],
  fileName: msg`操作日志`,
});

export const optLogHandlers = {
  'optLog.page': log.page,
  'optLog.get': async (ctx, { params }) => {
    const row = await scoped(ctx, 'optLog')
      .select()
      .where('optLog.id', '=', params.id)
      .select([...columns, 'optLog.params', 'optLog.result', 'optLog.exDetail', 'optLog.changes'])
      .executeTakeFirst();
    if (!row) throw notFound();
    const { params: given, result, exDetail, changes } = row;
    const exDesc = exDetail?.split('\n')[0] ?? null;
    return { ...present(ctx, row), params: given, result, exDesc, exDetail, changes };
  },
  'optLog.remove': log.remove,
  'optLog.clear': log.clear,
  'optLog.toClear': log.toClear,
  'optLog.export': log.export,
  'optLog.preview': log.preview,
} satisfies Partial<Handlers>;

function present(ctx: Context, { operationId, userId, type, httpMethod, createTime, consumingTime, ...row }: Row): Entry {
  const [classPath = '', actionMethod = ''] = operationId.split('.');
  const startTime = toWire(createTime, ctx.tenant.timeZone);
  return {
    ...row,
    location: showLocation(row.location, ctx.say),
    createdBy: userId,
    type: enumeration(ctx, logTypeNames, type),
    description: wordsOfOperation(ctx, operationId),
    classPath,
    actionMethod,
    // the pipeline writes the method of an operation, which is one of these
    httpMethod: enumeration(ctx, httpMethodNames, httpMethod as keyof typeof httpMethodNames), // see above
    createTime: startTime,
    startTime,
    finishTime: toWire(new Date(createTime.getTime() + consumingTime), ctx.tenant.timeZone),
    consumingTime: String(consumingTime),
  };
}
