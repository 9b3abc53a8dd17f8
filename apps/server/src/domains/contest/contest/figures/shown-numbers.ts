import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { changeable, scoped, scopedWithProject } from '../../../../rows/scope.ts';
import { activeAssignmentStates } from '../../stage/stage-facts.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** The numbers of contests that are shown: cut to what the reader may see. */
export async function readShownNumbers(ctx: Context, contestIds: string[]) {
  const projects = await scoped(ctx, 'projectFigure')
    .select()
    .where('projectFigure.contestId', 'in', contestIds)
    .groupBy('projectFigure.contestId')
    .select(['projectFigure.contestId', sql<string>`sum(projects)`.as('count'), sql<string>`sum(taking_part)`.as('inStage')])
    .execute();
  const sheets = await readSheets(ctx, contestIds);
  return {
    projects: new Map(projects.map(({ contestId, count }) => [contestId, Number(count)])),
    stageProjects: new Map(projects.map(({ contestId, inStage }) => [contestId, Number(inStage)])),
    sheets: byStage(sheets.stages),
    judges: await readJudgeCounts(ctx, sheets),
  };
}

/** How many sheets of each stage are owed or handed in, and how many of these are handed in. */
export async function readSheetNumbers(ctx: Context, contestIds: string[]) {
  return byStage((await readSheets(ctx, contestIds)).stages);
}

function byStage(stages: StageSheets[]): Map<string, StageSheets> {
  return new Map(stages.map((stage) => [stage.stageId, stage]));
}

interface StageSheets {
  stageId: string;
  contestId: string;
  sheets: number;
  submitted: number;
  /** Projects that have as many judges as the stage asks for. */
  complete: number;
}

/**
 * The database keeps them as figures, which add up to what somebody sees who neither judges in a contest nor stands behind one of its
 * projects; for the others (`special`) they are counted. `whole` are the contests of which the reader sees everything, `parts` the other
 * plain ones.
 */
async function readSheets(ctx: Context, contestIds: string[]) {
  const special = await readSpecial(ctx, contestIds);
  const plain = contestIds.filter((id) => !special.includes(id));
  const isSeen = changeable(ctx, 'sheetFigure');
  const figures = await tenantDb(ctx)
    .selectFrom('sheetFigure')
    .innerJoin('stage', 'stage.id', 'sheetFigure.stageId')
    .where('stage.contestId', '=', among(plain))
    .groupBy(['stage.contestId', 'sheetFigure.stageId'])
    .select([
      'stage.contestId',
      'sheetFigure.stageId',
      sql<string>`sum(sheets)`.as('all'),
      sql<string>`coalesce(sum(sheets) filter (where ${isSeen}), 0)`.as('sheets'),
      sql<string>`coalesce(sum(submitted) filter (where ${isSeen}), 0)`.as('submitted'),
      sql<string>`coalesce(sum(complete) filter (where ${isSeen}), 0)`.as('complete'),
    ])
    .execute();
  const counted = special.length > 0 ? await countSheets(ctx, special) : [];
  const parts = new Set(figures.flatMap(({ contestId, all, sheets }) => (all === sheets ? [] : [contestId])));
  return {
    stages: [...figures, ...counted].map(({ stageId, contestId, sheets, submitted, complete }) => ({
      stageId,
      contestId,
      sheets: Number(sheets),
      submitted: Number(submitted),
      complete: Number(complete),
    })),
    special,
    whole: plain.filter((id) => !parts.has(id)),
    parts: [...parts],
  };
}

/** Contests in which the reader judges or stands behind a project; all, for who came by the link of one. */
async function readSpecial(ctx: Context, contestIds: string[]): Promise<string[]> {
  const { userId, boundContestId, scope } = callerOf(ctx);
  if (boundContestId !== null) return contestIds;
  const { rows } = await sql<{ id: string }>`
    select project.contest_id::text as id from project_tie tie join project on project.tenant_id = tie.tenant_id and project.id = tie.project_id
    where tie.tenant_id = ${ctx.tenant.id} and tie.user_id = ${userId} and project.contest_id = any(${contestIds}::bigint[])
    union
    select stage.contest_id::text from judge join stage on stage.tenant_id = judge.tenant_id and stage.contest_id = any(${contestIds}::bigint[])
    where judge.tenant_id = ${ctx.tenant.id} and judge.user_id = ${userId} and not ${scope.isAll}::boolean and exists (
      select from assignment where assignment.tenant_id = judge.tenant_id and assignment.judge_id = judge.id and assignment.stage_id = stage.id)`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}

function seenSheets(ctx: Context, contestIds: string[]) {
  return (
    scopedWithProject(ctx)
      .innerJoin('stage', 'stage.id', 'assignment.stageId')
      .where('stage.contestId', 'in', contestIds)
      // follows from the stage, and tells the planner which projects to look at
      .where('project.contestId', 'in', contestIds)
      .where('assignment.state', 'in', [...activeAssignmentStates])
  );
}

function countSheets(ctx: Context, contestIds: string[]) {
  const ofProjects = seenSheets(ctx, contestIds)
    .groupBy(['stage.contestId', 'assignment.stageId', 'assignment.projectId'])
    .select([
      'stage.contestId',
      'assignment.stageId',
      sql<string>`count(*)`.as('sheets'),
      sql<string>`count(*) filter (where assignment.state = 'SUBMITTED')`.as('submitted'),
      sql<number>`(count(*) >= min(stage.judges_per_project))::int`.as('isComplete'),
    ]);
  return tenantDb(ctx)
    .selectFrom(ofProjects.as('counted'))
    .groupBy(['contestId', 'stageId'])
    .select([
      'contestId',
      'stageId',
      sql<string>`sum(sheets)`.as('sheets'),
      sql<string>`sum(submitted)`.as('submitted'),
      sql<string>`sum(is_complete)`.as('complete'),
    ])
    .execute();
}

/** How many judges have a sheet that the reader sees. */
async function readJudgeCounts(ctx: Context, { special, whole, parts }: Record<'special' | 'whole' | 'parts', string[]>) {
  const ofWhole = await tenantDb(ctx)
    .selectFrom('judgeFigure')
    .innerJoin('stage', 'stage.id', 'judgeFigure.stageId')
    .where('stage.contestId', '=', among(whole))
    .where('judgeFigure.sheets', '>', 0)
    .groupBy('stage.contestId')
    .select(['stage.contestId', judges('judgeFigure.judgeId')])
    .execute();
  const ofParts = await scoped(ctx, 'judgePartFigure')
    .select()
    .innerJoin('stage', 'stage.id', 'judgePartFigure.stageId')
    .where('stage.contestId', '=', among(parts))
    .where('judgePartFigure.sheets', '>', 0)
    .groupBy('stage.contestId')
    .select(['stage.contestId', judges('judgePartFigure.judgeId')])
    .execute();
  const counted = special.length > 0 ? await countJudges(ctx, special) : [];
  return new Map([...ofWhole, ...ofParts, ...counted].map(({ contestId, count }) => [contestId, Number(count)]));
}

function countJudges(ctx: Context, contestIds: string[]) {
  return seenSheets(ctx, contestIds)
    .groupBy('stage.contestId')
    .select(['stage.contestId', judges('assignment.judgeId')])
    .execute();
}

function judges(column: 'judgeFigure.judgeId' | 'judgePartFigure.judgeId' | 'assignment.judgeId') {
  return sql<string>`count(distinct ${sql.ref(column)})`.as('count');
}

/** One of the ids, which may be none. */
function among(ids: string[]) {
  return sql<string>`any(${ids}::bigint[])`;
}
