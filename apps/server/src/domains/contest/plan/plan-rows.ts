import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import type { Setup } from '../entry/begin/entry-bars.ts';
import { readNames } from '../entry/read-names.ts';
import { linkPictures } from './plan-pictures.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type PlanRow = Awaited<ReturnType<typeof readPlanRows>>[number];

/** What stands in the sections of a project that was read as the caller's to see, or in one of them. */
export function readPlanRows(ctx: Context, projectId: string, key: string | null = null) {
  let rows = tenantDb(ctx).selectFrom('planSection').where('projectId', '=', projectId);
  if (key !== null) rows = rows.where('key', '=', key);
  return rows.select(['key', 'html', 'characters', 'version', 'createTime', 'updateTime', 'updatedBy']).execute();
}

/** The sections that the contest asks for, with what stands in them. */
export async function presentSections(
  ctx: Context,
  projectId: string,
  sections: Setup['sections'],
  rows: readonly PlanRow[],
): Promise<AnswerOf<'plan.get'>['sections']> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const names = await readNames(
    ctx,
    rows.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  const htmls = await linkPictures(
    ctx,
    projectId,
    sections.map(({ key }) => byKey.get(key)?.html ?? ''),
  );
  return sections.map(({ key, title, guidance, maxLength, isRequired }, index) => {
    const row = byKey.get(key);
    return {
      key,
      title,
      guidance: guidance || null,
      maxLength: maxLength ?? null,
      isRequired,
      html: htmls[index] ?? '',
      characters: row?.characters ?? 0,
      version: row?.version ?? 0,
      by: row?.updatedBy ? (names.get(row.updatedBy) ?? null) : null,
      time: row ? toWire(row.updateTime, ctx.tenant.timeZone) : null,
    };
  });
}
