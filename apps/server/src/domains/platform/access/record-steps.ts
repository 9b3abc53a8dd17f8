import { msg } from '@lingui/core/macro';
import { consolePaths, isWrite, linkTo, type OperationId } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { Question } from './question.ts';
import { barOfRecord } from './record-bar.ts';
import { type RecordTable, tableOf } from './record-tables.ts';
import type { Step } from './step.ts';
import { changedBy } from './who-can-change.ts';

/** How far the person's rows reach, and whether the one that is asked about is among them and in a state that allows it. */
export async function recordSteps(ctx: Context, question: Question, asThem: Context): Promise<Step[]> {
  const { operationId, operation, recordId, isInSight, person } = question;
  const reach = await describeReach(ctx, asThem);
  if (recordId === null) return [{ kind: 'SCOPE', outcome: 'PASSED', text: reach }];
  const table = tableOf(operationId);
  if (table === null) {
    const text = ctx.say(msg`这类操作不按编号核对，没有看这条数据的状态`);
    return [
      { kind: 'SCOPE', outcome: 'PASSED', text: reach },
      { kind: 'RECORD', outcome: 'UNKNOWN', text },
    ];
  }
  if (!isInSight && person.userId !== callerOf(ctx).userId)
    return [{ kind: 'SCOPE', outcome: 'UNKNOWN', text: ctx.say(msg`这条数据不存在，或不在你的数据范围里，没有核对。${reach}`) }];

  const theirs = await rowOf(asThem, table, recordId).select(changeable(asThem, table).as('canChange')).executeTakeFirst();
  if (!theirs || (isWrite(operation) && !theirs.canChange)) {
    const outside = isInSight ? msg`这条数据不在数据范围里。${reach}` : msg`这条数据不存在，或不在数据范围里。${reach}`;
    const text = ctx.say(theirs ? msg`这条数据只能看，不能改。${reach}` : outside);
    return [{ kind: 'SCOPE', outcome: 'BARRED', text, ...(await changedBy(ctx, 'role.update', linkTo(consolePaths.roles))) }];
  }
  const within: Step = { kind: 'SCOPE', outcome: 'PASSED', text: ctx.say(msg`这条数据在数据范围里。${reach}`) };
  const bar = await barOfRecord(asThem, operationId, table, recordId);
  return [within, { kind: 'RECORD', outcome: bar === null ? 'PASSED' : 'BARRED', text: bar ?? ctx.say(msg`没有已知的状态不允许`) }];
}

/** Whether whoever asks sees a row; where none is looked at, there is nothing to hide. */
export async function seesRecord(ctx: Context, operationId: OperationId, recordId: string): Promise<boolean> {
  const table = tableOf(operationId);
  if (table === null) return true;
  const seen = await rowOf(ctx, table, recordId)
    .select(sql`1`.as('there'))
    .executeTakeFirst();
  return seen !== undefined;
}

function rowOf(asked: Context, table: RecordTable, recordId: string) {
  return scoped(asked, table)
    .select()
    .where(sql<boolean>`${sql.ref(`${table}.id`)} = ${recordId}`);
}

const mostNamed = 5;

/** Organisations are named as far as whoever asks sees them. */
async function describeReach(ctx: Context, asThem: Context): Promise<string> {
  const { isAll, orgIds } = callerOf(asThem).scope;
  if (isAll) return ctx.say(msg`数据范围是全部。`);
  if (orgIds.length === 0) return ctx.say(msg`数据范围只有自己的。`);
  const orgs = await scoped(ctx, 'org')
    .select()
    .where(sql<boolean>`org.id = any(${orgIds}::bigint[])`)
    .orderBy('org.treePath')
    .limit(mostNamed)
    .select('org.label')
    .execute();
  const names = orgs.map(({ label }) => ctx.say(msg`「${label}」`)).join(ctx.say(msg`、`));
  const count = orgIds.length;
  if (orgs.length === 0) return ctx.say(msg`数据范围是 ${count} 个机构。`);
  return orgs.length < count ? ctx.say(msg`数据范围是${names}等 ${count} 个机构。`) : ctx.say(msg`数据范围是${names}。`);
}
