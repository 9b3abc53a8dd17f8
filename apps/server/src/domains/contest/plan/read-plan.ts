import { type AnswerOf, contestSetup, type InputOf, planPdfSlot } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { listActions } from '../contest/acts/action.ts';
import { entryActs } from '../entry/entry-acts.ts';
import type { Setup } from '../entry/begin/entry-bars.ts';
import { readEntryFiles } from '../entry/files/entry-files.ts';
import { readEntryRow } from '../entry/read-entry-row.ts';
import { readNames } from '../entry/read-names.ts';
import { linkPictures } from './plan-pictures.ts';
import { presentSections, readPlanRows } from './plan-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Plan = AnswerOf<'plan.get'>;

/** The plan of a project as its team and its advisors see it. Throws `notFound`. */
export async function readPlan(ctx: Context, id: string): Promise<Plan> {
  const entry = await readEntryRow(ctx, id);
  const { contestTitle, number, title, setup } = entry;
  const sections = await presentSections(ctx, id, setup.sections, await readPlanRows(ctx, id));
  return {
    id,
    contestTitle,
    number,
    title,
    ...(await readWay(ctx, id, setup)),
    team: await readTeam(ctx, id),
    sections,
    actions: listActions(ctx, { save: entryActs.save }, { ...entry, now: ctx.now }, true),
  };
}

/** The same for whoever may look at the project: to read alone. */
export async function readPlanInScope(ctx: Context, id: string): Promise<Plan> {
  const project = await scoped(ctx, 'project')
    .select()
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('project.id', '=', id)
    .select(['project.number', 'project.title', 'contest.title as contestTitle', 'contest.setup'])
    .executeTakeFirst();
  if (!project) throw notFound();
  const { setup, ...facts } = project;
  const asked = contestSetup.parse(setup);
  const sections = await presentSections(ctx, id, asked.sections, await readPlanRows(ctx, id));
  return { id, ...facts, ...(await readWay(ctx, id, asked)), team: await readTeam(ctx, id), sections, actions: [] };
}

/** Whom its cover names. */
function readTeam(ctx: Context, projectId: string): Promise<Plan['team']> {
  return tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', projectId)
    .orderBy(sql`array_position(array['LEADER', 'MEMBER', 'ADVISOR'], part)`)
    .orderBy('position')
    .select(['part', 'name'])
    .execute();
}

/** Whether the plan may be one PDF, and the one that it is. */
async function readWay(ctx: Context, id: string, { planAs }: Setup): Promise<Pick<Plan, 'planAs' | 'pdf'>> {
  const found = planAs === 'EITHER' ? (await readEntryFiles(ctx, id)).find(({ slot }) => slot === planPdfSlot) : undefined;
  if (!found) return { planAs, pdf: null };
  const { attachmentId, name, size, url, by, time } = found;
  return { planAs, pdf: { attachmentId, name, size, url, by, time } };
}

/** Versions of a section that were kept, the latest first. */
export async function readVersions(ctx: Context, { id, key }: InputOf<'plan.versions'>['params']): Promise<AnswerOf<'plan.versions'>> {
  await readEntryRow(ctx, id);
  const rows = await versionsOf(ctx, id, key).orderBy('version', 'desc').select(versionColumns).execute();
  return presentVersions(ctx, rows);
}

/** A section as it was once. Throws `notFound`. */
export async function readVersion(
  ctx: Context,
  { id, key, version }: InputOf<'plan.version'>['params'],
): Promise<AnswerOf<'plan.version'>> {
  await readEntryRow(ctx, id);
  const row = await versionsOf(ctx, id, key)
    .where('version', '=', version)
    .select([...versionColumns, 'html'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { html, ...facts } = row;
  const [shown] = await presentVersions(ctx, [facts]);
  const [linked = ''] = await linkPictures(ctx, id, [html]);
  if (!shown) throw notFound();
  return { ...shown, html: linked };
}

const versionColumns = ['version', 'keptFor', 'characters', 'updateTime', 'updatedBy'] as const;

function versionsOf(ctx: Context, projectId: string, key: string) {
  return tenantDb(ctx).selectFrom('planVersion').where('projectId', '=', projectId).where('key', '=', key);
}

type VersionRow = Omit<AnswerOf<'plan.versions'>[number], 'by' | 'time'> & { updateTime: Date; updatedBy: string | null };

async function presentVersions(ctx: Context, rows: readonly VersionRow[]): Promise<AnswerOf<'plan.versions'>> {
  const names = await readNames(
    ctx,
    rows.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  return rows.map(({ updateTime, updatedBy, ...facts }) => ({
    ...facts,
    by: updatedBy === null ? null : (names.get(updatedBy) ?? null),
    time: toWire(updateTime, ctx.tenant.timeZone),
  }));
}
