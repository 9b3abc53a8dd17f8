import { sql } from 'kysely';
import { anonymous } from '../project/people/project-people.ts';
import { assignmentsOf, projectsOf, rowsStep, type Step } from './step.ts';

/** In place of a reason that may have named somebody. */
const nothing = '—';

/** Cells of a correction that name nobody. */
const plainCells = ['title', 'track', 'college'];

/** What people typed as they liked. Nobody can tell by machine whom it names, so all of it goes. */
export const textSteps: Step[] = [
  rowsStep('SUMMARY', 'project', {
    where: (_, contestId) => sql`contest_id = ${contestId} and (summary is not null or answers <> '{}' or mend is not null)`,
    set: sql`summary = null, answers = '{}', mend = null`,
  }),
  // comments name whom they answer; pictures before their files, versions before their sections
  ...['plan_comment', 'plan_picture', 'plan_version', 'plan_section'].map((table) =>
    rowsStep('PLAN', table, { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  ),
  // what a copy is recognised by holds no name, and goes with what it was made of
  ...['radar_mark', 'radar_picture', 'radar_pdf', 'radar_print'].map((table) =>
    rowsStep('RADAR', table, { where: (ctx, contestId) => sql`project_id in (${projectsOf(ctx, contestId)})` }),
  ),
  rowsStep('RADAR', 'radar_finding', {
    where: (ctx, contestId) => sql`(first_id in (${projectsOf(ctx, contestId)}) or second_id in (${projectsOf(ctx, contestId)}))`,
  }),
  // the seal of a sheet covers its scores
  ...['score_sheet', 'score_revision'].map((table) =>
    rowsStep('COMMENT', table, {
      where: (ctx, contestId) => sql`comment is not null and assignment_id in (${assignmentsOf(ctx, contestId)})`,
      set: sql`comment = null`,
    }),
  ),
  rowsStep('CORRECTION', 'project_change_log', {
    where: (_, contestId) => sql`contest_id = ${contestId} and reason <> ${nothing}`,
    set: sql`reason = ${nothing}, mend = null, contents = null, changes = (
      select coalesce(jsonb_object_agg(key, case when key = any(${plainCells}::text[]) then value else jsonb_build_array(${anonymous}::text, ${anonymous}::text) end), '{}')
      from jsonb_each(changes))`,
  }),
  rowsStep('EXTENSION', 'deadline_extension', {
    where: (ctx, contestId) => sql`reason <> ${nothing} and project_id in (${projectsOf(ctx, contestId)})`,
    set: sql`reason = ${nothing}`,
  }),
];
