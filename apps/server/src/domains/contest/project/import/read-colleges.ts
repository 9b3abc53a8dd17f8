import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import type { ContestRow } from '../../contest/contest-records.ts';
import { isOfOrganiser } from '../../contest/organiser.ts';
import type { College } from './check-row.ts';

/** Colleges of the caller's scope that stand under the contest's organiser, by name, each with its school. */
export async function readColleges(ctx: Context, contest: ContestRow): Promise<Map<string, College[]>> {
  const rows = await scoped(ctx, 'org')
    .select()
    .innerJoin('org as above', (join) => join.on('above.type', '=', 'school'))
    .where('org.type', '=', 'college')
    .where(isOfOrganiser(contest.orgId))
    .where(sql<boolean>`org.tree_path like above.tree_path || '%'`)
    .select(['org.id', 'org.label', 'above.id as schoolId'])
    .execute();
  return Map.groupBy(rows, ({ label }) => label);
}
