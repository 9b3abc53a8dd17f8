import {
  type AnswerOf,
  contestSetup,
  contestStateNames,
  recusalNames,
  stageKindNames,
  stageModeNames,
  stageStateNames,
  teamViewNames,
} from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { isOwner, scoped } from '../../../rows/scope.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { listActions } from './acts/action.ts';
import { contestActs, type ContestSituation } from './acts/contest-acts.ts';
import { readConsents } from './setup/consents.ts';
import { contestLocks } from './setup/contest-locks.ts';
import { contestStateOf, hasEnded } from './contest-state.ts';
import { readCovers } from './covers.ts';
import { readBarring } from '../eligibility/barring.ts';
import { readRetention } from '../retention/read-retention.ts';
import { retentionActs } from '../retention/retention-acts.ts';
import { readSealHash } from '../score/read-seal.ts';
import { stageActs, type StageSituation, standingOf, waitsForPromotion } from '../stage/stage-acts.ts';
import { readStageFacts } from '../stage/stage-facts.ts';
import { organiserLabel } from './organiser.ts';
import { readShownNumbers } from './figures/shown-numbers.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type ContestRow = Selectable<TenantSchema['contest']>;
export type StageRow = Selectable<TenantSchema['stage']>;
/** A contest in a list. */
export type ContestRecord = AnswerOf<'contest.page'>['records'][number];

/** One contest as it goes out, with all that is set up for it. Throws `notFound`. */
export async function readContest(ctx: Context, id: string): Promise<AnswerOf<'contest.get'>> {
  const row = await scoped(ctx, 'contest').select().where('contest.id', '=', id).selectAll('contest').executeTakeFirst();
  const [record] = row ? await presentContests(ctx, [row]) : [];
  if (!row || !record) throw notFound();
  const zone = ctx.tenant.timeZone;
  const setup = contestSetup.parse(row.setup);
  const retention = await readRetention(ctx, id);
  return {
    ...record,
    actions: [...record.actions, ...listActions(ctx, retentionActs, retention, isOwner(ctx, row))],
    describe: row.describe,
    appealStart: toWireOrNull(row.appealStart, zone),
    appealEnd: toWireOrNull(row.appealEnd, zone),
    setup,
    keptUntil: toWireOrNull(retention.due, zone),
    barring: await readBarring(ctx, setup.eligibility),
    consents: await readConsents(ctx, id),
  };
}

/** What a list shows of a contest: all but what is set up for it, which may be long. */
export const listedColumns = [
  'contest.id',
  'contest.orgId',
  'contest.title',
  'contest.edition',
  'contest.coverId',
  'contest.coverAlt',
  'contest.tracks',
  'contest.registrationStart',
  'contest.registrationEnd',
  'contest.state',
  'contest.cancelReason',
  'contest.anonymiseTime',
  'contest.anonymisedTime',
  'contest.createTime',
  'contest.createdBy',
  'contest.updateTime',
  'contest.updatedBy',
  'contest.version',
] as const;

type ListedContest = Omit<ContestRow, 'setup' | 'describe' | 'appealStart' | 'appealEnd' | 'pinyin' | 'anonymisedBy' | 'retentionTold'>;

