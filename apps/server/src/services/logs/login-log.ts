import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import { filterBy } from '../../rows/filter-by.ts';
import type { Handlers } from '../../core/handlers.ts';
import { notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { toWire } from '../../core/wire-time.ts';
import { describeLogin } from './describe-login.ts';
import { showLocation } from './location.ts';
import { beginningWith, knownBy, logOf, named } from './log-of.ts';

const names = [
  'id',
  'userId',
  'userName',
  'account',
  'requestIp',
  'location',
  'ua',
  'browser',
  'browserVersion',
  'operatingSystem',
  'kind',
  'isSuccess',
  'reason',
  'createTime',
] as const;
const columns = names.map((name) => `loginLog.${name}` as const);

const account = sql<string>`lower(${sql.ref('loginLog.account')})`;
const address = sql<string | null>`${sql.ref('loginLog.requestIp')}`;

type Row = Pick<Selectable<LogSchema['loginLog']>, (typeof names)[number]>;

const log = logOf({
  table: 'loginLog',
  matching: (ctx, model: InputOf<'loginLog.page'>['body']['model'], extra) =>
    filterBy(ctx, scoped(ctx, 'loginLog').select(), 'loginLog', model, extra, {
      like: [],
      search: ['location'],
      equal: ['userId'],
    })
      .where(beginningWith(account, model.account))
      .where(beginningWith(address, model.requestIp))
      .where(named('loginLog.userName', model.userName))
      .where(knownBy('loginLog.userName', [account, address], model.keyword))
      .where(wentAs(model.isSuccess))
      .where(model.isSignIn === true ? sql<boolean>`login_log.kind not in ('REFRESH', 'LOGOUT')` : sql<boolean>`true`),
  sortable: {
    account: 'loginLog.account',
    userName: 'loginLog.userName',
    requestIp: 'loginLog.requestIp',
    location: 'loginLog.location',
    browser: 'loginLog.browser',
    operatingSystem: 'loginLog.operatingSystem',
    loginDate: 'loginLog.createTime',
    createTime: 'loginLog.createTime',
  },
  select: (query) => query.select(columns),
  present,
  headings: [
    { title: msg`姓名`, read: ({ userName }) => userName },
    { title: msg`账号`, read: ({ account }) => account },
    { title: msg`IP`, read: ({ requestIp }) => requestIp },
    { title: msg`地点`, read: ({ location }) => location },
    { title: msg`浏览器`, read: ({ browser }) => browser },
    { title: msg`浏览器版本`, read: ({ browserVersion }) => browserVersion },
    { title: msg`操作系统`, read: ({ operatingSystem }) => operatingSystem },
    { title: msg`登录描述`, read: ({ description }) => description },
    { title: msg`登录时间`, kind: 'time', read: ({ createTime }) => createTime },
  ],
  fileName: msg`登录日志`,
});

export const loginLogHandlers = {
  'loginLog.page': log.page,
  'loginLog.get': async (ctx, { params }) => {
    const row = await scoped(ctx, 'loginLog').select().where('loginLog.id', '=', params.id).select(columns).executeTakeFirst();
    if (!row) throw notFound();
    return present(ctx, row);
  },
  'loginLog.query': log.query,
  'loginLog.remove': log.remove,
  'loginLog.clear': log.clear,
  'loginLog.toClear': log.toClear,
  'loginLog.export': log.export,
  'loginLog.preview': log.preview,
} satisfies Partial<Handlers>;

/** As the index of those that failed has it. */
function wentAs(isSuccess: boolean | null | undefined): RawBuilder<boolean> {
  if (typeof isSuccess !== 'boolean') return sql<boolean>`true`;
  return isSuccess ? sql<boolean>`login_log.is_success` : sql<boolean>`not login_log.is_success`;
}

function present(ctx: Context, { kind, reason, isSuccess, createTime, ...row }: Row): AnswerOf<'loginLog.get'> {
  const time = toWire(createTime, ctx.tenant.timeZone);
  return {
    ...row,
    location: showLocation(row.location, ctx.say),
    isSuccess,
    createdBy: row.userId,
    createTime: time,
    loginDate: time.slice(0, 'yyyy-MM-dd'.length),
    description: ctx.say(describeLogin({ kind, isSuccess, reason })),
  };
}
