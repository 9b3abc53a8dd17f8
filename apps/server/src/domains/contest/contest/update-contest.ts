import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { canonicalJson, type JsonValue } from '@saiwu/judging';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notNow, stale } from '../../../core/common-refusals.ts';
import { contestColumns, stageColumns } from './add-contest.ts';
import { contestActs, type ContestSituation } from './contest-acts.ts';
import { type ContestRow, readContest, type StageRow } from './contest-records.ts';
import { lockContest } from './lock-contest.ts';
import { touchContest } from './touch-contest.ts';

/** Changes a contest. What would be unfair to change is locked: such a change is refused with the reason at the field, and nothing is written. */
export async function updateContest(ctx: Context, { id, version, stages, ...fields }: InputOf<'contest.update'>['body']): Promise<void> {
  const { contest, stages: standing, situation } = await lockContest(ctx, id);
  if (version !== undefined && version !== contest.version) throw stale(await readContest(ctx, id));
  const bar = contestActs.edit.barredBy(situation);
  if (bar) throw notNow(bar);

  const next = contestColumns(ctx, fields);
  const locked = lockedContestFields(contest, next, situation);
  for (const [index, stage] of standing.entries()) {
    const wanted = stages[index];
    if (!wanted) continue;
    const columns = stageColumns(ctx, wanted);
    Object.assign(locked, lockedStageFields(index, stage, columns, wanted, situation));
    await ctx.db.updateTable('stage').set(columns).where('tenantId', '=', ctx.tenant.id).where('id', '=', stage.id).execute();
  }
  if (Object.keys(locked).length > 0) throw new Refusal(409, -10, msg`有些内容现在不能修改`, { fields: locked });
  await touchContest(ctx, id, next);
}

type Locks = Record<string, MessageDescriptor>;

function lockedContestFields(contest: ContestRow, next: ReturnType<typeof contestColumns>, { state, stages }: ContestSituation): Locks {
  if (state === 'DRAFT') return {};
  const hasProjects = stages.some(({ contestProjects }) => contestProjects > 0);
  return onlyChanged([
    ['edition', contest.edition, next.edition, msg`大赛发布后不能修改`],
    ['tracks', contest.tracks, next.tracks, hasProjects && msg`已有项目，赛道不能修改`],
  ]);
}

function lockedStageFields(
  index: number,
  stage: StageRow,
  next: ReturnType<typeof stageColumns>,
  wanted: InputOf<'contest.update'>['body']['stages'][number],
  { state, stages }: ContestSituation,
): Locks {
  if (state === 'DRAFT') return {};
  const facts = stages[index];
  const published = msg`大赛发布后不能修改`;
  const assigned = (facts?.pairs ?? 0) > 0 && msg`已分配评委，不能修改`;
  const started = stage.state !== 'NOT_STARTED' && msg`评审已经开始，不能修改`;
  const scored = facts?.hasScores === true && msg`已有评委打分，不能修改`;
  const closed = stage.state === 'CLOSED' && msg`本阶段已封存，不能修改`;
  const at = `stages.${index}`;
  return onlyChanged([
    [`${at}.kind`, stage.kind, next.kind, published],
    [`${at}.mode`, stage.mode, next.mode, published],
    [`${at}.reviewStart`, stage.reviewStart.toISOString(), next.reviewStart.toISOString(), closed],
    [`${at}.reviewEnd`, stage.reviewEnd.toISOString(), next.reviewEnd.toISOString(), closed],
    [`${at}.judgesPerProject`, stage.judgesPerProject, next.judgesPerProject, assigned],
    [`${at}.loadCap`, stage.loadCap, next.loadCap, closed],
    [`${at}.recusal`, stage.recusal, next.recusal, assigned],
    [`${at}.isBlind`, stage.isBlind, next.isBlind, started],
    [`${at}.rule`, stage.rule, wanted.rule, scored],
    [`${at}.rubric`, stage.rubric, wanted.rubric, scored],
  ]);
}

function onlyChanged(fields: [path: string, before: unknown, after: unknown, lock: MessageDescriptor | false][]): Locks {
  return Object.fromEntries(
    fields.flatMap(([path, before, after, lock]) => (lock && !isSame(before, after) ? [[path, lock] as const] : [])),
  );
}

/** Equal as documents: order of keys aside, and an empty text is no text. */
function isSame(before: unknown, after: unknown): boolean {
  return canonical(before) === canonical(after);
}

function canonical(value: unknown): string {
  // a parsed JSON text is a JSON value
  const plain = JSON.parse(JSON.stringify([value], (_, part: unknown) => (part === null || part === '' ? undefined : part))) as JsonValue; // see above
  return canonicalJson(plain);
}
