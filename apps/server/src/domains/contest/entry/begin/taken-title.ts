import { msg } from '@lingui/core/macro';
import { invalid } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Refuses a title that another project of the contest has. Whoever writes it has taken turns in the contest. */
export async function refuseTakenTitle(ctx: Context, contestId: string, title: string, ownId: string | null): Promise<void> {
  let found = tenantDb(ctx).selectFrom('project').where('contestId', '=', contestId).where('title', '=', title);
  if (ownId !== null) found = found.where('id', '<>', ownId);
  if (await found.select('id').executeTakeFirst()) throw invalid({ title: msg`大赛里已有同名的项目，请换一个名称` });
}
