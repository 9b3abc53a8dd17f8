import { callerOf, type Context } from '../../../../core/context.ts';
import { notNow } from '../../../../core/common-refusals.ts';
import { refuseRows, type WrongCell } from '../../../../rows/sheets/refuse-rows.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { headingOf } from '../../sheet/map-columns.ts';
import { contestActs } from '../../contest/acts/contest-acts.ts';
import { tellImported } from '../../contest/contest-messages.ts';
import { lockReadableContest } from '../../contest/acts/lock-contest.ts';
import { lastNumber, numberOf } from './next-number.ts';
import { insertPeople } from '../people/project-people.ts';
import type { SheetProject } from './check-row.ts';
import type { ImportSheet } from './read-import.ts';
import { refuseChanged } from './refuse-changed.ts';
import { tiePeopleOf } from '../people/tie-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Writes checked rows as accepted projects: all of them or none (`ALL`), or those without errors (`GOOD`). A title that somebody else
 * has brought in since the check runs into the database's own constraint.
 */
export async function importProjects(
  ctx: Context,
  contestId: string,
  { contest: checkedBy, map, rows }: ImportSheet,
  mode: 'ALL' | 'GOOD',
): Promise<{ imported: number; skipped: number }> {
  // an account that is added at this moment is found by one of the two
  await takeTurns(ctx, 'tie');
  const { contest, situation } = await lockReadableContest(ctx, contestId);
  const bar = contestActs.import.barredBy(situation);
  if (bar) throw notNow(bar);
  const good = rows.flatMap(({ project }) => project ?? []);
  await refuseChanged(ctx, contest, checkedBy, good);
  const badCount = rows.filter(({ isGood }) => !isGood).length;
  if (badCount > 0 && (mode === 'ALL' || good.length === 0)) throw refuseRows(ctx, wrongCells(rows), map.read.map(headingOf), { badCount });
  await insertProjects(ctx, contest, good);
  await tellImported(ctx, contest, good.length);
  return { imported: good.length, skipped: badCount };
}

function wrongCells(rows: ImportSheet['rows']): WrongCell[] {
  return rows.flatMap(({ row, errors }) => Object.entries(errors).map(([field, reason]) => ({ row, field, reason })));
}

async function insertProjects(ctx: Context, contest: { id: string; edition: number }, projects: SheetProject[]): Promise<void> {
  const { userId } = callerOf(ctx);
  // the contest is held, so nobody else counts from the same number
  const next = freeNumbers(contest.edition, await lastNumber(ctx, contest.id), projects);
  const values = projects.map(({ people: _people, answers, ...project }) => ({
    contestId: contest.id,
    orgId: project.collegeId,
    ...project,
    number: project.number ?? next(),
    answers: JSON.stringify(answers),
    state: 'ACCEPTED' as const,
    createTime: ctx.now,
    createdBy: userId,
    updateTime: ctx.now,
    updatedBy: userId,
  }));
  const idOf = new Map<string, string>();
  for (let at = 0; at < values.length; at += batch) {
    const added = await tenantDb(ctx)
      .insertInto('project')
      .values(values.slice(at, at + batch))
      .returning(['id', 'title'])
      .execute();
    for (const { id, title } of added) idOf.set(title, id);
  }
  await insertPeople(
    ctx,
    projects.map(({ title, people }) => ({ projectId: idOf.get(title) ?? '', people })),
  );
  await tiePeopleOf(ctx, [...idOf.values()]);
}

/** Rows per statement: a statement takes 65,535 values. */
const batch = 500;

/** Numbers after the last one, without those that the sheet gives itself. */
function freeNumbers(edition: number, last: number, projects: readonly SheetProject[]): () => string {
  const given = new Set(projects.map(({ number }) => number));
  let count = last;
  return () => {
    do count += 1;
    while (given.has(numberOf(edition, count)));
    return numberOf(edition, count);
  };
}
