import { sql } from 'kysely';
import type { ActFacts } from '../contest/acts/action.ts';
import { answerActs, entryActs } from '../entry/entry-acts.ts';
import { anonymous, type Part } from '../project/people/project-people.ts';
import { projectsOf, rowsStep, type Step } from './step.ts';

/** Events of a project that its team brought about. What was decided names an administrator. */
const teamActs = Object.values<ActFacts>({ ...entryActs, ...answerActs }).flatMap(({ notes }) => notes ?? []);

/** Who stands behind the projects: each stays as somebody without a name, so that how many there were can still be told. */
export const peopleSteps: Step[] = [
  ...(['LEADER', 'MEMBER', 'ADVISOR'] as const satisfies Part[]).map((part) =>
    rowsStep(part, 'project_person', {
      where: (ctx, contestId) =>
        sql`part = ${part} and project_id in (${projectsOf(ctx, contestId)})
          and (name <> ${anonymous} or coalesce(number, phone, task) is not null or user_id is not null)`,
      set: sql`name = ${anonymous}, number = null, phone = null, task = null, user_id = null`,
    }),
  ),
  rowsStep('TIE', 'project_tie', { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  // what a team has handed in itself names one of them; an import names an administrator
  rowsStep('SUBMITTER', 'project', {
    where: (_, contestId) => sql`contest_id = ${contestId} and source = 'SUBMITTED'
      and (coalesce(created_by, updated_by, submitted_by) is not null or sections <> '{}')`,
    set: sql`created_by = null, updated_by = null, submitted_by = null, sections = '{}'`,
  }),
  rowsStep('SUBMITTER', 'project_change_log', {
    where: (_, contestId) => sql`contest_id = ${contestId} and act = any(${teamActs}::text[]) and created_by is not null`,
    set: sql`created_by = null`,
  }),
  rowsStep('CONFLICT', 'conflict', { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  rowsStep('REMINDER', 'deadline_reminder', { where: (_, contestId) => sql`contest_id = ${contestId}` }),
  rowsStep('INVITATION', 'invitation', {
    where: (_, contestId) => sql`contest_id = ${contestId} and phone is not null`,
    set: sql`phone = null`,
  }),
  rowsStep('INVITATION', 'entry_invitation', { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
];
