import type { TreeNode } from './tree-nodes.ts';

/**
 * `cascade`: a box stands for everything beneath it. Checking it checks what can be checked there; it is checked when all of that is,
 * and mixed when only some is. A disabled node and what lies beneath it keep their state when a box above is pressed, and do not count
 * for it. `separate`: each box stands for its own node alone.
 */
export type CheckRule = 'cascade' | 'separate';

/**
 * Which ids of a cascading tree are told, in the order of the tree: `leaves`, the checked nodes without children; `top`, a checked node
 * in place of everything beneath it; `all`, every checked node. Mixed nodes are never among them. In a value that is given, the id of
 * a parent stands for all that can be checked beneath it, whatever the report. Ids that are not in the tree are kept.
 */
export type CheckReport = 'all' | 'top' | 'leaves';

export type CheckState = 'checked' | 'mixed' | 'unchecked';

export interface Checks {
  stateOf: (id: string) => CheckState;
  /** The value after a press on the box: all beneath it checked, or none where all were. */
  toggle: (node: TreeNode) => string[];
}

/** The boxes of a tree for a value. */
export function checksOf(nodes: readonly TreeNode[], value: readonly string[], rule: CheckRule, report: CheckReport): Checks {
  return rule === 'separate' ? separateChecks(value) : cascadeChecks(nodes, value, report);
}

/** Ids of the checked nodes without children, for any value of a cascading tree. */
export function checkedLeaves(nodes: readonly TreeNode[], value: readonly string[]): ReadonlySet<string> {
  const given = new Set(value);
  const checked = new Set<string>();
  const walk = (node: TreeNode) => {
    if (given.has(node.id)) for (const leaf of coveredBy(node)) checked.add(leaf);
    node.children?.forEach(walk);
  };
  nodes.forEach(walk);
  return checked;
}

function separateChecks(value: readonly string[]): Checks {
  const given = new Set(value);
  return {
    stateOf: (id) => (given.has(id) ? 'checked' : 'unchecked'),
    toggle: (node) => {
      if (node.isDisabled) return [...value];
      return given.has(node.id) ? value.filter((id) => id !== node.id) : [...value, node.id];
    },
  };
}

function cascadeChecks(nodes: readonly TreeNode[], value: readonly string[], report: CheckReport): Checks {
  const checked = checkedLeaves(nodes, value);
  const states = statesOf(nodes, checked);
  const known = idsOf(nodes);
  const strangers = value.filter((id) => !known.has(id));
  return {
    stateOf: (id) => states.get(id) ?? 'unchecked',
    toggle: (node) => {
      const leaves = node.isDisabled ? [] : reachedFrom(node);
      if (leaves.length === 0) return [...value];
      const next = new Set(checked);
      for (const leaf of leaves) {
        if (states.get(node.id) === 'checked') next.delete(leaf);
        else next.add(leaf);
      }
      return [...reported(nodes, next, report), ...strangers];
    },
  };
}

/** The leaves that a press on the node's own box reaches: not those behind a disabled node. */
function reachedFrom(node: TreeNode): string[] {
  if (!node.children?.length) return [node.id];
  return node.children.flatMap((child) => (child.isDisabled ? [] : reachedFrom(child)));
}

function leavesOf(node: TreeNode): string[] {
  return node.children?.length ? node.children.flatMap(leavesOf) : [node.id];
}

/** What the node's id means in a value. Where nothing can be pressed beneath it, all. */
function coveredBy(node: TreeNode): string[] {
  const reached = reachedFrom(node);
  return reached.length > 0 ? reached : leavesOf(node);
}

interface Count {
  /** Leaves that the node's box reaches, and how many of them are checked. */
  reached: number;
  reachedChecked: number;
  leaves: number;
  checked: number;
}

function statesOf(nodes: readonly TreeNode[], checked: ReadonlySet<string>): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>();
  const count = (node: TreeNode): Count => {
    const own = checked.has(node.id) ? 1 : 0;
    const sum: Count = { reached: 0, reachedChecked: 0, leaves: 0, checked: 0 };
    for (const child of node.children ?? []) {
      const part = count(child);
      sum.leaves += part.leaves;
      sum.checked += part.checked;
      if (child.isDisabled) continue;
      sum.reached += part.reached;
      sum.reachedChecked += part.reachedChecked;
    }
    const total = node.children?.length ? sum : { reached: 1, reachedChecked: own, leaves: 1, checked: own };
    states.set(node.id, stateFor(total));
    return total;
  };
  nodes.forEach(count);
  return states;
}

function stateFor({ reached, reachedChecked, leaves, checked }: Count): CheckState {
  if (checked === 0) return 'unchecked';
  return (reached > 0 ? reachedChecked === reached : checked === leaves) ? 'checked' : 'mixed';
}

function reported(nodes: readonly TreeNode[], checked: ReadonlySet<string>, report: CheckReport): string[] {
  const states = statesOf(nodes, checked);
  const isTold = (node: TreeNode) => states.get(node.id) === 'checked' && !(report === 'leaves' && node.children?.length);
  const told: string[] = [];
  /** `covered`: the leaves that a node above already stands for. */
  const walk = (node: TreeNode, covered: ReadonlySet<string>) => {
    const isCovered = report === 'top' && coveredBy(node).every((leaf) => covered.has(leaf));
    const isTop = isTold(node) && !isCovered;
    if (isTop) told.push(node.id);
    const beneath = isTop && report === 'top' ? new Set([...covered, ...coveredBy(node)]) : covered;
    node.children?.forEach((child) => walk(child, beneath));
  };
  nodes.forEach((node) => walk(node, new Set()));
  return told;
}

function idsOf(nodes: readonly TreeNode[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (node: TreeNode) => {
    ids.add(node.id);
    node.children?.forEach(walk);
  };
  nodes.forEach(walk);
  return ids;
}
