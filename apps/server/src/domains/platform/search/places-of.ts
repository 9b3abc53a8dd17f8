import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/** An organisation with the nearest school that it is or lies beneath, as far as the caller sees either. */
export interface Place {
  label: string;
  school: { id: string; label: string } | null;
}

/** The places of some organisations. One out of scope has none. */
export async function placesOf(ctx: Context, orgIds: readonly string[]): Promise<Map<string, Place>> {
  if (orgIds.length === 0) return new Map();
  const orgs = await scoped(ctx, 'org').select().where('org.id', 'in', orgIds).select(['org.id', 'org.label', 'org.treePath']).execute();
  const above = [...new Set(orgs.flatMap(({ treePath }) => treePath.split('/').filter(Boolean)))];
  const schools = above.length === 0 ? [] : await schoolsAmong(ctx, above);
  return new Map(
    orgs.map(({ id, label, treePath }) => {
      const school = schools.find((one) => treePath.startsWith(one.treePath));
      return [id, { label, school: school ? { id: school.id, label: school.label } : null }];
    }),
  );
}

function schoolsAmong(ctx: Context, ids: readonly string[]) {
  return scoped(ctx, 'org')
    .select()
    .where('org.id', 'in', ids)
    .where('org.type', '=', 'school')
    .orderBy(sql`length(org.tree_path)`, 'desc')
    .select(['org.id', 'org.label', 'org.treePath'])
    .execute();
}
