import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  MergeQueryNode,
  OnNode,
  type OnConflictNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type WithNode,
} from 'kysely';

/**
 * Binds each table of a statement to one tenant. What is read, changed or deleted gets a condition, joins and statements within it too;
 * what is added gets the column. To a query that has this, rows of other tenants do not exist. Text of SQL is left as it is, and names
 * the tenant itself.
 */
export function bindTenant(tenantId: string): KyselyPlugin {
  const binder = new TenantBinder(tenantId);
  return {
    transformQuery: ({ node, queryId }) => binder.bind(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

const column = 'tenant_id';

/** The transformer behind `bindTenant`. */
export class TenantBinder extends OperationNodeTransformer {
  readonly tenantId: string;
  readonly #tenant: ValueNode;
  /** The names of earlier statements of the same `with`: they are no tables. */
  readonly #named = new Set<string>();

  constructor(tenantId: string) {
    super();
    this.tenantId = tenantId;
    this.#tenant = ValueNode.create(tenantId);
  }

  bind(node: RootOperationNode, queryId: QueryId): RootOperationNode {
    if (MergeQueryNode.is(node)) throw new Error('a merge cannot be bound to a tenant');
    this.#named.clear();
    return this.transformNode(node, queryId);
  }

  /** Whether a name in a statement is a table, which is bound. A test lets it say no, and checks that this is noticed. */
  binds(table: string): boolean {
    return !this.#named.has(table);
  }

  protected override transformNodeImpl<T extends OperationNode>(node: T, queryId?: QueryId): T {
    const before = 'with' in node ? (node.with as WithNode | undefined) : undefined; // of every kind of statement
    const added = namesOf(before).filter((name) => !this.#named.has(name));
    for (const name of added) this.#named.add(name);
    const bound = super.transformNodeImpl(node, queryId);
    // beyond the statement the name is that of a table again
    for (const name of added) this.#named.delete(name);
    return bound;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const inner = super.transformSelectQuery(node, queryId);
    return { ...inner, ...this.#bound(inner, inner.from?.froms) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node, queryId);
    return { ...inner, ...this.#bound(inner, [inner.table, ...(inner.from?.froms ?? [])]) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node, queryId);
    return { ...inner, ...this.#bound(inner, [...inner.from.froms, ...(inner.using?.tables ?? [])]) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const inner = super.transformJoin(node, queryId);
    const name = this.#nameOf(inner.table);
    if (name === null || this.#isBound(inner.on?.on, name)) return inner;
    // in these joins, rows without a partner come from the other side, which a condition of the join does not bind
    if (inner.joinType === 'RightJoin' || inner.joinType === 'FullJoin') throw new Error(`a ${inner.joinType} cannot be bound to a tenant`);
    return { ...inner, on: OnNode.create(this.#also(inner.on?.on, name)) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const inner = super.transformInsertQuery(node, queryId);
    const { values } = inner;
    if (!this.#nameOf(inner.into)) return inner;
    if (inner.columns?.some(isTenantColumn)) throw new Error('the door says whose a row is');
    if (!inner.columns || !values) throw new Error('what is added to a tenant has named columns');
    return { ...inner, columns: [...inner.columns, ColumnNode.create(column)], values: this.#added(values) };
  }

  /** A key that names columns is one of the tenant: no table has another key that could be hit twice. */
  protected override transformOnConflict(node: OnConflictNode, queryId?: QueryId): OnConflictNode {
    const inner = super.transformOnConflict(node, queryId);
    if (!inner.columns || inner.columns.some(isTenantColumn)) return inner;
    return { ...inner, columns: [ColumnNode.create(column), ...inner.columns] };
  }

  #bound(node: { where?: WhereNode }, tables: readonly (OperationNode | undefined)[] = []): { where?: WhereNode } {
    let condition = node.where?.where;
    for (const table of tables) {
      const name = this.#nameOf(table);
      if (name !== null && !this.#isBound(condition, name)) condition = this.#also(condition, name);
    }
    return condition ? { where: WhereNode.create(condition) } : {};
  }

  /** Whether the condition is there already: a query that is built as a statement of its own and put into another one comes here twice. */
  #isBound(condition: OperationNode | undefined, name: string): boolean {
    if (!condition) return false;
    if (ParensNode.is(condition)) return this.#isBound(condition.node, name);
    if (AndNode.is(condition)) return this.#isBound(condition.right, name) || this.#isBound(condition.left, name);
    if (!BinaryOperationNode.is(condition)) return false;
    const { leftOperand: left, rightOperand: right } = condition;
    if (!ValueNode.is(right) || right.value !== this.#tenant.value || !ReferenceNode.is(left)) return false;
    return left.table?.table.identifier.name === name && ColumnNode.is(left.column) && isTenantColumn(left.column);
  }

  /** The name that a statement gives a table. Null where there is no table: a statement within, a function, a name of `with`. */
  #nameOf(node: OperationNode | undefined): string | null {
    if (!node) return null;
    const table = AliasNode.is(node) ? node.node : node;
    if (!TableNode.is(table) || !this.binds(table.table.identifier.name)) return null;
    if (!AliasNode.is(node)) return table.table.identifier.name;
    return IdentifierNode.is(node.alias) ? node.alias.name : null;
  }

  /** A condition together with that of the tenant, whatever the first one is made of: an `or` in text of SQL would reach past it. */
  #also(condition: OperationNode | undefined, name: string): OperationNode {
    const reference = ReferenceNode.create(ColumnNode.create(column), TableNode.create(name));
    const isOwn = BinaryOperationNode.create(reference, OperatorNode.create('='), this.#tenant);
    return condition ? AndNode.create(ParensNode.is(condition) ? condition : ParensNode.create(condition), isOwn) : isOwn;
  }

  #added(values: OperationNode): OperationNode {
    if (ValuesNode.is(values))
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#tenant.value])
            : ValueListNode.create([...row.values, this.#tenant]),
        ),
      );
    if (SelectQueryNode.is(values))
      return SelectQueryNode.cloneWithSelections(values, [
        SelectionNode.create(AliasNode.create(this.#tenant, IdentifierNode.create(column))),
      ]);
    throw new Error(`what is added as ${values.kind} cannot be bound to a tenant`);
  }
}

/**
 * The names of the statements of `with` before another one. A statement that reads a table by its own name, or by that of a later one, is
 * refused: the table would pass for no table.
 */
function namesOf(before: WithNode | undefined): string[] {
  const expressions = before?.expressions ?? [];
  const names = expressions.map(({ name }) => name.table.table.identifier.name);
  for (const [place, { expression }] of expressions.entries()) {
    const twice = before?.recursive ? undefined : names.slice(place).find((name) => readsTable(expression, name));
    if (twice !== undefined) throw new Error(`a table and a statement before another are both called ${twice}`);
  }
  return names;
}

function readsTable(part: unknown, name: string): boolean {
  if (Array.isArray(part)) return part.some((one) => readsTable(one, name));
  if (typeof part !== 'object' || part === null || !('kind' in part)) return false;
  if (TableNode.is(part as OperationNode)) return (part as TableNode).table.identifier.name === name; // every part has a kind
  return Object.values(part).some((one) => readsTable(one, name));
}

function isTenantColumn(node: ColumnNode): boolean {
  return node.column.name === column;
}
