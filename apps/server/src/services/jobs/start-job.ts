import type { Context } from '../../core/context.ts';
import { isSoon, type JobInputs, type JobName } from './job-kinds.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

interface StartOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** Its name in lists and messages, in the language of the user who asks. */
  label?: string;
  /** The owner gets a message when it ends: for work that outlives its page. */
  isTold?: boolean;
}

/**
 * Has work done beside the request; answers the job's id. Belongs to the transaction around it: if that is undone, there is no job. It
 * runs as the caller; without a caller as the server itself.
 */
export async function startJob<Name extends JobName>(
  ctx: Context,
  name: Name,
  input: JobInputs[Name],
  { startAfter, label, isTold = false }: StartOptions = {},
): Promise<string> {
  const { id } = await tenantDb(ctx)
    .insertInto('job')
    .values({
      userId: ctx.caller?.userId ?? null,
      isSystem: ctx.caller === null,
      name,
      label: label ?? null,
      input: JSON.stringify(input),
      isTold,
      language: ctx.language,
      startAfter: startAfter ?? null,
      createTime: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.host.jobQueue.send(ctx.db, { tenantId: ctx.tenant.id, id, startAfter: startAfter ?? null, isSoon: isSoon(name) });
  return id;
}
