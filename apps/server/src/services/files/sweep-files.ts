import { entryFileType, evidenceType, planPictureType } from '@saiwu/openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { dropFiles } from './remove-attachments.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** After so many milliseconds a file without a row is not one that is just being taken in. */
const patience = 24 * 3_600_000;
const batch = 500;

/**
 * Deletes files without an attachment's row: of a process that died between the two, or of a storage that was away when their rows went.
 * Before that it deletes evidence that belongs to no request, and files of teams that are in no project, or no longer are.
 */
export const sweepFiles = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    await dropLoose(ctx, evidenceType, 'certification_evidence');
    await dropLoose(ctx, entryFileType, 'project_file');
    await dropLoose(ctx, planPictureType, 'plan_picture');
    let old: string[] = [];
    for await (const { key, updateTime } of ctx.host.files.list(`attachments/${ctx.tenant.id}/`)) {
      if (ctx.now.getTime() - updateTime.getTime() < patience) continue;
      old.push(key);
      if (old.length < batch) continue;
      signal.throwIfAborted();
      await dropUnknown(ctx, old);
      old = [];
    }
    await dropUnknown(ctx, old);
  },
});

async function dropLoose(ctx: Context, type: string, users: 'certification_evidence' | 'project_file' | 'plan_picture'): Promise<void> {
  const { rows } = await sql<{ path: string }>`delete from attachment where tenant_id = ${ctx.tenant.id} and biz_type = ${type}
    and create_time < ${new Date(ctx.now.getTime() - patience)} and not exists (select from ${sql.table(users)} used
      where used.tenant_id = attachment.tenant_id and used.attachment_id = attachment.id) returning path`.execute(tenantDb(ctx));
  await dropFiles(
    ctx,
    rows.map(({ path }) => path),
  );
}

async function dropUnknown(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await tenantDb(ctx).selectFrom('attachment').where('path', 'in', keys).select('path').execute();
  const known = new Set(rows.map(({ path }) => path));
  await dropFiles(
    ctx,
    keys.filter((key) => !known.has(key)),
  );
}
