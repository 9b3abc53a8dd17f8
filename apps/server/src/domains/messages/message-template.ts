import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/common-refusals.ts';
import type { Handlers } from '../../core/handlers.ts';
import { textOfHtml } from '../../core/rich-text.ts';
import { changeable, scoped } from '../../rows/scope.ts';
import { cleanMessage } from './send/message-html.ts';
import { shippedTemplates } from './shipped-templates.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Messages that are written often, with placeholders for what differs. */
export const messageTemplateHandlers = {
  'message.templates': async (ctx) => {
    const kept = await templates(ctx).orderBy('msgTemplate.name').orderBy('msgTemplate.id').execute();
    return [...kept, ...shippedTemplates(ctx.say, kept)];
  },

  'message.saveTemplate': async (ctx, { body }) => {
    const content = cleanMessage(ctx, body.content);
    if (textOfHtml(content) === '') throw invalid({ content: msg`请填写内容` });
    const { scope, orgId, userId } = callerOf(ctx);
    await refuseTooMany(ctx, body.name);
    const row = { name: body.name, title: body.title, content, createdBy: userId, createTime: ctx.now };
    const { id } = await tenantDb(ctx)
      .insertInto('msgTemplate')
      // who sees every organisation writes for all of them
      .values({ orgId: scope.isAll ? null : orgId, ...row })
      .onConflict((conflict) => conflict.expression(sql`tenant_id, coalesce(org_id, 0), lower(name)`).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    const template = await templates(ctx).where('msgTemplate.id', '=', id).executeTakeFirst();
    if (!template) throw notFound();
    return template;
  },

  'message.removeTemplate': async (ctx, { params }) => {
    const done = await scoped(ctx, 'msgTemplate').delete().where('msgTemplate.id', '=', params.id).executeTakeFirst();
    if (done.numDeletedRows === 0n) throw notFound();
    return true;
  },
} satisfies Partial<Handlers>;

/** In one tenant. Of two who save at once both may come through, which does no harm. */
const mostTemplates = 200;

async function refuseTooMany(ctx: Context, name: string): Promise<void> {
  const { others } = await tenantDb(ctx)
    .selectFrom('msgTemplate')
    .where(sql<boolean>`lower(name) <> lower(${name})`)
    .select(sql<number>`count(*)::int`.as('others'))
    .executeTakeFirstOrThrow();
  if (others >= mostTemplates) throw invalid({ name: msg`最多保存 ${mostTemplates} 个消息模板，请先删除不用的` });
}

function templates(ctx: Context) {
  return scoped(ctx, 'msgTemplate')
    .select()
    .select([
      'msgTemplate.id',
      'msgTemplate.name',
      'msgTemplate.title',
      'msgTemplate.content',
      sql<string | null>`(select label from org where org.tenant_id = msg_template.tenant_id and org.id = msg_template.org_id)`.as(
        'orgLabel',
      ),
      sql<boolean>`coalesce(${changeable(ctx, 'msgTemplate')}, false)`.as('isOwn'),
      sql<boolean>`false`.as('isShipped'),
    ]);
}
