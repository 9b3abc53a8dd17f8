import { furtherPermissions, type InputOf, projectStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { matchingProjects } from '../project/project.ts';
import { readImportContest } from '../project/import/read-import-contest.ts';
import { stageProjectStates } from '../stage/stage-facts.ts';
import { applyMap, type AppliedMap } from './map-columns.ts';

type Asked = InputOf<'project.exportSheet'>['body'];

/**
 * Projects that go into a sheet: those that were accepted, whatever became of them since, unless the list is of one state. An authority is
 * told of no others.
 */
export function outgoingProjects(ctx: Context, model: Asked['model']) {
  const matching = matchingProjects(ctx, model);
  return model.state ? matching : matching.where('project.state', 'in', [...stageProjectStates]);
}

/** What a sheet would hold: how many projects of each state, which of them go out, and whether numbers would be whole. */
export async function previewExport(ctx: Context, { mapId, model }: Asked) {
  const map = await applyMap(ctx, await readImportContest(ctx, model.contestId), mapId);
  const counts = await matchingProjects(ctx, model)
    .groupBy('project.state')
    .select(['project.state', sql<number>`count(*)::int`.as('projects')])
    .execute();
  const goesOut = (state: string) => Boolean(model.state) || (stageProjectStates as readonly string[]).includes(state);
  const states = Object.keys(projectStateNames);
  return {
    states: counts
      .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
      .map(({ state, projects }) => ({ state: enumeration(ctx, projectStateNames, state), projects, goesOut: goesOut(state) })),
    numbers: wholenessOf(ctx, map),
  };
}

/** How phones and the numbers of students go out in a sheet of a map, if it has any. */
export function wholenessOf(ctx: Context, { columns }: Pick<AppliedMap, 'columns'>): 'NONE' | 'MASKED' | 'WHOLE' {
  if (!columns.some(isSecret)) return 'NONE';
  return callerOf(ctx).authority.hasPermission([furtherPermissions.wholeProjects]) ? 'WHOLE' : 'MASKED';
}

function isSecret({ fact, format }: AppliedMap['columns'][number]): boolean {
  if (fact === 'MEMBERS') return format !== 'NAME';
  if (fact === 'ADVISORS') return format === null || format === undefined || format.includes('PHONE');
  return fact.endsWith('_PHONE') || ['LEADER_NUMBER', 'MEMBER_NUMBER', 'PERSON_NUMBER'].includes(fact);
}
