import type { MessageDescriptor } from '@lingui/core';
import {
  Button,
  Card,
  confirm,
  EmptyState,
  ErrorState,
  PageHeader,
  PageStack,
  Skeleton,
  Tree,
  type MenuItem,
  type TreeNode,
} from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf, OperationId } from '@saiwu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { useCan } from '../lib/access.ts';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { usePageName } from '../lib/page.tsx';
import { useUrlState } from '../lib/url-state.ts';
import { useAct } from '../lib/use-act.ts';
import { NodeForm } from './node-form.tsx';
import { operationOf, type GenericAct, type TreeName } from './resource.ts';
import type { FormSchema } from './use-row-form.ts';

/** One row of a tree, as its form needs it. */
export type NodeOf<Name extends TreeName> = AnswerOf<Extract<OperationId, `${Name}.get`>> & { id: string; parentId: string; label: string };

/** One row of a tree, as the tree has it. */
export type BranchOf<Name extends TreeName> = AnswerOf<Extract<OperationId, `${Name}.tree`>> extends (infer Branch)[] ? Branch : never;

export interface TreeFacts<Name extends TreeName, Labels> {
  name: Name;
  /** What one row is: 机构. */
  title: MessageDescriptor;
  /** Words for the fields that are shown. */
  labels: Labels;
}

export interface NodeFormParts<Name extends TreeName> {
  save: FormSchema;
  update: FormSchema;
  /** What the form starts with: a row, or the place of a new one (0 at the top). */
  valuesOf: (row: NodeOf<Name> | null, parentId: string) => DefaultValues<FieldValues>;
  /** The inputs. `ownId` and all beneath it cannot be its parent. */
  Fields: (props: { nodes: readonly TreeNode[]; ownId: string | null }) => ReactNode;
}

export interface TreeScreenProps<Name extends TreeName, Labels> {
  tree: TreeFacts<Name, Labels>;
  form: NodeFormParts<Name>;
  /** After a node's label: its kind, its state. */
  badgeOf?: (node: BranchOf<Name>) => ReactNode;
}

