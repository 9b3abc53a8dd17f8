import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import { canonicalJson, type JsonValue } from '@saiwu/judging';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notNow, stale } from '../../../core/common-refusals.ts';
import { addStages, contestColumns, coverColumn, stageColumns } from './add-contest.ts';
import { checkExtensions } from '../deadline/check-extensions.ts';
import { checkSetup } from './check-setup.ts';
import { noteConsent } from './consents.ts';
import { contestActs } from './contest-acts.ts';
import { contestLocks, type ContestLocks } from './contest-locks.ts';
import { tellWindow } from './contest-messages.ts';
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
  const changes = contestChange(contest, next, fields.setup);
  changes.push(['stages', standing.length, stages.length]);
  for (const [index, stage] of standing.entries()) {
    const wanted = stages[index];
    if (!wanted) continue;
    const columns = stageColumns(ctx, wanted);
    changes.push(...stageChange(index, stage, columns, wanted));
    await ctx.db.updateTable('stage').set(columns).where('tenantId', '=', ctx.tenant.id).where('id', '=', stage.id).execute();
  }
  const locked = brokenLocks(contestLocks(situation), changes);
  if (Object.keys(locked).length > 0) throw new Refusal(409, -10, msg`有些内容现在不能修改`, { fields: locked });
  await checkSetup(ctx, fields.setup);
  await checkExtensions(ctx, id, standing, stages);
  await fitStages(ctx, id, standing, stages);
  const cover = await coverColumn(ctx, fields.cover, contest.coverId);
  await touchContest(ctx, id, { ...next, ...cover });
  if (situation.state === 'DRAFT') return;
  if (fields.setup) await noteConsent(ctx, id, fields.setup.consent);
  const isMoved = (['registrationStart', 'registrationEnd'] as const).some((edge) => next[edge].getTime() !== contest[edge].getTime());
  if (isMoved) await tellWindow(ctx, { ...contest, ...next }, 'registrationMoved');
}

/** Adds the stages that a draft did not have, and takes away those that it has no more. */
async function fitStages(ctx: Context, contestId: string, standing: StageRow[], wanted: Wanted[]): Promise<void> {
  const gone = standing.slice(wanted.length).map(({ id }) => id);
  if (gone.length > 0) await ctx.db.deleteFrom('stage').where('tenantId', '=', ctx.tenant.id).where('id', 'in', gone).execute();
  await addStages(ctx, contestId, wanted.slice(standing.length), standing.length);
}

type Wanted = InputOf<'contest.update'>['body']['stages'][number];

type Fields = InputOf<'contest.update'>['body'];

/** What a contest or a stage holds, and what it would hold, by the path of each field. */
type Change = [path: string, before: unknown, after: unknown];

function contestChange(contest: ContestRow, next: ReturnType<typeof contestColumns>, setup: Fields['setup']): Change[] {
  return [
    ['edition', contest.edition, next.edition],
    ['tracks', contest.tracks, next.tracks],
    ['registrationStart', contest.registrationStart.toISOString(), next.registrationStart.toISOString()],
    ['registrationEnd', contest.registrationEnd.toISOString(), next.registrationEnd.toISOString()],
    ...setupChange(contest, setup),
  ];
}

/** Nothing changes where nothing is said. */
function setupChange({ setup: stored }: ContestRow, next: Fields['setup']): Change[] {
  if (!next) return [];
  const before = contestSetup.parse(stored);
  const parts = ['eligibility', 'team', 'awards', 'quotas', 'fields', 'files', 'sections', 'graceMinutes'] as const;
  return parts.map((part) => [`setup.${part}`, before[part], next[part]]);
}

function stageChange(index: number, stage: StageRow, next: ReturnType<typeof stageColumns>, wanted: Wanted): Change[] {
  const at = (name: string) => `stages.${index}.${name}`;
  return [
    [at('kind'), stage.kind, next.kind],
    [at('mode'), stage.mode, next.mode],
    [at('reviewStart'), stage.reviewStart.toISOString(), next.reviewStart.toISOString()],
    [at('reviewEnd'), stage.reviewEnd.toISOString(), next.reviewEnd.toISOString()],
    [at('judgesPerProject'), stage.judgesPerProject, next.judgesPerProject],
    [at('loadCap'), stage.loadCap, next.loadCap],
    [at('recusal'), stage.recusal, next.recusal],
    [at('isBlind'), stage.isBlind, next.isBlind],
    [at('rule'), stage.rule, wanted.rule],
    [at('rubric'), stage.rubric, wanted.rubric],
    ...(wanted.tieOrder ? [[at('tieOrder'), stage.tieOrder, wanted.tieOrder] satisfies Change] : []),
    ...(wanted.promotion === undefined ? [] : [[at('promotion'), stage.promotion, wanted.promotion] satisfies Change]),
  ];
}

/** What is locked and would change, with the reasons. */
function brokenLocks(locks: ContestLocks, changes: Change[]): Record<string, MessageDescriptor> {
  return Object.fromEntries(
    changes.flatMap(([path, before, after]) => {
      const lock = locks.get(path);
      return lock !== undefined && !isSame(before, after) ? [[path, lock] as const] : [];
    }),
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
