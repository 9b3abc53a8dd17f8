import { confirm, toast, type MenuItem, type TreeNode, type TreePlace } from '@saiwu/ui';
import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { useAct } from '../acts/use-act.ts';
import { useAdmin } from '../admin-provider.tsx';
import { useTell } from '../use-tell.ts';
import { useUrlState } from '../url/use-url-state.ts';
import { canInTree, countBelow, wayTo, type TreeRow, type TreeSource } from './tree-source.ts';
import type { useBranches } from './use-branches.ts';

/** The panel beside a tree: the chosen node, which is in the address, or a new one, and the ways from one to another. */
export function useTreeWork<Row extends TreeRow, Branch extends TreeNode>(
  source: TreeSource<Row, Branch>,
  { nodes, forget }: Pick<ReturnType<typeof useBranches>, 'nodes' | 'forget'>,
) {
  const { words } = useAdmin();
  const { name, title, remove: sendRemove, move: sendMove, placeOf } = source;
  const tell = useTell();
  const [{ node: chosenId }, setUrl] = useUrlState(address);
  const [newUnder, setNewUnder] = useState<string | null>(null);
  const isDirty = useRef(false);
  const setDirty = useCallback((next: boolean) => void (isDirty.current = next), []);
  const panel = useRef<HTMLDivElement>(null);
  const remove = useAct(
    { id: `${name}.remove`, send: (id: string, options) => sendRemove?.(id, options) ?? Promise.resolve() },
    { success: words.removed },
  );
  const move = useAct(
    {
      id: `${name}.move`,
      send: ({ id, place }: { id: string; place: TreePlace }, options) => sendMove?.(id, place, options) ?? Promise.resolve(),
    },
    { invalidates: [name], isQuiet: true },
  );
  /** Counts moves of the chosen node: its form is read anew after each. */
  const [moved, setMoved] = useState(0);
  const canAdd = canInTree(source, source.save, 'save');
  const canRemove = canInTree(source, sendRemove, 'remove');

  /** Unsaved input is asked about before the form goes. */
  async function leave(): Promise<boolean> {
    if (!isDirty.current) return true;
    const isSure = await confirm({ title: words.giveUpQuestion, confirmLabel: words.giveUp, isDanger: true });
    if (isSure) isDirty.current = false;
    return isSure;
  }

  function show(change: { node?: string | undefined; under?: string | null }) {
    setNewUnder(change.under ?? null);
    setUrl({ node: change.node });
    // where the form is below the tree, most of it is out of sight
    requestAnimationFrame(() => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      if (top > innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' });
    });
  }

  async function choose(id: string) {
    if (await leave()) show({ node: id });
  }

  async function add(parentId: string) {
    if (await leave()) show({ node: chosenId, under: parentId });
  }

  /** The server counts the nodes that are not loaded. */
  async function belowOf(node: TreeNode): Promise<number> {
    const place = await placeOf?.(node.id, {});
    return place?.below ?? countBelow(node);
  }

  /** Undefined when the consequence could not be found out, or when the node cannot be deleted, both of which is told. */
  async function describe({ id }: TreeNode): Promise<string | undefined> {
    const consequence = (await source.consequenceOf?.(id)) ?? words.cannotBeUndone;
    if (typeof consequence === 'string') return consequence;
    toast.error(consequence.refusal);
    return undefined;
  }

  async function removeNode(node: TreeNode, parentId: string | undefined) {
    const [below, description] = await Promise.all([belowOf(node).catch(tell), describe(node).catch(tell)]);
    if (below === undefined || typeof description !== 'string') return;
    const isSure = await confirm({
      title: words.removeBranchQuestion(title, node.label, below),
      description,
      confirmLabel: words.remove,
      isDanger: true,
    });
    if (!isSure) return;
    remove.mutate(node.id, {
      onSuccess: () => {
        isDirty.current = false;
        if (wayTo(nodes, chosenId).some(({ id }) => id === node.id)) show({ node: parentId });
        forget();
      },
    });
  }

  function isFixed(node: TreeNode): boolean {
    return source.isFixed?.(node as Branch) ?? false; // a node of this tree
  }

  function actionsOf({ id }: TreeNode): MenuItem[] {
    const way = wayTo(nodes, id);
    const node = way.at(-1);
    const acts: (MenuItem | false)[] = [
      canAdd && { key: 'add', label: words.addBelow, onSelect: () => void add(id) },
      canRemove &&
        node !== undefined &&
        !isFixed(node) && {
          key: 'remove',
          label: words.remove,
          isDanger: true,
          onSelect: () => void removeNode(node, way.at(-2)?.id),
        },
    ];
    return acts.filter((act) => act !== false);
  }

  async function onMove(id: string, place: TreePlace) {
    await move.mutateAsync({ id, place }, { onError: tell });
    if (id === chosenId) setMoved((count) => count + 1);
    forget();
  }

  return {
    moves: canInTree(source, sendMove, 'update') ? { onMove, canMove: (node: TreeNode) => !isFixed(node) } : {},
    moved,
    chosenId,
    newUnder,
    setDirty,
    panel,
    canAdd,
    show,
    choose,
    add,
    actionsOf: canAdd || canRemove ? actionsOf : undefined,
  };
}

const address = z.object({
  node: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});
