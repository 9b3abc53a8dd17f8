import { expect, test } from 'vitest';
import { checkedLeaves, checksOf, type CheckReport } from './tree-checks.ts';
import type { TreeNode } from './tree-nodes.ts';

const computing: TreeNode = {
  id: 'computing',
  label: '计算机学院',
  children: [
    { id: 'software', label: '软件工程系' },
    { id: 'network', label: '网络工程系' },
    { id: 'closed', label: '已撤销的系', isDisabled: true },
  ],
};
const business: TreeNode = { id: 'business', label: '商学院' };
const school: TreeNode = { id: 'school', label: '东海大学', children: [computing, business] };
const tree = [school];

test('a parent is checked when all that can be is, mixed when some is', () => {
  const one = checksOf(tree, ['software'], 'cascade', 'all');
  expect(['school', 'computing', 'software', 'closed'].map(one.stateOf)).toEqual(['mixed', 'mixed', 'checked', 'unchecked']);
  const all = checksOf(tree, ['software', 'network'], 'cascade', 'all');
  expect(['school', 'computing'].map(all.stateOf)).toEqual(['mixed', 'checked']);
});

test('a press checks all beneath it, a second one none; disabled ones keep their state', () => {
  expect(checksOf(tree, [], 'cascade', 'leaves').toggle(school)).toEqual(['software', 'network', 'business']);
  expect(checksOf(tree, ['software', 'network', 'closed'], 'cascade', 'leaves').toggle(computing)).toEqual(['closed']);
  expect(checksOf(tree, ['software'], 'cascade', 'leaves').toggle(computing)).toEqual(['software', 'network']);
});

test('the report says which ids stand for the checked nodes', () => {
  const press = (report: CheckReport) => checksOf(tree, ['closed', 'business'], 'cascade', report).toggle(computing);
  expect(press('leaves')).toEqual(['software', 'network', 'closed', 'business']);
  expect(press('top')).toEqual(['school', 'closed']);
  expect(press('all')).toEqual(['school', 'computing', 'software', 'network', 'closed', 'business']);
});

test('separate boxes stand for themselves', () => {
  const checks = checksOf(tree, ['school'], 'separate', 'all');
  expect(['school', 'computing'].map(checks.stateOf)).toEqual(['checked', 'unchecked']);
  expect(checks.toggle(business)).toEqual(['school', 'business']);
  expect(checks.toggle({ ...business, isDisabled: true })).toEqual(['school']);
});

test('ids that are not in the tree are kept', () => {
  expect(checksOf(tree, ['elsewhere'], 'cascade', 'top').toggle(business)).toEqual(['business', 'elsewhere']);
});

test('rules that hold in every tree, value and report', () => {
  const random = randomOf(20_260_301);
  for (let round = 0; round < 400; round += 1) {
    const nodes = randomTree(random, 3);
    const all = flat(nodes);
    const value = all.filter(() => random() < 0.3).map((node) => node.id);
    const node = all[Math.floor(random() * all.length)]!;
    const leaves = sorted(checkedLeaves(nodes, value));
    const disabled = all.filter((other) => other.isDisabled && !other.children).map((other) => other.id);
    const pressed = (report: CheckReport) => checksOf(nodes, value, 'cascade', report).toggle(node);
    const before = checksOf(nodes, value, 'cascade', 'all').stateOf(node.id);

    // What is told means the same in each report.
    const after = sorted(checkedLeaves(nodes, pressed('leaves')));
    expect(sorted(checkedLeaves(nodes, pressed('top')))).toEqual(after);
    expect(sorted(checkedLeaves(nodes, pressed('all')))).toEqual(after);

    // Another press brings back what was not mixed.
    const reports: CheckReport[] = before === 'mixed' ? [] : ['leaves', 'top', 'all'];
    const again = reports.map((report) => checksOf(nodes, pressed(report), 'cascade', report).toggle(node));
    expect(again.map((ids) => sorted(checkedLeaves(nodes, ids)))).toEqual(again.map(() => leaves));

    // A disabled leaf is as it was.
    expect(after.filter((id) => disabled.includes(id))).toEqual(leaves.filter((id) => disabled.includes(id)));

    // No id of `top` says what another one says already; a press that reaches nothing leaves the value as it was given.
    const top = pressed('top');
    const isIdle = top.join() === value.join();
    const isNeeded = (id: string) =>
      sorted(
        checkedLeaves(
          nodes,
          top.filter((other) => other !== id),
        ),
      ).join() !== after.join();
    expect(isIdle || top.every(isNeeded)).toBe(true);
  }
});

function randomTree(random: () => number, depth: number, prefix = 'n'): TreeNode[] {
  return Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => {
    const id = `${prefix}${index}`;
    const node: TreeNode = { id, label: id, isDisabled: random() < 0.25 };
    return depth > 0 && random() < 0.7 ? { ...node, children: randomTree(random, depth - 1, id) } : node;
  });
}

function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}

function sorted(ids: Iterable<string>): string[] {
  return [...ids].sort();
}

/** The same numbers in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
