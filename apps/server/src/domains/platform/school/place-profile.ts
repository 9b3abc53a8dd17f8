import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { isTaken } from '../../../rows/unique.ts';
import type { PlaceType } from './place-type.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Profile = Pick<InputOf<'school.update'>['body'], 'code' | 'province' | 'city' | 'kind' | 'level'>;

/** Writes down what only schools have. */
export async function keepProfile(ctx: Context, orgId: string, row: Profile): Promise<void> {
  if (Object.keys(row).length === 0) return;
  if (row.code) await refuseTwinCode(ctx, orgId, row.code);
  await tenantDb(ctx)
    .insertInto('school')
    .values({ ...row, orgId })
    .onConflict((conflict) => conflict.columns(['orgId']).doUpdateSet(row))
    .execute();
}

async function refuseTwinCode(ctx: Context, orgId: string, value: string): Promise<void> {
  const twin = await tenantDb(ctx)
    .selectFrom('school')
    .where('code', '=', value)
    .where('orgId', '<>', orgId)
    .select('orgId')
    .executeTakeFirst();
  if (twin) throw invalid({ code: isTaken(value) });
}

/** A college's code, its own within its school. A school's stands in its profile. */
export async function fitCode(
  ctx: Context,
  type: PlaceType,
  { id, parentId }: { id: string; parentId: string },
  code: string | null | undefined,
): Promise<{ code?: string | null }> {
  if (type === 'school' || code === undefined) return {};
  if (!code) return { code: null };
  const twin = await tenantDb(ctx)
    .selectFrom('org')
    .where('parentId', '=', parentId)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .select('label')
    .executeTakeFirst();
  if (twin) throw invalid({ code: msg`「${twin.label}」已经用了这个代码` }, msg`「${twin.label}」已经用了这个代码`);
  return { code };
}
