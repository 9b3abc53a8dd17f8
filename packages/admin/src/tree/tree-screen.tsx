import { Button, Card, confirm, EmptyState, PageHeader, PageStack, Tree, type MenuItem, type TreeNode } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { useAct } from '../acts/use-act.ts';
import { useAdmin } from '../admin-provider.tsx';
import { Loaded } from '../record/loaded.tsx';
import { usePageName } from '../tabs/page-name.ts';
import { useUrlState } from '../url/use-url-state.ts';
import { NodeForm, type NodeFormProps } from './node-form.tsx';
import { canInTree, countBelow, wayTo, type TreeForm, type TreeRow, type TreeSource } from './tree-source.ts';
import { useBranches } from './use-branches.ts';

export interface TreeScreenProps<Row extends TreeRow, Branch extends TreeNode> {
  /** Keep the object stable. */
  source: TreeSource<Row, Branch>;
  form: TreeForm<Row>;
  /** After a node's label: its kind, its state. */
  badgeOf?: ((node: Branch) => ReactNode) | undefined;
  /** What belongs to the chosen node, beneath its form: the buttons of a menu, the people of an organisation. */
  belongings?: ((row: Row) => ReactNode) | undefined;
}

const address = z.object({
  node: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

/** The second shape of a screen: a tree at the left, the form of the chosen node at the right. Below 992 px one stands above the other. */
export function TreeScreen<Row extends TreeRow, Branch extends TreeNode>({
  source,
  form,
  badgeOf,
  belongings,
}: TreeScreenProps<Row, Branch>) {
  const { words } = useAdmin();
  const { name, title, remove: sendRemove } = source;
  const [{ node: chosenId }, setUrl] = useUrlState(address);
  const [newUnder, setNewUnder] = useState<string | null>(null);
  /** Null: as at first. */
  const [expanded, setExpanded] = useState<readonly string[] | null>(null);
  const isDirty = useRef(false);
  const setDirty = useCallback((next: boolean) => void (isDirty.current = next), []);
  const panel = useRef<HTMLDivElement>(null);
  const { query, nodes, roots, generation, loadChildren, forget } = useBranches(source);
  const remove = useAct(
    { id: `${name}.remove`, send: (id: string, options) => sendRemove?.(id, options) ?? Promise.resolve() },
    { success: words.removed },
  );
  const heading = usePageName(title);
  const atFirst = loadChildren ? [] : nodes.slice(0, 1);
  const open = expanded ?? [...atFirst, ...wayTo(nodes, chosenId).slice(0, -1)].map(({ id }) => id);
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
    // on a phone the form stands below the tree
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  }

  async function choose(id: string) {
    if (await leave()) show({ node: id });
  }

  async function add(parentId: string) {
    if (await leave()) show({ node: chosenId, under: parentId });
  }

  async function removeNode(node: TreeNode, parentId: string | undefined) {
    const isSure = await confirm({
      title: words.removeBranchQuestion(title, node.label, countBelow(node)),
      description: words.cannotBeUndone,
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

  function actionsOf({ id }: TreeNode): MenuItem[] {
    const way = wayTo(nodes, id);
    const node = way.at(-1);
    const acts: (MenuItem | false)[] = [
      canAdd && { key: 'add', label: words.addBelow, onSelect: () => void add(id) },
      canRemove &&
        node !== undefined && {
          key: 'remove',
          label: words.remove,
          isDanger: true,
          onSelect: () => void removeNode(node, way.at(-2)?.id),
        },
    ];
    return acts.filter((act) => act !== false);
  }

  const shared = { source, form, nodes, onDirtyChange: setDirty };
  return (
    <PageStack>
      <PageHeader title={heading} actions={canAdd && <Button onClick={() => void add(chosenId ?? '0')}>{words.addTitle(title)}</Button>} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <Card>
          <Loaded query={query}>
            {() =>
              roots.length === 0 ? (
                <EmptyState title={words.noneYet(title)} />
              ) : (
                <Tree
                  key={generation}
                  aria-label={title}
                  isSearchable
                  nodes={roots}
                  loadChildren={loadChildren}
                  value={newUnder === null ? (chosenId ?? null) : null}
                  onValueChange={(id) => void choose(id)}
                  expanded={open}
                  onExpandedChange={setExpanded}
                  actionsOf={canAdd || canRemove ? actionsOf : undefined}
                  badgeOf={badgeOf && ((node) => badgeOf(node as Branch))} // nodes of the tree that was asked for
                  className="max-lg:max-h-80"
                />
              )
            }
          </Loaded>
        </Card>
        <div ref={panel} className="grid min-w-0 gap-4">
          {newUnder !== null ? (
            <NodeForm
              key={`new:${newUnder}`}
              {...shared}
              row={null}
              parentId={newUnder}
              onSaved={({ id, parentId }) => {
                setExpanded([...open, ...wayTo(nodes, parentId).map((above) => above.id)]);
                show({ node: id });
                forget();
              }}
              onCancel={() => show({ node: chosenId })}
            />
          ) : chosenId !== undefined ? (
            <ChosenNode
              key={chosenId}
              {...shared}
              id={chosenId}
              canChange={canInTree(source, source.update, 'update')}
              onSaved={forget}
              belongings={belongings}
            />
          ) : (
            <Card>
              <EmptyState title={words.chooseNode} />
            </Card>
          )}
        </div>
      </div>
    </PageStack>
  );
}

interface ChosenNodeProps<Row extends TreeRow, Branch extends TreeNode>
  extends
    Pick<NodeFormProps<Row, Branch>, 'source' | 'form' | 'nodes' | 'onDirtyChange' | 'onSaved'>,
    Pick<TreeScreenProps<Row, Branch>, 'belongings'> {
  id: string;
  canChange: boolean;
}

/** A node is read before it is changed: the tree knows only what it shows. */
function ChosenNode<Row extends TreeRow, Branch extends TreeNode>({ id, canChange, belongings, ...props }: ChosenNodeProps<Row, Branch>) {
  const { source } = props;
  const query = useQuery<Row>({
    queryKey: [`${source.name}.get`, id, 'form'],
    queryFn: ({ signal }) => source.get(id, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (query.data === undefined)
    return (
      <Card>
        <Loaded query={query}>{() => null}</Loaded>
      </Card>
    );
  return (
    <>
      <NodeForm {...props} row={query.data} parentId="0" isReadOnly={!canChange} />
      {belongings?.(query.data)}
    </>
  );
}
