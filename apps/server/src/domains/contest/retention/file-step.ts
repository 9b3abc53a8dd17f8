import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { dropFiles } from '../../../services/files/remove-attachments.ts';
import { importedInto } from '../project/import/imported-sheets.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { projectsOf, type Step } from './step.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Sheets that projects came from, and attachments of the projects. The files go first: a row without one is found again, a file without a
 * row is not.
 */
export const fileStep: Step = {
  kind: 'FILE',
  async count(ctx, contestId) {
    return (await keptSheets(ctx, contestId)).length + (await attachmentsOf(ctx, contestId)).length;
  },
  async clear(ctx, contestId) {
    for (const key of await keptSheets(ctx, contestId)) await ctx.host.files.delete(key);
    const attached = await attachmentsOf(ctx, contestId);
    await dropFiles(
      ctx,
      attached.map(({ path }) => path),
    );
    const ids = attached.map(({ id }) => id);
    await inTransaction(ctx, async (ctx) => {
      await sql`delete from project_file where tenant_id = ${ctx.tenant.id} and attachment_id = any(${ids}::bigint[])`.execute(
        tenantDb(ctx),
      );
      await sql`delete from attachment where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])`.execute(tenantDb(ctx));
    });
  },
};

/** Those of the contest's own folder, and those of versions before this one, to which the operation log leads. */
async function keptSheets(ctx: Context, contestId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.host.files.list(importedInto(ctx, contestId))) keys.push(key);
  const { rows } = await sql<{ requestId: string }>`
    select request_id from opt_log where tenant_id = ${ctx.tenant.id} and operation_id = 'project.import' and type = 'OPT'
      and substring(params from '"contestId":"([0-9]+)"') = ${contestId}`.execute(tenantDb(ctx));
  for (const { requestId } of rows) {
    const key = `imports/${requestId}.xlsx`;
    if (await ctx.host.files.stat(key)) keys.push(key); // oxlint-disable-line no-await-in-loop -- a contest has a few
  }
  return keys;
}

async function attachmentsOf(ctx: Context, contestId: string): Promise<{ id: string; path: string }[]> {
  const { rows } = await sql<{ id: string; path: string }>`
    select id::text as id, path from attachment
    where tenant_id = ${ctx.tenant.id} and (biz_id in (select id::text from (${projectsOf(ctx, contestId)}) project)
      or id in (select attachment_id from project_file file where file.tenant_id = ${ctx.tenant.id} and file.project_id in (${projectsOf(ctx, contestId)})))`.execute(
    tenantDb(ctx),
  );
  return rows;
}
