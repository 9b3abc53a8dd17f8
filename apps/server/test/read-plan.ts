import type { NotingServer, Statement } from './noting-server.ts';

/** What is wrong with the plan of a statement: large tables that it reads from end to end, or in good part. */
export async function heavyReads(
  server: NotingServer,
  { sql, parameters }: Statement,
  large: ReadonlyMap<string, number>,
): Promise<string[]> {
  // what writes is not run again: its plan is only looked at
  const isRead = /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);
  if (!isRead && !/^\s*(insert|update|delete|with)\b/i.test(sql)) return [];
  const { rows } = await server.query(`explain (${isRead ? 'analyze, timing off, ' : ''}format json) ${sql}`, parameters);
  const [{ 'QUERY PLAN': plans } = {}] = rows as { 'QUERY PLAN'?: { Plan: Node }[] }[]; // the form of `explain`
  if (!plans?.[0]) throw new Error('a statement has a plan');
  return nodesOf(plans[0].Plan).flatMap((node) => {
    const size = large.get(node['Relation Name'] ?? '');
    if (size === undefined) return [];
    const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);
    if (node['Node Type'] !== 'Seq Scan' && read <= size * mostOfATable) return [];
    return [
      `${node['Node Type']} on ${node['Relation Name']}, ${Math.round(read)} of ${size} rows: ${sql.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
    ];
  });
}

/** A walk along an index in the order of a page passes some that do not fit before it has ten that do. */
const mostOfATable = 0.25;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  /** Of one loop. */
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Actual Loops'?: number;
  Plans?: Node[];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
