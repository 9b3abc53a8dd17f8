import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  TreeScreen as AdminTreeScreen,
  type Consequence,
  type NodePlace,
  type SendOptions,
  type TreeForm,
  type TreeRow,
  type TreeScreenProps as AdminTreeScreenProps,
  type TreeSource,
} from '@saiwu/admin';
import type { AnswerOf, OperationId } from '@saiwu/api-client';
import type { TreeNode } from '@saiwu/ui';
import { useMemo } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { wordsOf } from '../labels.ts';
import { operationOf, type AnyRow, type TreeName } from '../resource.ts';

/** One row of a tree, as its form needs it. */
type NodeOf<Name extends TreeName> = AnswerOf<Extract<OperationId, `${Name}.get`>> & TreeRow;

/** One row of a tree, as the tree has it. */
type BranchOf<Name extends TreeName> = (AnswerOf<Extract<OperationId, `${Name}.tree`>> extends (infer Branch)[] ? Branch : never) &
  TreeNode;

export interface TreeFacts<Name extends TreeName, Labels> {
  name: Name;
  /** The name of one row: 机构. */
  title: MessageDescriptor;
  /** Words for the fields that are shown. */
  labels: Labels;
  /** Brings a level at a time: the operation, and its input for the nodes beneath a node, or for the first level. */
  children?: { operation: OperationId; inputOf: (node: BranchOf<Name> | null) => object; isLeaf: (branch: BranchOf<Name>) => boolean };
  /**
   * Finds nodes of such a tree by a text, or one by its id: the operation, the hint of its box, and the text that tells a found row from
   * others of its name.
   */
  find?: { operation: OperationId; hint: MessageDescriptor; describe: (row: NodeOf<Name>) => string };
}

export type NodeFormParts<Name extends TreeName> = TreeForm<NodeOf<Name>, BranchOf<Name>>;

export interface TreeScreenProps<Name extends TreeName, Labels> extends Pick<
  AdminTreeScreenProps<NodeOf<Name>, BranchOf<Name>>,
  'form' | 'iconOf' | 'badgeOf' | 'belongings' | 'toolbar'
> {
  tree: TreeFacts<Name, Labels>;
  /** The consequence of deleting a node. Keep the function stable. */
  consequenceOf?: ((id: string) => Promise<Consequence>) | undefined;
}

/** The second shape of a screen: a tree at the left, the form of the chosen node at the right. */
export function TreeScreen<Name extends TreeName, Labels>({ tree, consequenceOf, ...props }: TreeScreenProps<Name, Labels>) {
  const bound = useTreeSource(tree);
  const source = useMemo(() => ({ ...bound, consequenceOf }), [bound, consequenceOf]);
  return <AdminTreeScreen {...props} source={source} />;
}

/** Ties the facts of a tree to the contract: its operations, the reader's permissions and language. */
function useTreeSource<Name extends TreeName, Labels>(tree: TreeFacts<Name, Labels>): TreeSource<NodeOf<Name>, BranchOf<Name>> {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { send } = useApi();
  const can = useCan();
  return useMemo(
    () => {
      const { name, title, labels, children, find } = tree;
      type Row = NodeOf<Name>;
      type Branch = BranchOf<Name>;
      const level = async (node: Branch | null, options: SendOptions) => {
        if (children === undefined) return [];
        const branches = (await send(children.operation, { ...children.inputOf(node), ...options })) as Branch[]; // as the facts say
        return branches.map((branch) => ({ ...branch, isLeaf: children.isLeaf(branch) }));
      };
      const found = async (query: object, options: SendOptions) =>
        find === undefined ? [] : ((await send(find.operation, { query, ...options })) as (Row & NodePlace)[]); // the same
      const [save, update, remove, move] = (['save', 'update', 'remove', 'move'] as const).map((act) => operationOf(name, act));
      return {
        name,
        title: i18n._(title),
        labels: wordsOf(labels, i18n),
        // the operations of that tree answer this
        tree: async (options) =>
          children ? level(null, options) : ((await send(`${name}.tree` as OperationId, { query: {}, ...options })) as Branch[]), // every TreeName has it
        get: async (id, options) => (await send(`${name}.get` as OperationId, { path: { id }, ...options })) as Row, // the same
        ...(children && { children: level }),
        ...(find && {
          findHint: i18n._(find.hint),
          find: async (keyword, options) =>
            (await found({ keyword }, options)).map((row) => ({ id: row.id, label: row.label, description: find.describe(row) })),
          placeOf: async (id, options) => (await found({ id }, options))[0] ?? null,
        }),
        ...(save && { save: async (body, options) => (await send(save, { body, ...options })) as Row }), // saving answers the row
        ...(update && {
          update: async (values, { isConfirmed, ...options }) =>
            (await send(update, { body: { ...values, ...(isConfirmed && { confirm: true }) }, ...options })) as Row, // the same
        }),
        ...(move && {
          move: (id, { parentId, after }, options) => send(move, { body: { id, parentId: parentId ?? '0', after }, ...options }),
        }),
        isFixed: (node) => (node as AnyRow).readonly === true, // nodes of every tree are read as AnyRow
        ...(remove && { remove: (id, options) => send(remove, { body: [id], ...options }) }),
        can: (act) => {
          const operation = operationOf(name, act);
          return operation !== null && can(operation);
        },
      };
    },
    // the words change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [tree, i18n, locale, send, can],
  );
}
