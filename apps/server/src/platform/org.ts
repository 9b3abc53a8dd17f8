import type { OrgNode } from '@saiwu/openapi';
import type { Handlers } from '../handlers.ts';
import { containing } from '../page.ts';
import { scoped } from '../scope.ts';

export const orgHandlers = {
  'org.tree': async (ctx, { query }) => {
    let matching = scoped(ctx, 'org').select();
    if (query.name) matching = matching.where('org.label', 'ilike', containing(query.name));
    const rows = await matching
      .orderBy('org.sortValue')
      .orderBy('org.id')
      .select(['org.id', 'org.parentId', 'org.label', 'org.abbreviation', 'org.type', 'org.state'])
      .limit(5000)
      .execute();
    const known = new Set(rows.map((row) => row.id));
    const childrenOf = Map.groupBy(rows, (row) => (known.has(row.parentId) ? row.parentId : 'top'));
    // a row whose parent is out of scope stands at the top of what the caller may see
    const nodes = (key: string): OrgNode[] => (childrenOf.get(key) ?? []).map((row) => ({ ...row, children: nodes(row.id) }));
    return nodes('top');
  },
} satisfies Pick<Handlers, 'org.tree'>;
