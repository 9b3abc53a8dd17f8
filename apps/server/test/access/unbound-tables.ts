import type { OperationNode } from 'kysely';

/**
 * The tables of a statement, with those of the statements within it, that are not bound to the tenant: by the names that the statement has for
 * them. Written apart from `bindTenant`, which it judges.
 */
export function unboundTables(statement: OperationNode, tenantId: string): string[] {
  const named = new Set(all(statement, 'CommonTableExpressionNameNode').map((node) => nameOf(node.table)));
  const found: string[] = [];
  const judge = (tables: readonly unknown[], condition: unknown) => {
    const bound = boundBy(condition, tenantId);
    for (const table of tables) {
      const name = calledIn(table, named);
      if (name !== null && !bound.has(name)) found.push(name);
    }
  };
  for (const node of all(statement, 'SelectQueryNode')) judge(list(node.from, 'froms'), part(node.where, 'where'));
  for (const node of all(statement, 'DeleteQueryNode'))
    judge([...list(node.from, 'froms'), ...list(node.using, 'tables')], part(node.where, 'where'));
  for (const node of all(statement, 'UpdateQueryNode')) judge([node.table, ...list(node.from, 'froms')], part(node.where, 'where'));
  for (const node of all(statement, 'JoinNode')) judge([node.table], part(node.on, 'on'));
  for (const node of all(statement, 'InsertQueryNode'))
    if (!list(node, 'columns').some((column) => nameOf(column) === 'tenant_id')) found.push(nameOf(node.into));
  return found;
}

/** A part of a statement, of whichever kind. */
type Part = Record<string, unknown> & { kind: string };

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** All parts of one kind, at any depth. */
function all(value: unknown, kind: string): Part[] {
  if (Array.isArray(value)) return value.flatMap((one) => all(one, kind));
  if (!isPart(value)) return [];
  return [...(value.kind === kind ? [value] : []), ...Object.values(value).flatMap((one) => all(one, kind))];
}

function part(value: unknown, name: string): unknown {
  return isPart(value) ? value[name] : undefined;
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = part(value, name);
  return Array.isArray(found) ? found : [];
}

/** Names for which a condition asks for the tenant, whatever else it asks for. */
function boundBy(condition: unknown, tenantId: string): Set<string> {
  if (!isPart(condition)) return new Set();
  if (condition.kind === 'ParensNode') return boundBy(condition['node'], tenantId);
  if (condition.kind === 'AndNode') return new Set([...boundBy(condition['left'], tenantId), ...boundBy(condition['right'], tenantId)]);
  const { leftOperand, operator, rightOperand } = condition;
  const isOwn = part(operator, 'operator') === '=' && part(rightOperand, 'value') === tenantId;
  return new Set(isOwn && nameOf(part(leftOperand, 'column')) === 'tenant_id' ? [nameOf(part(leftOperand, 'table'))] : []);
}

/** What a statement calls a table; null for what is none. */
function calledIn(value: unknown, named: ReadonlySet<string>): string | null {
  if (!isPart(value)) return null;
  if (value.kind === 'AliasNode') return calledIn(value['node'], named) === null ? null : nameOf(value['alias']);
  return value.kind === 'TableNode' && !named.has(nameOf(value)) ? nameOf(value) : null;
}

/** The word in a table, a column or an identifier. */
function nameOf(value: unknown): string {
  if (!isPart(value)) return '';
  if (typeof value['name'] === 'string') return value['name'];
  return nameOf(value['column'] ?? part(value['table'], 'identifier') ?? value['table'] ?? value['identifier']);
}
