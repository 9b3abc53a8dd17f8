import { msg } from '@lingui/core/macro';
import { consolePaths, isWrite, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { Question } from './question.ts';
import { barOfRecord } from './record-bar.ts';
import { tableOf } from './record-tables.ts';
import type { Step } from './step.ts';
import { changedBy } from './who-can-change.ts';

/** How far the person's rows reach, and whether the one that is asked about is among them and in a state that allows it. */
export async function recordSteps(ctx: Context, question: Question, asThem: Context): Promise<Step[]> {
  const reach = await describeReach(ctx, asThem);
  const table = tableOf(question.operationId);
  if (question.recordId === null || table === null) return [{ kind: 'SCOPE', outcome: 'PASSED', text: reach }];

  const row = (asked: Context) =>
    scoped(asked, table)
      .select()
      .where(sql<boolean>`${sql.ref(`${table}.id`)} = ${question.recordId}`);
  // whoever asks learns of no row that they do not see themselves
  if (
    !(await row(ctx)
      .select(sql`1`.as('there'))
      .executeTakeFirst())
  )
    throw notFound();
  const theirs = await row(asThem).select(changeable(asThem, table).as('canChange')).executeTakeFirst();
  const isWriting = isWrite(question.operation);
  if (!theirs || (isWriting && !theirs.canChange)) {
    const text = ctx.say(theirs ? msg`这条数据只能看，不能改。${reach}` : msg`这条数据不在数据范围里。${reach}`);
    return [{ kind: 'SCOPE', outcome: 'BARRED', text, ...(await changedBy(ctx, 'role.update', linkTo(consolePaths.roles))) }];
  }
  const within: Step = { kind: 'SCOPE', outcome: 'PASSED', text: ctx.say(msg`这条数据在数据范围里。${reach}`) };
  const bar = await barOfRecord(asThem, question.operationId, table, question.recordId);
  return [within, { kind: 'RECORD', outcome: bar === null ? 'PASSED' : 'BARRED', text: bar ?? ctx.say(msg`没有已知的状态不允许`) }];
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
