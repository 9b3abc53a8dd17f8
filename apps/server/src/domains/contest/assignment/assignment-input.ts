import { type AssignmentInput, canonicalJson } from '@saiwu/judging';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { digest } from '../../../core/tokens.ts';
import type { StageRow } from '../contest/contest-records.ts';
import { shortProvince } from '../../reference/province-names.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What assignment works on. Projects and judges go by names that people can read, so that its reasons can be read too. */
export interface AssignmentTask {
  input: Omit<AssignmentInput, 'seed'>;
  /** Of everything that goes in: as long as it is the same, so is the outcome. */
  fingerprint: string;
  projectOf: Map<string, { id: string; number: string; title: string; track: string; collegeLabel: string | null; isUntied: boolean }>;
  judgeOf: Map<string, { id: string; name: string; cap: number | null }>;
  /** Pairs that stand already, as `project judge` ids. */
  standing: ReadonlySet<string>;
}

/** Reads the projects of a stage, the active judges of the caller's scope, conflicts and standing pairs. The stage came from `scoped()`. */
export async function readAssignmentTask(ctx: Context, stage: StageRow): Promise<AssignmentTask> {
  const projects = await readProjects(ctx, stage);
  const { standing, ended } = await readPairs(ctx, stage);
  const judges = await readJudges(ctx, new Set(standing.map(({ judgeId }) => judgeId)));
  const judgeKeys = uniqueNames(judges);
  const projectKeys = new Map(projects.map(({ id, number }) => [id, number]));
  const keysOf = (pairs: { judgeId: string; projectId: string }[]) =>
    pairs.flatMap(({ judgeId, projectId }) => {
      const [judge, project] = [judgeKeys.get(judgeId), projectKeys.get(projectId)];
      return judge !== undefined && project !== undefined ? [{ judge, project }] : [];
    });
  const loads = Map.groupBy(standing, ({ judgeId }) => judgeId);
  const capOf = (judge: (typeof judges)[number]) =>
    judge.isFree ? smaller(stage.loadCap, judge.loadCap) : (loads.get(judge.id)?.length ?? 0);

  const input: AssignmentTask['input'] = {
    projects: projects.map(({ number, schoolLabel, collegeLabel, province, track }) => ({
      id: number,
      track,
      ...places(schoolLabel, collegeLabel, province),
    })),
    judges: judges.map((judge) => ({
      id: judgeKeys.get(judge.id) ?? judge.id,
      tracks: judge.tracks,
      ...places(judge.schoolLabel, judge.collegeLabel, judge.province),
      ...(capOf(judge) !== null && { max: capOf(judge) ?? 0 }),
    })),
    perProject: stage.judgesPerProject,
    recusal: levels[stage.recusal],
    conflicts: keysOf([...(await readConflicts(ctx, projectKeys)), ...ended, ...(await readTied(ctx, projectKeys))]),
    standing: keysOf(standing),
  };
  return {
    input,
    fingerprint: await digest(canonicalJson(JSON.parse(JSON.stringify({ input, ids: [...judgeKeys, ...projectKeys] })))),
    projectOf: new Map(projects.map((project) => [project.number, project])),
    judgeOf: new Map(judges.map((judge) => [judgeKeys.get(judge.id) ?? judge.id, { id: judge.id, name: judge.name, cap: capOf(judge) }])),
    standing: new Set(standing.map(({ projectId, judgeId }) => `${projectId} ${judgeId}`)),
  };
}

const levels = { OFF: 'off', COLLEGE: 'college', SCHOOL: 'school', PROVINCE: 'province' } as const;

