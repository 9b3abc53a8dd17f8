import { contestSetup, type InputOf } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import { notNow, stale } from '../../../../core/common-refusals.ts';
import { addStages, contestColumns, coverColumn, stageColumns } from './add-contest.ts';
import { checkExtensions } from '../../deadline/check-extensions.ts';
import { checkPlaces } from './check-places.ts';
import { checkSetup } from './check-setup.ts';
import { noteConsent } from './consents.ts';
import { contestActs } from '../acts/contest-acts.ts';
import { contestLocks } from './contest-locks.ts';
import { tellWindow } from '../contest-messages.ts';
import { readContest, type StageRow } from '../contest-records.ts';
import { lockContest } from '../acts/lock-contest.ts';
import { heldBy, refuseEarlierAppeals, refuseLocked } from './refuse-locked.ts';
import { touchContest } from '../acts/touch-contest.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Changes a contest. What would be unfair to change is locked: such a change is refused with the reason at the field, and nothing is
 * written.
 */
export async function updateContest(ctx: Context, { id, version, stages, ...fields }: InputOf<'contest.update'>['body']): Promise<void> {
  const { contest, stages: standing, situation } = await lockContest(ctx, id);
  if (version !== undefined && version !== contest.version) throw stale(await readContest(ctx, id));
  const bar = contestActs.edit.barredBy(situation);
  if (bar) throw notNow(bar);

  const next = contestColumns(ctx, fields);
  const setup = contestSetup.parse(contest.setup);
  const before = heldBy(contest, setup, standing);
  const after = heldBy(
    next,
    fields.setup,
    stages.map((stage) => stageAsHeld(ctx, stage)),
  );
  refuseLocked(contestLocks(situation), before, after);
  if (situation.state === 'PUBLICITY') refuseEarlierAppeals(contest.appealEnd, next.appealEnd);
  if (fields.setup) await checkSetup(ctx, fields.setup, { at: 'setup', before: setup });
  await checkPlaces(ctx, contest.orgId, { ...fields, stages }, { ...contest, setup, stages: standing });
  await checkExtensions(ctx, id, standing, stages);
  await fitStages(ctx, id, standing, stages);
  const cover = await coverColumn(ctx, fields.cover, contest.coverId);
  await touchContest(ctx, id, { ...next, ...cover });
  if (situation.state === 'DRAFT') return;
  if (fields.setup) await noteConsent(ctx, id, fields.setup.consent);
  const isMoved = (['registrationStart', 'registrationEnd'] as const).some((edge) => next[edge].getTime() !== contest[edge].getTime());
  if (isMoved) await tellWindow(ctx, { ...contest, ...next }, contestActs.edit);
}

type Wanted = InputOf<'contest.update'>['body']['stages'][number];

/** A stage as its row would be read again. */
function stageAsHeld(ctx: Context, stage: Wanted): object {
  const { rule, rubric, tieOrder, promotion } = stage;
  return { ...stageColumns(ctx, stage), rule, rubric, tieOrder, promotion };
}

/** Changes the stages that stand, adds those that a draft did not have, and takes away those that it has no more. */
async function fitStages(ctx: Context, contestId: string, standing: StageRow[], wanted: Wanted[]): Promise<void> {
  for (const [index, { id }] of standing.entries()) {
    const stage = wanted[index];
    if (stage) await tenantDb(ctx).updateTable('stage').set(stageColumns(ctx, stage)).where('id', '=', id).execute(); // oxlint-disable-line no-await-in-loop -- a contest has a few
  }
  const gone = standing.slice(wanted.length).map(({ id }) => id);
  if (gone.length > 0) await tenantDb(ctx).deleteFrom('stage').where('id', 'in', gone).execute();
  await addStages(ctx, contestId, wanted.slice(standing.length), standing.length);
}
