import { msg } from '@lingui/core/macro';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import { lastingHtml } from '../../../services/files/pictures/lasting-html.ts';
import { keepShipped } from '../../reference/shipped-text.ts';
import { checkSetup } from '../contest/setup/check-setup.ts';
import { shippedTemplates } from './shipped-templates.ts';
import { readTemplate, type TemplateRow } from './template-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Added = InputOf<'contestTemplate.save'>['body'];
type Changed = InputOf<'contestTemplate.update'>['body'];

/** Adds a template: everybody's by whoever sees all organisations, else the caller's own school's or college's. Answers its id. */
export async function addTemplate(ctx: Context, { content, summary, ...fields }: Added): Promise<string> {
  const { scope, orgId, userId } = callerOf(ctx);
  if (!scope.isAll && !orgId) throw notNow(msg`你不属于任何学校或学院，不能添加大赛模板`);
  const { id } = await tenantDb(ctx)
    .insertInto('contestTemplate')
    .values({
      ...fields,
      orgId: scope.isAll ? null : orgId,
      code: null,
      summary: summary || null,
      content: await kept(ctx, content, null),
      createTime: ctx.now,
      createdBy: userId,
      updateTime: ctx.now,
      updatedBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what is given; the rest stays. Throws `notFound` for one that the caller may not change. */
export async function updateTemplate(ctx: Context, { id, version, content, name, summary, ...fields }: Changed): Promise<void> {
  const current = await hold(ctx, id);
  const was = await readTemplate(ctx, id);
  if (version !== current.version) throw stale(was);
  const shipped = current.code === null ? undefined : shippedTemplates.get(current.code);
  await scoped(ctx, 'contestTemplate')
    .update()
    .set({
      ...fields,
      ...(name !== undefined && { name: keepShipped(name, shipped?.name, ctx.say) }),
      ...(summary !== undefined && { summary: summary ? keepShipped(summary, shipped?.summary, ctx.say) : null }),
      ...(content && { content: await kept(ctx, content, contestSetup.parse(was.content.setup)) }),
      version: sql<number>`version + 1`,
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
    })
    .where('contestTemplate.id', '=', id)
    .execute();
  ctx.was?.(was);
}

/** Deletes templates, all or none; contests that were begun from them are not touched. */
export async function removeTemplates(ctx: Context, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) {
    const { code } = await hold(ctx, id); // oxlint-disable-line no-await-in-loop -- a tenant has a few
    if (code !== null) throw notNow(msg`系统自带的模板不能删除，不用的可以停用`);
  }
  await scoped(ctx, 'contestTemplate')
    .delete()
    .where('contestTemplate.id', 'in', [...ids])
    .execute();
}

function hold(ctx: Context, id: string): Promise<TemplateRow> {
  return scoped(ctx, 'contestTemplate')
    .select()
    .where(changeable(ctx, 'contestTemplate'))
    .where('contestTemplate.id', '=', id)
    .selectAll('contestTemplate')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** What a template holds, as it is stored. */
async function kept(ctx: Context, content: Added['content'], before: Added['content']['setup'] | null): Promise<string> {
  await checkSetup(ctx, content.setup, { at: 'content.setup', before });
  return JSON.stringify({ ...content, describe: lastingHtml(content.describe ?? '') || null });
}
