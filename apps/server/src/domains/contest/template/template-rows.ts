import { type AnswerOf, contestSetup } from '@saiwu/openapi';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { showShipped } from '../../reference/shipped-text.ts';
import { plainCode, shippedTemplates } from './shipped-templates.ts';

export type Template = AnswerOf<'contestTemplate.get'>;
export type TemplateRow = Selectable<TenantSchema['contestTemplate']>;

/** Templates with what an answer needs besides their columns. */
export function withOwners(ctx: Context, templates: SelectQueryBuilder<TenantSchema, 'contestTemplate', object>) {
  return templates
    .leftJoin('org', 'org.id', 'contestTemplate.orgId')
    .selectAll('contestTemplate')
    .select(['org.label as orgLabel', sql<boolean>`coalesce(${changeable(ctx, 'contestTemplate')}, false)`.as('canEdit')]);
}

/** One that the caller may see. Throws `notFound`. */
export async function readTemplate(ctx: Context, id: string): Promise<Template> {
  const found = withOwners(ctx, scoped(ctx, 'contestTemplate').select()).where('contestTemplate.id', '=', id);
  return presentTemplate(ctx, await found.executeTakeFirstOrThrow(notFound));
}

/**
 * Those that a new contest of the caller may begin from, in their order. Where all are switched off the plain one is there all the same.
 */
export async function readOffered(ctx: Context): Promise<Template[]> {
  const rows = await withOwners(ctx, scoped(ctx, 'contestTemplate').select())
    .where(sql<boolean>`(contest_template.state or contest_template.code = ${plainCode})`)
    .orderBy('contestTemplate.sortValue')
    .orderBy('contestTemplate.id')
    .limit(200)
    .execute();
  const enabled = rows.filter(({ state }) => state);
  return (enabled.length > 0 ? enabled : rows).map((row) => presentTemplate(ctx, row));
}

/** As it goes out; one of ours in the reader's language, as far as nobody has changed it. */
export function presentTemplate(ctx: Context, row: TemplateRow & { orgLabel: string | null; canEdit: boolean }): Template {
  const zone = ctx.tenant.timeZone;
  const shipped = row.code === null ? undefined : shippedTemplates.get(row.code);
  const content = row.content ?? shipped?.content(ctx.say);
  if (!content) throw new Error(`template ${row.id} holds nothing`);
  return {
    id: row.id,
    orgId: row.orgId,
    name: showShipped(row.name, shipped?.name, ctx.say),
    summary: showShipped(row.summary, shipped?.summary, ctx.say),
    sortValue: row.sortValue,
    state: row.state,
    isShipped: row.code !== null,
    isPlain: row.code === plainCode,
    readonly: !row.canEdit,
    content: {
      ...content,
      describe: content.describe ?? null,
      appealStart: content.appealStart ?? null,
      appealEnd: content.appealEnd ?? null,
      // of an earlier version: what came since takes its usual value
      setup: contestSetup.parse(content.setup),
    },
    echoMap: row.orgId !== null && row.orgLabel !== null ? { orgId: { id: row.orgId, label: row.orgLabel } } : {},
    createTime: toWire(row.createTime, zone),
    createdBy: row.createdBy,
    updateTime: toWire(row.updateTime, zone),
    updatedBy: row.updatedBy,
    version: row.version,
  };
}
