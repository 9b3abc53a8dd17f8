import type { TreeNode, TreePlace } from '@saiwu/ui';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { SendOptions } from '../acts/operation.ts';
import type { FormSchema } from '../form/use-zod-form.ts';
import type { Consequence, ResourceAct, WriteOptions } from '../resource.ts';

/** A row of a tree, as its form needs it. */
export interface TreeRow {
  id: string;
  /** `0` at the top. */
  parentId: string;
  label: string;
}

/** Rows that form a tree. An act that is absent cannot be done here; an act that `can` denies, this reader may not do. */
export interface TreeSource<Row extends TreeRow, Branch extends TreeNode = TreeNode> {
  /** Names its queries and drafts: `org`. */
  name: string;
  /** The name of one row: 机构. */
  title: string;
  /** Words for the fields that are shown. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** The whole tree or, where there is `children`, its first level. */
  tree: (options: SendOptions) => Promise<readonly Branch[]>;
  /** The nodes beneath a node, asked for when it is first opened. */
  children?: ((node: Branch, options: SendOptions) => Promise<readonly Branch[]>) | undefined;
  /** Finds nodes at any place, for trees that come a level at a time: their own search would look through the loaded nodes alone. */
  find?: ((text: string, options: SendOptions) => Promise<readonly FoundNode[]>) | undefined;
  /** The fields that `find` looks in, named in its box: name, code. */
  findHint?: string | undefined;
  /** The place of a node that is not here yet; null where there is none. Goes with `find`. */
  placeOf?: ((id: string, options: SendOptions) => Promise<NodePlace | null>) | undefined;
  get: (id: string, options: SendOptions) => Promise<Row>;
  save?: ((values: FieldValues, options: SendOptions) => Promise<Row>) | undefined;
  update?: ((values: FieldValues, options: WriteOptions) => Promise<Row>) | undefined;
  /** Deletes a node with all beneath it. */
  remove?: ((id: string, options: SendOptions) => Promise<unknown>) | undefined;
  /** The consequence of deleting a node with all beneath it, or why it cannot be deleted, as `Resource` has it. */
  consequenceOf?: ((id: string) => Promise<Consequence>) | undefined;
  /** Brings a node with all beneath it to another place; readers who may change nodes may move them. */
  move?: ((id: string, place: TreePlace, options: SendOptions) => Promise<unknown>) | undefined;
  /** Nodes that are never changed, moved or deleted, as those that come with the server: their acts are absent. Default: none. */
  isFixed?: ((node: Row | Branch) => boolean) | undefined;
  /** Default: yes. */
  can?: ((act: ResourceAct) => boolean) | undefined;
}

/** A node that a search has found. */
export interface FoundNode {
  id: string;
  label: string;
  /** The words that tell it from others of its name: its place. */
  description?: string;
}

/** The place of a node. */
export interface NodePlace {
  /** The nodes above it, the highest first. */
  above: readonly string[];
  /** How many nodes are beneath it. */
  below: number;
}

/** The form of a node. */
export interface TreeForm<Row extends TreeRow, Branch extends TreeNode = TreeNode> {
  save: FormSchema;
  update: FormSchema;
  /** The first values of the form: a row, or the place of a new one (`0` at the top, where `parent` is null). */
  valuesOf: (row: Row | null, parentId: string, parent: Branch | null) => DefaultValues<FieldValues>;
  /** The inputs. `ownId` and all beneath it cannot be its parent. */
  Fields: (props: { nodes: readonly TreeNode[]; ownId: string | null }) => ReactNode;
}

/** Whether the act exists and this reader may do it. */
export function canInTree(source: Pick<TreeSource<TreeRow>, 'can'>, operation: unknown, act: ResourceAct): boolean {
  return operation !== undefined && (source.can?.(act) ?? true);
}

/** The nodes from a root down to this one; none where it is not (yet) in the tree. */
export function wayTo(nodes: readonly TreeNode[], id: string | undefined): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = wayTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/** How many nodes are beneath one, as far as they are loaded. */
export function countBelow(node: TreeNode): number {
  return (node.children ?? []).reduce((sum, child) => sum + 1 + countBelow(child), 0);
}
