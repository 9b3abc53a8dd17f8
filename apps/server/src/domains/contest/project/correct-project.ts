import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { invalid, notNow, stale } from '../../../core/common-refusals.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { phoneTest } from '../../../services/parameters/newer-phones.ts';
import { tellProjectChanged } from '../contest/contest-messages.ts';
import { holdProject, type HeldProject } from './hold-project.ts';
import { importColumns } from './import/import-columns.ts';
import { logChange } from './history/log-change.ts';
import { maskCell, masked, unmasked } from './import/mask-cells.ts';
import { projectActs } from './project-acts.ts';
import { type Cells, cellsOf } from './import/project-cells.ts';
import { insertPeople } from './people/project-people.ts';
import { checkRow } from './import/check-row.ts';
import { readColleges } from './import/read-colleges.ts';
import { tiePeopleOf } from './people/tie-people.ts';
import { withdrawTied } from './people/withdraw-tied.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Corrects an imported project by the rules of the import, before its review begins. A judge who now stands behind it loses the assignment.
 * The college stays as it is once judges are assigned: they were chosen by it.
 */
export async function correctProject(ctx: Context, id: string, { version, reason, ...given }: InputOf<'project.correct'>['body']) {
  // an account that is added at this moment is found by one of the two
  await takeTurns(ctx, 'tie');
  const held = await holdProject(ctx, id, 'correct');
  const { contest, project } = held;
  const before = cellsOf(project);
  if (version !== project.version) throw stale({ ...masked(before), version: project.version });
  const after = unmasked(given, before);
  const rules = { tracks: contest.tracks, colleges: await readColleges(ctx, contest), takesPhone: await phoneTest(ctx) };
  const { errors, project: row } = checkRow(after, rules);
  if (after.advisors.includes('*')) errors.advisors = msg`改过的指导教师请写完整的手机号`;
  if (after.members.includes('*')) errors.members = msg`改过的成员请写完整的学号和手机号`;
  if (!errors.title && (await isTaken(ctx, project, after.title))) errors.title = msg`大赛里已有这个项目`;
  if (!errors.college && after.college !== before.college && (await hasJudges(ctx, id)))
    errors.college = msg`已经分配评委，不能再改学院；可以删除这个项目后重新导入`;
  if (row === null || Object.keys(errors).length > 0) throw invalid(errors);
  const changes = differences(before, after);
  if (Object.keys(changes).length === 0) throw notNow(msg`没有改动`);
  const { people, ...values } = row;
  await tenantDb(ctx)
    .updateTable('project')
    .set({
      ...values,
      orgId: values.collegeId,
      version: sql<number>`version + 1`,
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
    })
    .where('id', '=', id)
    .execute();
  const freed = arePeopleSame(before, after) ? [] : await replacePeople(ctx, id, people);
  await logChange(ctx, held, { act: projectActs.correct, reason, changes, freed });
  await tellProjectChanged(ctx, contest, project, projectActs.correct, reason);
}

/** Behind masks. Two values of one mask differ too. */
function differences(before: Cells, after: Cells) {
  return Object.fromEntries(
    importColumns.flatMap(({ field }) =>
      before[field] === after[field] ? [] : [[field, [maskCell(field, before[field]), maskCell(field, after[field])] as [string, string]]],
    ), // two texts
  );
}

const cellsOfPeople = ['leaderName', 'leaderNumber', 'leaderPhone', 'members', 'advisors'] as const;

function arePeopleSame(before: Cells, after: Cells): boolean {
  return cellsOfPeople.every((field) => before[field] === after[field]);
}

/** Answers the judges whose assignment ended, since they are among the people now. */
async function replacePeople(ctx: Context, projectId: string, people: Parameters<typeof insertPeople>[1][number]['people']) {
  // whom a sheet named by mistake has nothing to do with it
  for (const table of ['projectTie', 'projectPerson'] as const)
    await tenantDb(ctx).deleteFrom(table).where('projectId', '=', projectId).execute(); // oxlint-disable-line no-await-in-loop -- two statements of one transaction
  await insertPeople(ctx, [{ projectId, people }]);
  await tiePeopleOf(ctx, [projectId]);
  return withdrawTied(ctx, projectId);
}

async function isTaken(ctx: Context, { id, contestId }: HeldProject['project'], title: string): Promise<boolean> {
  const other = await tenantDb(ctx)
    .selectFrom('project')
    .where('contestId', '=', contestId)
    .where('title', '=', title)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

async function hasJudges(ctx: Context, projectId: string): Promise<boolean> {
  const pair = await tenantDb(ctx)
    .selectFrom('assignment')
    .where('projectId', '=', projectId)
    .where('state', 'in', ['ASSIGNED', 'ACCEPTED'])
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return pair !== undefined;
}
