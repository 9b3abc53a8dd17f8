import { sql } from 'kysely';
import { type AnswerOf, attachmentModel, type InputOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { filterBy } from '../../rows/filter-by.ts';
import { filterKinds } from '../../rows/filter-kinds.ts';
import type { Handlers } from '../../core/handlers.ts';
import { readList } from '../../rows/long-reads.ts';
import { answerPage } from '../../rows/paging.ts';
import { notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { nothingShows } from './nothing-shows.ts';
import { attachmentColumns, type AttachmentRow, presentAttachment, presentAttachments } from './present-attachment.ts';

type Attachment = AnswerOf<'attachment.get'>;

export const attachmentHandlers = {
  'attachment.page': async (ctx, { body: { model, ...request } }) => {
    const page = await answerPage(
      ctx,
      { ...request, sort: 'id', order: 'descending' },
      {
        matching: matching(ctx, model, request.extra),
        sortable: { id: 'attachment.id' },
        select: (query) => query.select(attachmentColumns),
        present: (row) => row,
      },
    );
    return { ...page, records: await presentAttachments(ctx, page.records) };
  },

  'attachment.query': async (ctx, { body }) => {
    const rows = await readList(ctx, matching(ctx, body, {}), (within) =>
      within.select(attachmentColumns).orderBy('attachment.id').limit(1000).execute(),
    );
    return presentAttachments(ctx, rows);
  },

  'attachment.get': async (ctx, { params }) => presentAttachment(ctx, await readAttachment(ctx, params.id)),

  'attachment.listByBiz': async (ctx, { query }) => {
    const found = await presentAttachments(ctx, await readByBiz(ctx, query));
    const records = Map.groupBy(found, ({ bizType, bizId }) => JSON.stringify([bizType, bizId]));
    return [...records.values()].flatMap((list) => (list[0] ? [{ bizId: list[0].bizId, bizType: list[0].bizType, list }] : []));
  },

  'attachment.mapByBiz': async (ctx, { params: { type }, query }) => {
    const rows = await readByBiz(ctx, { bizIds: [], bizTypes: [], [`${type}s`]: query.biz });
    const found = await presentAttachments(ctx, rows);
    return Object.fromEntries(Map.groupBy(found, (one) => one[type])) as Record<string, Attachment[]>; // the keys are texts
  },
} satisfies Partial<Handlers>;

/** One attachment in the caller's scope. Throws "not found". */
export async function readAttachment(ctx: Context, id: string): Promise<AttachmentRow> {
  const row = await scoped(ctx, 'attachment').select().where('attachment.id', '=', id).select(attachmentColumns).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Attachments of records: of all named types and ids, where both are named of both. At most 1,000, the oldest first. */
export function readByBiz(ctx: Context, { bizTypes, bizIds }: { bizTypes: string[]; bizIds: string[] }): Promise<AttachmentRow[]> {
  let query = scoped(ctx, 'attachment').select();
  if (bizTypes.length > 0) query = query.where(sql<boolean>`attachment.biz_type = any(${bizTypes}::text[])`);
  if (bizIds.length > 0) query = query.where(sql<boolean>`attachment.biz_id = any(${bizIds}::text[])`);
  return query.select(attachmentColumns).orderBy('attachment.id').limit(1000).execute();
}

const filters = filterKinds(attachmentModel, { apart: ['isUnused'] });

function matching(ctx: Context, { isUnused, ...model }: InputOf<'attachment.query'>['body'], extra: Record<string, string>) {
  const query = filterBy(ctx, scoped(ctx, 'attachment').select(), 'attachment', model, extra, filters);
  return isUnused ? query.where(nothingShows(ctx)) : query;
}
