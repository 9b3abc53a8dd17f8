import { type AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { wordsOfOperation } from '../../../services/logs/words-of-operation.ts';
import { healthOf, stateAbove } from './health-state.ts';

const hour = 3_600_000;
const mostTold = 10;

/** Codes of the envelope that nobody foresaw: the server broke, or the database was away. */
const broken = [-1, -2];

/** What failed in the last day, of people in sight. */
export async function readFailureHealth(ctx: Context): Promise<AnswerOf<'status.get'>['failures']> {
  const since = new Date(ctx.now.getTime() - 24 * hour);
  const rows = await failuresSince(ctx, since)
    .groupBy([sql`1`, sql`2`])
    .select([
      sql<boolean>`code = any(${broken}::int[])`.as('isBroken'),
      sql<number>`floor(extract(epoch from ${ctx.now}::timestamptz - opt_log.create_time) / 3600)::int`.as('hoursAgo'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .execute();
  const countOf = (wanted: boolean) => rows.filter(({ isBroken }) => isBroken === wanted).reduce((sum, { count }) => sum + count, 0);
  const hours = Array.from({ length: 24 }, (_, index) =>
    rows.filter(({ hoursAgo }) => hoursAgo === 23 - index).reduce((sum, { count }) => sum + count, 0),
  );
  return {
    ...healthOf(ctx, stateAbove(countOf(true), { watch: 1, bad: 20 })),
    broken: countOf(true),
    refused: countOf(false),
    hours,
    last: await readLastFailures(ctx, since, mostTold),
  };
}

/** The newest, those that broke first. */
export async function readLastFailures(ctx: Context, since: Date, most: number) {
  const rows = await failuresSince(ctx, since)
    .orderBy(sql`code = any(${broken}::int[])`, 'desc')
    .orderBy('optLog.createTime', 'desc')
    .orderBy('optLog.id', 'desc')
    .limit(most)
    .select(['optLog.requestId', 'optLog.createTime', 'optLog.operationId', 'optLog.code'])
    .execute();
  return rows.map(({ requestId, createTime, operationId, code }) => ({
    requestId,
    createTime: toWire(createTime, ctx.tenant.timeZone),
    operationId,
    description: wordsOfOperation(ctx, operationId),
    code,
    isBroken: broken.includes(code),
  }));
}

function failuresSince(ctx: Context, since: Date) {
  return scoped(ctx, 'optLog').select().where('optLog.type', '=', 'EX').where('optLog.createTime', '>', since);
}