const address = z.object({
  node: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

/** The second shape of a screen: a tree at the left, the form of the chosen node at the right. Below 992 px one stands above the other. */
export function TreeScreen<Name extends TreeName, Labels>({ tree, form, badgeOf }: TreeScreenProps<Name, Labels>) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const explain = useExplainError();
  const [{ node: chosenId }, setUrl] = useUrlState(address);
  const [newUnder, setNewUnder] = useState<string | null>(null);
  /** Null: as at first. */
  const [expanded, setExpanded] = useState<readonly string[] | null>(null);
  const isDirty = useRef(false);
  const setDirty = useCallback((next: boolean) => void (isDirty.current = next), []);
  const panel = useRef<HTMLDivElement>(null);
  const query = useQuery(queryOf(`${tree.name}.tree` as 'org.tree', { query: {} })); // trees are answered alike: nodes with children
  const remove = useAct(operationOf(tree.name, 'remove') as 'org.remove', { success: t`已删除` }); // offered only where the operation exists; all take a list of ids
  const title = i18n._(tree.title);
  const name = usePageName(title);
  const nodes: readonly TreeNode[] = query.data ?? [];
  const open = expanded ?? [...nodes.slice(0, 1), ...wayTo(nodes, chosenId).slice(0, -1)].map(({ id }) => id);
  const has = (act: GenericAct) => {
    const operation = operationOf(tree.name, act);
    return operation !== null && can(operation);
  };

  /** Unsaved input is asked about before the form goes. */
  async function leave(): Promise<boolean> {
    if (!isDirty.current) return true;
    const isSure = await confirm({ title: t`放弃没有保存的修改？`, confirmLabel: t`放弃修改`, isDanger: true });
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
    const count = countBelow(node);
    const { label } = node;
    const isSure = await confirm({
      title: count === 0 ? t`删除${title}“${label}”？` : t`删除${title}“${label}”和它下面的 ${count} 个？`,
      description: t`删除后不能恢复`,
      confirmLabel: t`删除`,
      isDanger: true,
    });
    if (!isSure) return;
    remove.mutate(
      { body: [node.id] },
      {
        onSuccess: () => {
          isDirty.current = false;
          if (wayTo(nodes, chosenId).some(({ id }) => id === node.id)) show({ node: parentId });
        },
      },
    );
  }

  function actionsOf(node: TreeNode): MenuItem[] {
    const acts: (MenuItem | false)[] = [
      has('save') && { key: 'add', label: t`新增下级`, onSelect: () => void add(node.id) },
      has('remove') && {
        key: 'remove',
        label: t`删除`,
        isDanger: true,
        onSelect: () => void removeNode(node, wayTo(nodes, node.id).at(-2)?.id),
      },
    ];
    return acts.filter((act) => act !== false);
  }

  return (
    <PageStack>
      <PageHeader title={name} actions={has('save') && <Button onClick={() => void add(chosenId ?? '0')}>{t`新增${title}`}</Button>} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <Card>
          {query.isPending ? (
            <Skeleton className="h-60" />
          ) : query.error ? (
            <ErrorState error={{ message: explain(query.error) }} onRetry={() => void query.refetch()} />
          ) : nodes.length === 0 ? (
            <EmptyState title={t`还没有${title}`} />
          ) : (
            <Tree
              aria-label={title}
              isSearchable
              nodes={nodes}
              value={newUnder === null ? (chosenId ?? null) : null}
              onValueChange={(id) => void choose(id)}
              expanded={open}
              onExpandedChange={setExpanded}
              actionsOf={has('save') || has('remove') ? actionsOf : undefined}
              badgeOf={badgeOf && ((node) => badgeOf(node as unknown as BranchOf<Name>))} // nodes of the tree that was asked for
              className="max-lg:max-h-80"
            />
          )}
        </Card>
        <div ref={panel} className="min-w-0">
          {newUnder !== null ? (
            <NodeForm
              key={`new:${newUnder}`}
              tree={tree}
              form={form}
              nodes={nodes}
              row={null}
              parentId={newUnder}
              onDirtyChange={setDirty}
              onSaved={({ id, parentId }) => {
                setExpanded([...open, ...wayTo(nodes, parentId).map((above) => above.id)]);
                show({ node: id });
              }}
              onCancel={() => show({ node: chosenId })}
            />
          ) : chosenId !== undefined ? (
            <ChosenNode
              key={chosenId}
              id={chosenId}
              tree={tree}
              form={form}
              nodes={nodes}
              onDirtyChange={setDirty}
              canChange={has('update')}
            />
          ) : (
            <Card>
              <EmptyState title={<Trans>从树里选一个，在这里查看和修改</Trans>} />
            </Card>
          )}
        </div>
      </div>
    </PageStack>
  );
}

interface ChosenNodeProps<Name extends TreeName, Labels> extends Pick<TreeScreenProps<Name, Labels>, 'tree' | 'form'> {
  id: string;
  nodes: readonly TreeNode[];
  onDirtyChange: (isDirty: boolean) => void;
  canChange: boolean;
}

/** A node is read before it is changed: the tree knows only what it shows. */
function ChosenNode<Name extends TreeName, Labels>({ id, canChange, ...props }: ChosenNodeProps<Name, Labels>) {
  const { queryOf } = useApi();
  const explain = useExplainError();
  const query = useQuery({
    ...queryOf(`${props.tree.name}.get` as 'org.get', { path: { id } }), // all take the row's id in the path
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (query.data !== undefined)
    return <NodeForm {...props} row={query.data as unknown as NodeOf<Name>} parentId="0" isReadOnly={!canChange} />; // the row of the tree that was asked for
  return (
    <Card>
      {query.error === null ? (
        <Skeleton className="h-60" />
      ) : (
        <ErrorState error={{ message: explain(query.error) }} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}

function countBelow(node: TreeNode): number {
  return (node.children ?? []).reduce((sum, child) => sum + 1 + countBelow(child), 0);
}

/** The nodes from a root down to this one. */
function wayTo(nodes: readonly TreeNode[], id: string | undefined): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = wayTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