/** All projects of the contest: the stage is the organiser's, whoever's the projects are. */
function readProjects(ctx: Context, stage: StageRow) {
  return tenantDb(ctx)
    .selectFrom('project')
    .leftJoin('org as schoolOrg', 'schoolOrg.id', 'project.schoolId')
    .leftJoin('org as collegeOrg', 'collegeOrg.id', 'project.collegeId')
    .leftJoin('school', 'school.orgId', 'project.schoolId')
    .where('project.contestId', '=', stage.contestId)
    .where('project.state', 'in', ['ACCEPTED', 'IN_REVIEW'])
    .orderBy('project.number')
    .select([
      'project.id',
      'project.number',
      'project.title',
      'project.track',
      'schoolOrg.label as schoolLabel',
      'collegeOrg.label as collegeLabel',
      'school.province',
      untied(ctx, 'project.id').as('isUntied'),
    ])
    .execute();
}

/** Judges who can be given work (`isFree`), and those who hold a pair already: these keep it, and get no more if they are not free. */
async function readJudges(ctx: Context, holders: ReadonlySet<string>) {
  const rows = await tenantDb(ctx)
    .selectFrom('judge')
    .innerJoin('user', 'user.id', 'judge.userId')
    .leftJoin('org as schoolOrg', 'schoolOrg.id', 'judge.schoolId')
    .leftJoin('org as collegeOrg', 'collegeOrg.id', 'judge.collegeId')
    .where((eb) =>
      eb.or([
        eb('judge.id', 'in', scoped(ctx, 'judge').select().select('judge.id')),
        eb('judge.id', '=', sql<string>`any(${[...holders]}::bigint[])`),
      ]),
    )
    .orderBy('judge.id')
    .select([
      'judge.id',
      'user.name',
      'user.state as isEnabled',
      'judge.state',
      'judge.tracks',
      'judge.loadCap',
      'judge.province',
      'schoolOrg.label as schoolLabel',
      'collegeOrg.label as collegeLabel',
    ])
    .execute();
  return rows
    .map(({ state, isEnabled, ...judge }) => ({ ...judge, isFree: state === 'ACTIVE' && isEnabled }))
    .filter(({ id, isFree }) => isFree || holders.has(id));
}

/** Pairs that stand, and pairs that were recused or withdrawn: these do not come back. */
async function readPairs(ctx: Context, stage: StageRow) {
  const isActive = new Set<string>(activeAssignmentStates);
  const rows = await tenantDb(ctx)
    .selectFrom('assignment')
    .where('stageId', '=', stage.id)
    .orderBy('id')
    .select(['judgeId', 'projectId', 'state'])
    .execute();
  return { standing: rows.filter(({ state }) => isActive.has(state)), ended: rows.filter(({ state }) => !isActive.has(state)) };
}

function readConflicts(ctx: Context, projectKeys: ReadonlyMap<string, string>) {
  return tenantDb(ctx)
    .selectFrom('conflict')
    .where(sql<boolean>`project_id = any(${[...projectKeys.keys()]}::bigint[])`)
    .orderBy('id')
    .select(['judgeId', 'projectId'])
    .execute();
}

/** Nobody judges a project that they lead, belong to or advise. */
function readTied(ctx: Context, projectKeys: ReadonlyMap<string, string>) {
  return tenantDb(ctx)
    .selectFrom('projectTie')
    .innerJoin('judge', 'judge.userId', 'projectTie.userId')
    .where(sql<boolean>`project_tie.project_id = any(${[...projectKeys.keys()]}::bigint[])`)
    .distinct()
    .orderBy('judge.id')
    .orderBy('projectTie.projectId')
    .select(['judge.id as judgeId', 'projectTie.projectId'])
    .execute();
}

/** A judge's name; with the id behind it where two have the same. */
function uniqueNames(judges: { id: string; name: string }[]): Map<string, string> {
  const byName = Map.groupBy(judges, ({ name }) => name);
  return new Map(judges.map(({ id, name }) => [id, (byName.get(name)?.length ?? 0) > 1 ? `${name}（${id}）` : name]));
}

/** A college goes with its school's name: colleges of several schools are called alike. */
function places(school: string | null, college: string | null, province: string | null) {
  return {
    ...(school && { school }),
    ...(college && { college: `${school ?? ''} ${college}`.trim() }),
    ...(province && { province: shortProvince(province) }),
  };
}

function smaller(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
