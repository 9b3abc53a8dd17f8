import { sql } from 'kysely';
import { anonymous, type Part } from '../project/project-people.ts';
import { projectsOf, rowsStep, type Step } from './step.ts';

/** Who stands behind the projects: each stays as somebody without a name, so that how many there were can still be told. */
export const peopleSteps: Step[] = [
  ...(['LEADER', 'MEMBER', 'ADVISOR'] as const satisfies Part[]).map((part) =>
    rowsStep(part, 'project_person', {
      where: (ctx, contestId) =>
        sql`part = ${part} and (name <> ${anonymous} or number is not null or phone is not null) and project_id in (${projectsOf(ctx, contestId)})`,
      set: sql`name = ${anonymous}, number = null, phone = null`,
    }),
  ),
  rowsStep('TIE', 'project_tie', { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  // what a team has handed in itself names one of them; an import names an administrator
  rowsStep('SUBMITTER', 'project', {
    where: (_, contestId) => sql`contest_id = ${contestId} and source = 'SUBMITTED' and (created_by is not null or updated_by is not null)`,
    set: sql`created_by = null, updated_by = null`,
  }),
  rowsStep('CONFLICT', 'conflict', { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  rowsStep('REMINDER', 'deadline_reminder', { where: (_, contestId) => sql`contest_id = ${contestId}` }),
  rowsStep('INVITATION', 'invitation', {
    where: (_, contestId) => sql`contest_id = ${contestId} and phone is not null`,
    set: sql`phone = null`,
  }),
];
