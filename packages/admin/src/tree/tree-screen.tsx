import { Button, Card, EmptyState, PageHeader, PageStack, Tree, type TreeNode } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { Loaded } from '../record/loaded.tsx';
import { usePageName } from '../tabs/page-name.ts';
import { NodeForm, type NodeFormProps } from './node-form.tsx';
import { canInTree, wayTo, type TreeForm, type TreeRow, type TreeSource } from './tree-source.ts';
import { TreeSearch } from './tree-search.tsx';
import { useBranches } from './use-branches.ts';
import { useChosenPlace } from './use-chosen-place.ts';
import { useTreeWork } from './use-tree-work.ts';

export interface TreeScreenProps<Row extends TreeRow, Branch extends TreeNode> {
  /** Keep the object stable. */
  source: TreeSource<Row, Branch>;
  form: TreeForm<Row, Branch>;
  /** Before a node's label, 16 px. */
  iconOf?: ((node: Branch) => ReactNode) | undefined;
  /** After a node's label: its kind, its state. */
  badgeOf?: ((node: Branch) => ReactNode) | undefined;
  /** The belongings of the chosen node, beneath its form: the buttons of a menu, the people of an organisation. */
  belongings?: ((row: Row) => ReactNode) | undefined;
  /** Further buttons beside the main act. */
  toolbar?: ReactNode;
}

/** The second shape of a screen: a tree at the left, the form of the chosen node at the right. Below 992 px the form is below the tree. */
export function TreeScreen<Row extends TreeRow, Branch extends TreeNode>({
  source,
  form,
  iconOf,
  badgeOf,
  belongings,
  toolbar,
}: TreeScreenProps<Row, Branch>) {
  const { words } = useAdmin();
  const { title } = source;
  const branches = useBranches(source);
  const { query, nodes, generation, loadChildren, reveal, forget } = branches;
  const { chosenId, newUnder, setDirty, panel, canAdd, show, choose, add, actionsOf, moves, moved } = useTreeWork(source, branches);
  /** Null: as at first. */
  const [expanded, setExpanded] = useState<readonly string[] | null>(null);
  const heading = usePageName(title);
  const atFirst = loadChildren ? [] : nodes.slice(0, 1);
  const open = expanded ?? [...atFirst, ...wayTo(nodes, chosenId).slice(0, -1)].map(({ id }) => id);
  useChosenPlace(source, { isHere: !query.isSuccess || wayTo(nodes, chosenId).length > 0, chosenId, onPlace: lead });
  const shared = { source, form, nodes, onDirtyChange: setDirty };

  /** Opens the way to a node that was not here. */
  function lead(above: readonly string[]) {
    setExpanded([...new Set([...open, ...above])]);
    void reveal(above);
  }

  function placed({ id, parentId }: Row) {
    setExpanded([...open, ...wayTo(nodes, parentId).map((above) => above.id)]);
    show({ node: id });
    forget();
  }

  return (
    <PageStack>
      <PageHeader
        title={heading}
        actions={
          <>
            {toolbar}
            {canAdd && (
              // the form of a new one has the main act
              <Button variant={newUnder === null ? 'solid' : 'outline'} onClick={() => void add(chosenId ?? '0')}>
                {words.addTitle(title)}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <Card>
          {source.find && <TreeSearch source={source} onChoose={(id) => void choose(id)} />}
          <Loaded query={query}>
            {() =>
              nodes.length === 0 ? (
                <EmptyState title={words.noneYet(title)} />
              ) : (
                <Tree
                  key={generation}
                  aria-label={title}
                  isSearchable={source.find === undefined}
                  nodes={nodes}
                  loadChildren={loadChildren}
                  value={newUnder === null ? (chosenId ?? null) : null}
                  onValueChange={(id) => void choose(id)}
                  expanded={open}
                  onExpandedChange={setExpanded}
                  actionsOf={actionsOf}
                  {...moves}
                  iconOf={iconOf && ((node) => iconOf(node as Branch))} // the same as below
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
              onSaved={placed}
              onCancel={() => show({ node: chosenId })}
            />
          ) : chosenId !== undefined ? (
            <ChosenNode
              key={chosenId}
              {...shared}
              id={chosenId}
              moved={moved}
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
  /** How often it was moved from here: the version that its form was read with is old then. */
  moved: number;
  canChange: boolean;
}

/** A node is read before it is changed: the tree knows only the fields that it shows. */
function ChosenNode<Row extends TreeRow, Branch extends TreeNode>({
  id,
  moved,
  canChange,
  belongings,
  ...props
}: ChosenNodeProps<Row, Branch>) {
  const { source } = props;
  const query = useQuery<Row>({
    queryKey: [`${source.name}.get`, id, 'form', moved],
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
      <NodeForm {...props} row={query.data} parentId="0" isReadOnly={!canChange || source.isFixed?.(query.data) === true} />
      {belongings?.(query.data)}
    </>
  );
}