/** Contests as they go out, with their stages, numbers and acts; a fixed number of queries, however many rows. */
export async function presentContests(ctx: Context, rows: ListedContest[]): Promise<ContestRecord[]> {
  if (rows.length === 0) return [];
  const contestIds = rows.map(({ id }) => id);
  const stages = await scoped(ctx, 'stage')
    .select()
    .where('stage.contestId', 'in', contestIds)
    .orderBy('stage.sortValue')
    .selectAll('stage')
    .execute();
  const stageIds = stages.map(({ id }) => id);
  const facts = await readStageFacts(ctx, stageIds);
  const shown = await readShownNumbers(ctx, contestIds);
  const labels = await readLabels(ctx, rows);
  const covers = await readCovers(ctx, rows);
  return rows.map((row) => {
    const own = stages.filter(({ contestId }) => contestId === row.id);
    const state = contestStateOf(row, ctx.now);
    const isAnonymous = row.anonymiseTime !== null;
    const situation: ContestSituation = {
      state,
      isAnonymous,
      hasEnded: hasEnded(row, own, ctx.now),
      stages: own.flatMap((stage) => {
        const known = facts.get(stage.id);
        return known ? [{ ...known, contestState: state, isAnonymous, ...standingOf(stage) }] : [];
      }),
    };
    const canChange = isOwner(ctx, row);
    const zone = ctx.tenant.timeZone;
    return {
      id: row.id,
      title: row.title,
      edition: row.edition,
      cover: covers.get(row.id) ?? null,
      coverAlt: row.coverAlt,
      orgId: row.orgId,
      orgLabel: organiserLabel(ctx, row.orgId === null ? null : labels.get(row.orgId)),
      registrationStart: toWire(row.registrationStart, zone),
      registrationEnd: toWire(row.registrationEnd, zone),
      state: enumeration(ctx, contestStateNames, state),
      cancelReason: row.cancelReason,
      tracks: row.tracks,
      projectCount: shown.projects.get(row.id) ?? 0,
      judgeCount: shown.judges.get(row.id) ?? 0,
      stages: own.map((stage, index) => ({
        ...presentStage(ctx, stage),
        waitsFor: index === 0 ? null : ctx.say(waitsForPromotion),
        projectCount: index === 0 ? (shown.stageProjects.get(row.id) ?? 0) : 0,
        sheetCount: shown.sheets.get(stage.id)?.sheets ?? 0,
        submittedCount: shown.sheets.get(stage.id)?.submitted ?? 0,
        assignedCount: shown.sheets.get(stage.id)?.complete ?? 0,
        entries: canChange && situation.stages[index] ? entriesOf(situation.stages[index]) : null,
        actions: situation.stages[index] ? listActions(ctx, stageActs, situation.stages[index], canChange) : [],
      })),
      anonymised: row.anonymiseTime && {
        since: toWire(row.anonymiseTime, zone),
        time: toWireOrNull(row.anonymisedTime, zone),
      },
      now: toWire(ctx.now, zone),
      readonly: !canChange,
      actions: listActions(ctx, contestActs, situation, canChange),
      locks: [...contestLocks(situation)].map(([field, reason]) => ({ field, reason: ctx.say(reason) })),
      createTime: toWire(row.createTime, zone),
      createdBy: row.createdBy,
      updateTime: toWire(row.updateTime, zone),
      updatedBy: row.updatedBy,
      version: row.version,
    };
  });
}

/** One stage with its contest, as `stage.get` and the stage's transitions answer it. Throws `notFound`. */
export async function readStageDetail(ctx: Context, stageId: string): Promise<AnswerOf<'stage.get'>> {
  const row = await scoped(ctx, 'stage').select().where('stage.id', '=', stageId).select('stage.contestId').executeTakeFirst();
  if (!row) throw notFound();
  const contest = await readContest(ctx, row.contestId);
  const stage = contest.stages.find(({ id }) => id === stageId);
  if (!stage) throw notFound();
  return {
    ...stage,
    contestId: contest.id,
    contestTitle: contest.title,
    tracks: contest.tracks,
    seal: stage.closedTime === null ? null : await readSeal(ctx, stage.id, stage.closedTime),
  };
}

/** Who sealed a stage, when, and the hash that shows it. */
async function readSeal(ctx: Context, stageId: string, time: string) {
  const closer = await tenantDb(ctx)
    .selectFrom('stage')
    .innerJoin('user', 'user.id', 'stage.closedBy')
    .where('stage.id', '=', stageId)
    .select('user.name')
    .executeTakeFirst();
  const hash = await readSealHash(ctx, stageId);
  return hash === null ? null : { by: closer?.name ?? '', time, hash };
}

function entriesOf({ isFirst, state, openUntil, undecided, unfinished }: StageSituation) {
  return isFirst && state === 'NOT_STARTED' ? { isOpen: openUntil !== null, undecided, unfinished } : null;
}

function presentStage(ctx: Context, stage: StageRow) {
  const zone = ctx.tenant.timeZone;
  return {
    id: stage.id,
    kind: enumeration(ctx, stageKindNames, stage.kind),
    mode: enumeration(ctx, stageModeNames, stage.mode),
    reviewStart: toWire(stage.reviewStart, zone),
    reviewEnd: toWire(stage.reviewEnd, zone),
    judgesPerProject: stage.judgesPerProject,
    loadCap: stage.loadCap,
    recusal: enumeration(ctx, recusalNames, stage.recusal),
    isBlind: stage.isBlind,
    rule: stage.rule,
    rubric: stage.rubric,
    tieOrder: stage.tieOrder,
    promotion: stage.promotion,
    teamSees: enumeration(ctx, teamViewNames, stage.teamSees),
    state: enumeration(ctx, stageStateNames, stage.state),
    closedTime: toWireOrNull(stage.closedTime, zone),
    releasedTime: toWireOrNull(stage.releasedTime, zone),
  };
}

/** Names of the organisers, which stand above the reader's scope where a school's contest is read by its college. */
async function readLabels(ctx: Context, rows: ListedContest[]): Promise<Map<string, string>> {
  const orgs = await tenantDb(ctx)
    .selectFrom('org')
    .where('id', 'in', [...new Set(rows.map(({ orgId }) => orgId ?? '0'))])
    .select(['id', 'label'])
    .execute();
  return new Map(orgs.map(({ id, label }) => [id, label]));
}
