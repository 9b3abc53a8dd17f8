import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { scoped } from '../../../rows/scope.ts';

/** The roles that are switched on, by their codes, with their names in the reader's language. */
export async function readBannerRoles(ctx: Context): Promise<{ code: string; name: string }[]> {
  const rows = await scoped(ctx, 'role')
    .select()
    .where('role.state', '=', true)
    .orderBy('role.id')
    .select(['role.code', 'role.name'])
    .execute();
  return rows.map(({ code, name }) => ({ code, name: builtInName(code, name, ctx.say) }));
}

/** The names of roles by their codes; a code that is nobody's any more stands for itself. */
export async function roleNamesOf(ctx: Context, codes: readonly string[]): Promise<(code: string) => string> {
  if (codes.length === 0) return (code) => code;
  const rows = await scoped(ctx, 'role')
    .select()
    .where('role.code', 'in', [...codes])
    .select(['role.code', 'role.name'])
    .execute();
  const names = new Map(rows.map(({ code, name }) => [code, builtInName(code, name, ctx.say)]));
  return (code) => names.get(code) ?? code;
}

/** Throws a refusal at the field for a code that no role has. */
export async function refuseUnknownRoles(ctx: Context, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const rows = await scoped(ctx, 'role')
    .select()
    .where('role.code', 'in', [...codes])
    .select('role.code')
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) throw invalid({ roles: msg`没有编码为「${unknown}」的角色` });
}
