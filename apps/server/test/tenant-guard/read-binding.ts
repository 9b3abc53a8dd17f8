import { parseSync } from 'libpg-query';
import { conjunctsOf, ties } from './ties.ts';
import { listOf, textOf, type Tree, treeOf } from './tree.ts';

/** What a statement says about the tenant of the rows that it touches. */
export interface Binding {
  /** Tables of tenants that no condition holds to one tenant, by the names the statement gives them. */
  loose: string[];
  /** Numbers of the parameters that a tenant's column is held to, from 1. */
  parameters: number[];
}

interface Scope {
  /** The tables of this part: their own names by the names that the statement gives them; null for what is no table of tenants. */
  tables: Map<string, string | null>;
  /** What `with` names: no tables. */
  names: ReadonlySet<string>;
  around: Scope | null;
}

/**
 * Reads a statement with PostgreSQL's own parser and follows, in each of its parts, which tables are held to a tenant: by `tenant_id = $n`,
 * by the `tenant_id` of another table that is held itself, or by that of the part around it. Rows that are added must name the column.
 */
export function readBinding(text: string, isOfTenants: (table: string) => boolean): Binding {
  const found: Binding = { loose: [], parameters: [] };
  for (const one of listOf(parseSync(text), 'stmts')) walk(one['stmt'], { tables: new Map(), names: new Set(), around: null });
  return found;

  function walk(node: unknown, around: Scope): void {
    if (Array.isArray(node)) for (const one of node) walk(one, around);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [kind, value] of Object.entries(node)) {
      if (kind === 'SelectStmt') readSelect(treeOf(value), around);
      else if (kind === 'UpdateStmt' || kind === 'DeleteStmt' || kind === 'MergeStmt') readChange(treeOf(value), around);
      else if (kind === 'InsertStmt') readInsert(treeOf(value), around);
      else walk(value, around);
    }
  }

  function readSelect(statement: Tree, around: Scope): void {
    const scope = open(statement, around);
    for (const side of ['larg', 'rarg']) if (statement[side]) readSelect(treeOf(statement[side]), scope);
    const conditions = conjunctsOf(statement['whereClause']);
    for (const one of listOf(statement, 'fromClause')) conditions.push(...place(one, scope));
    check(scope, conditions);
    for (const [key, value] of Object.entries(statement)) {
      if (!['larg', 'rarg', 'fromClause', 'withClause'].includes(key)) walk(value, scope);
    }
  }

  /** An update, a deletion or a merge: its own table is one of the part's. */
  function readChange(statement: Tree, around: Scope): void {
    const scope = open(statement, around);
    const others = ['fromClause', 'usingClause'].flatMap((key) => listOf(statement, key));
    const source = statement['sourceRelation'];
    const conditions = [...conjunctsOf(statement['whereClause']), ...conjunctsOf(statement['joinCondition'])];
    for (const one of [{ RangeVar: statement['relation'] }, ...others, ...(source ? [treeOf(source)] : [])])
      conditions.push(...place(one, scope));
    check(scope, conditions);
    for (const key of ['targetList', 'whereClause', 'returningList', 'joinCondition', 'mergeWhenClauses', 'returningClause'])
      walk(statement[key], scope);
  }

  function readInsert(statement: Tree, around: Scope): void {
    const scope = open(statement, around);
    const table = textOf(statement['relation'], 'relname');
    const position = listOf(statement, 'cols').findIndex((one) => treeOf(one['ResTarget'])['name'] === 'tenant_id');
    if (isOfTenants(table)) {
      if (position < 0) found.loose.push(`insert into ${table}`);
      for (const row of listOf(treeOf(treeOf(statement['selectStmt'])['SelectStmt']), 'valuesLists'))
        found.parameters.push(...parameterOf(listOf(treeOf(row['List']), 'items')[position]));
    }
    scope.tables.set(table, null).set('excluded', null);
    walk(statement['selectStmt'], scope);
    walk(statement['onConflictClause'], scope);
    walk(statement['returningClause'] ?? statement['returningList'], scope);
  }

  /**
   * The names of a statement's `with`, whose own statements are read first: each knows those before it, and itself where it is recursive.
   */
  function open(statement: Tree, around: Scope): Scope {
    const parts = listOf(treeOf(statement['withClause']), 'ctes').map((one) => treeOf(one['CommonTableExpr']));
    const isRecursive = treeOf(statement['withClause'])['recursive'] === true;
    const names = new Set(around.names);
    if (isRecursive) for (const part of parts) names.add(textOf(part, 'ctename'));
    for (const part of parts) {
      walk(part['ctequery'], { ...around, names: new Set(names) });
      names.add(textOf(part, 'ctename'));
    }
    return { tables: new Map(), names, around };
  }

  /** Puts what a `from` names into the part; answers the conditions of its joins. */
  function place(item: Tree, scope: Scope): unknown[] {
    if (item['JoinExpr']) {
      const join = treeOf(item['JoinExpr']);
      const inner = [...place(treeOf(join['larg']), scope), ...place(treeOf(join['rarg']), scope)];
      walk(join['quals'], scope);
      return [...inner, ...conjunctsOf(join['quals'])];
    }
    if (item['RangeVar']) {
      const { alias, schemaname } = treeOf(item['RangeVar']);
      const table = textOf(item['RangeVar'], 'relname');
      const isOurs = schemaname === undefined && !scope.names.has(table) && isOfTenants(table);
      scope.tables.set(textOf(alias, 'aliasname') || table, isOurs ? table : null);
      return [];
    }
    const [[, range] = []] = Object.entries(item);
    scope.tables.set(textOf(treeOf(range)['alias'], 'aliasname'), null);
    walk(item, scope);
    return [];
  }

  /** Which tables of a part are held: those that a condition ties to a parameter, to a part around, or to what is held. */
  function check(scope: Scope, conditions: unknown[]): void {
    const own = [...scope.tables].flatMap(([name, table]) => (table === null ? [] : [name]));
    const pairs = conditions.flatMap((condition) => ties(condition, own.length === 1 ? (own[0] ?? '') : ''));
    const held = new Set<string>([...scope.tables].flatMap(([name, table]) => (table === null ? [name] : [])));
    const isHeld = (side: string | number | null) => typeof side === 'number' || side === null || held.has(side) || !scope.tables.has(side);
    for (let before = -1; before !== held.size;) {
      before = held.size;
      for (const [one, other] of pairs) {
        if (typeof one === 'string' && isHeld(other)) held.add(one);
        if (typeof other === 'string' && isHeld(one)) held.add(other);
      }
    }
    for (const pair of pairs) for (const side of pair) if (typeof side === 'number') found.parameters.push(side);
    for (const name of own) if (!held.has(name)) found.loose.push(name);
  }
}

function parameterOf(node: Tree | undefined): number[] {
  const inner = treeOf(node?.['TypeCast'])['arg'] ?? node;
  const number = treeOf(treeOf(inner)['ParamRef'])['number'];
  return typeof number === 'number' ? [number] : [];
}
