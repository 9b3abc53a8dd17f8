import { listOf, type Tree, treeOf } from './tree.ts';

/**
 * What a tenant's column is compared with: the column of a table by its name, a parameter by its number, or what a statement within answers
 * (null).
 */
export type Side = string | number | null;

/** The conditions that all must hold. */
export function conjunctsOf(condition: unknown): unknown[] {
  const { boolop, args } = treeOf(treeOf(condition)['BoolExpr']);
  if (boolop === 'AND_EXPR' && Array.isArray(args)) return args.flatMap(conjunctsOf);
  return condition ? [condition] : [];
}

/** The pairs of tenants that a condition says to be equal; a column without a table's name is the only table's. */
export function ties(condition: unknown, only: string): [Side, Side][] {
  const { SubLink, A_Expr } = treeOf(condition);
  const link = treeOf(SubLink);
  if (link['subLinkType'] === 'ANY_SUBLINK') {
    const target = treeOf(listOf(treeOf(treeOf(link['subselect'])['SelectStmt']), 'targetList')[0]?.['ResTarget'])['val'];
    const tested = sidesOf(treeOf(link['testexpr']), only)[0];
    return typeof tested === 'string' && isTenantColumn(treeOf(target)) ? [[tested, null]] : [];
  }
  const expression = treeOf(A_Expr);
  const isEqual = expression['kind'] === 'AEXPR_OP' && treeOf(listOf(expression, 'name')[0]?.['String'])['sval'] === '=';
  if (!isEqual) return [];
  const left = sidesOf(treeOf(expression['lexpr']), only);
  const right = sidesOf(treeOf(expression['rexpr']), only);
  return left.flatMap((side, index) => {
    const other = right[index];
    return side === undefined || other === undefined || (typeof side === 'number' && typeof other === 'number') ? [] : [[side, other]];
  });
}

/** Of an expression, or of each in a row of them: the table whose tenant it is, or the parameter; undefined for what is neither. */
function sidesOf(node: Tree, only: string): (Exclude<Side, null> | undefined)[] {
  if (node['RowExpr']) return listOf(node['RowExpr'], 'args').flatMap((one) => sidesOf(one, only));
  if (node['TypeCast']) return sidesOf(treeOf(treeOf(node['TypeCast'])['arg']), only);
  const number = treeOf(node['ParamRef'])['number'];
  if (typeof number === 'number') return [number];
  if (!isTenantColumn(node)) return [undefined];
  const fields = listOf(node['ColumnRef'], 'fields').map((one) => String(treeOf(one['String'])['sval']));
  return [fields.length > 1 ? (fields[0] ?? '') : only];
}

function isTenantColumn(node: Tree): boolean {
  const fields = listOf(node['ColumnRef'], 'fields');
  return treeOf(fields.at(-1)?.['String'])['sval'] === 'tenant_id';
}
