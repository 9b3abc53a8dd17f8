import { type AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Host } from '../../../core/host.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Storage = AnswerOf<'status.get'>['storage'];

/** Milliseconds for which a sum is told again: all attachments are read for it. */
const longestKept = 60_000;

const byHost = new WeakMap<Host, Map<string, { sum: Promise<Storage>; until: number }>>();

/** How much the tenant has uploaded, whoever did. */
export function readStorage(ctx: Context): Promise<Storage> {
  const { host, tenant } = ctx;
  const kept = byHost.get(host) ?? new Map<string, { sum: Promise<Storage>; until: number }>();
  byHost.set(host, kept);
  const known = kept.get(tenant.id);
  if (known && known.until > performance.now()) return known.sum;
  const sum = sumUp(ctx);
  kept.set(tenant.id, { sum, until: performance.now() + longestKept });
  // what fails is tried again by the next who asks
  sum.catch(() => kept.delete(tenant.id));
  return sum;
}

async function sumUp(ctx: Context): Promise<Storage> {
  const { files, bytes } = await tenantDb(ctx)
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: bytes ?? '0' };
}
