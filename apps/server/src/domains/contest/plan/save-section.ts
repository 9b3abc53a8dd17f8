import { msg } from '@lingui/core/macro';
import { type AnswerOf, charactersOf, type InputOf, longestSection } from '@saiwu/openapi';
import { invalid, notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { cleanHtml, textOfHtml } from '../../../core/rich-text.ts';
import { changeEntry } from '../entry/change-entry.ts';
import { holdEntry } from '../entry/hold-entry.ts';
import type { EntryRow } from '../entry/read-entry-row.ts';
import { keepBefore, keepVersion } from './keep-version.ts';
import { settlePictures } from './plan-pictures.ts';
import { type PlanRow, presentSections, readPlanRows } from './plan-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Section = AnswerOf<'plan.get'>['sections'][number];

/** Saves one section. Refused with the section as it stands where somebody else has saved it since. */
export async function saveSection(
  ctx: Context,
  id: string,
  key: string,
  body: InputOf<'plan.save'>['body'],
): Promise<AnswerOf<'plan.save'>> {
  // before others wait for the entry
  const clean = cleanHtml(body.html);
  const held = await holdSection(ctx, id, key, body.version);
  const { html: written, dropped } = await settle(ctx, id, clean);
  if (written !== (held.row?.html ?? '')) {
    if (held.row && body.isOverwrite) await keepVersion(ctx, id, held.row, 'OVERWRITTEN');
    else if (held.row) await keepBefore(ctx, id, held.row);
    await write(ctx, id, key, written);
  }
  return { ...(await readSection(ctx, held.entry, key)), droppedPictures: dropped };
}

/** Writes the text of a file, clean, over a section. How it is now is kept. */
export async function replaceSection(
  ctx: Context,
  id: string,
  { key, version, html }: { key: string; version: number; html: string },
): Promise<void> {
  const { row } = await holdSection(ctx, id, key, version);
  const { html: written } = await settle(ctx, id, html);
  if (written === (row?.html ?? '')) return;
  if (row) await keepVersion(ctx, id, row, 'IMPORTED');
  await write(ctx, id, key, written);
}

/** Puts a section back to how it was once. How it is now is kept, so that this can be undone by the same act. */
export async function restoreSection(
  ctx: Context,
  id: string,
  key: string,
  { version, to }: InputOf<'plan.restore'>['body'],
): Promise<Section> {
  const { entry, row } = await holdSection(ctx, id, key, version);
  const kept = await tenantDb(ctx)
    .selectFrom('planVersion')
    .where('projectId', '=', id)
    .where('key', '=', key)
    .where('version', '=', to)
    .select('html')
    .executeTakeFirst();
  if (!kept || !row) throw notFound();
  if (kept.html !== row.html) {
    await keepVersion(ctx, id, row, 'REPLACED');
    await write(ctx, id, key, kept.html);
  }
  return readSection(ctx, entry, key);
}

/** A section of a project that its team may change now, as it stands. Throws for one that the contest does not ask for. */
async function holdSection(ctx: Context, id: string, key: string, version: number): Promise<{ entry: EntryRow; row: PlanRow | undefined }> {
  const entry = await holdEntry(ctx, id, 'save');
  if (!entry.setup.sections.some((section) => section.key === key)) throw notNow(msg`大赛不要求这一章，请刷新页面`);
  const [row] = await readPlanRows(ctx, id, key);
  if ((row?.version ?? 0) !== version) throw stale(await readSection(ctx, entry, key));
  return { entry, row };
}

/** What may be in a section, of clean HTML; empty where nothing can be seen of it. */
async function settle(ctx: Context, id: string, clean: string): Promise<{ html: string; dropped: number }> {
  const { html, dropped } = await settlePictures(ctx, id, clean);
  // what a word processor writes around the words is gone by now
  if (html.length > longestSection) throw invalid({ html: msg`这一章太长，请删去一些内容或拆成几章` });
  const isEmpty = textOfHtml(html) === '' && !/<(?:img|hr|table)\b/.test(html);
  return { html: isEmpty ? '' : html, dropped };
}

async function write(ctx: Context, projectId: string, key: string, html: string): Promise<void> {
  const facts = { html, characters: charactersOf(html), updateTime: ctx.now, updatedBy: callerOf(ctx).userId };
  await tenantDb(ctx)
    .insertInto('planSection')
    .values({ projectId, key, ...facts, version: 1, createTime: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['projectId', 'key']).doUpdateSet((row) => ({ ...facts, version: row('planSection.version', '+', 1) })),
    )
    .execute();
  await changeEntry(ctx, projectId, {});
}

async function readSection(ctx: Context, { id, setup }: EntryRow, key: string): Promise<Section> {
  const asked = setup.sections.filter((section) => section.key === key);
  const [section] = await presentSections(ctx, id, asked, await readPlanRows(ctx, id, key));
  if (!section) throw notFound();
  return section;
}
