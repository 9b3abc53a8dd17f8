import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { endOfNextQuarter, linkTo } from '../../../../services/files/links/signed-link.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** The files of a project that the caller was shown to have a right to, each with a link for some minutes. */
export async function readEntryFiles(ctx: Context, projectId: string): Promise<AnswerOf<'entry.get'>['files']> {
  const rows = await tenantDb(ctx)
    .selectFrom('projectFile as file')
    .innerJoin('attachment', 'attachment.id', 'file.attachmentId')
    .where('file.projectId', '=', projectId)
    .orderBy('file.slot')
    .select([
      'file.slot',
      'file.createTime',
      'attachment.id',
      'attachment.path',
      'attachment.size',
      'attachment.dataType',
      'attachment.submittedFileName',
      sql<string | null>`(select name from "user" where "user".tenant_id = file.tenant_id and "user".id = file.created_by)`.as('by'),
    ])
    .execute();
  const until = endOfNextQuarter(ctx);
  return Promise.all(
    rows.map(async (row) => {
      const url = await linkTo(ctx, row, until);
      return {
        slot: row.slot,
        attachmentId: row.id,
        name: row.submittedFileName,
        size: Number(row.size),
        url,
        thumbnail: row.dataType === 'IMAGE' ? `${url}&thumbnail=medium` : null,
        by: row.by,
        time: toWire(row.createTime, ctx.tenant.timeZone),
      };
    }),
  );
}
