import type { MessageDescriptor } from '@lingui/core';
import type { FilterFields, NamedAct } from '@saiwu/admin';
import { operations, type AnswerOf, type InputOf, type OperationId } from '@saiwu/api-client';
import type { Sort } from '@saiwu/ui';
import type { z } from 'zod';
import { filtersFrom, type FilterValues } from './filters-from.ts';

/** Operations of the contract that answer a page: `contest.page`, `stage.projects`, `message.sent`. */
export type PageId = { [Id in OperationId]: AnswerOf<Id> extends { records: unknown[]; total: string } ? Id : never }[OperationId];

/** Names of the contract that can be listed: those with a `page` operation. */
export type ResourceName = { [Id in PageId]: Id extends `${infer Name}.page` ? Name : never }[PageId];

/** Names of the contract whose rows form a tree: those with a `tree` operation. */
export type TreeName = { [Id in OperationId]: Id extends `${infer Name}.tree` ? Name : never }[OperationId];

/** One row of an operation's answer. */
export type RowIn<Id extends PageId> = AnswerOf<Id> extends { records: (infer Row extends object)[] } ? Row : never;

/** One row of a resource's list. */
export type RowOf<Name extends ResourceName> = RowIn<PageOf<Name>>;

/** The filters of an operation. */
export type ModelIn<Id extends PageId> = InputOf<Id> extends { body: { model: infer Model extends object } } ? Model : object;

/** The parameters in an operation's path. */
export type PathIn<Id extends OperationId> = InputOf<Id> extends { path: infer Path } ? Path : undefined;

/** The answer to adding a row: the row, for some resources with more than a list shows. */
export type AddedOf<Id extends PageId> = Id extends `${infer Name}.page` ? AnswerOf<Extract<OperationId, `${Name}.save`>> : unknown;

export type PageOf<Name extends string> = Extract<PageId, `${Name}.page`>;

export type LabelsOf<Id extends PageId> = Partial<Record<keyof RowIn<Id> & string, MessageDescriptor>>;

/** The filters that a model can be: fields of the contract's, none of another name. */
type ModelShape<Id extends PageId> = Partial<Record<keyof ModelIn<Id> & string, z.ZodType>>;

/** The filters of a list: those that are chosen, and those of the contract's model that the reader cannot choose. */
export type FiltersOf<Id extends PageId, Filters> = Partial<Filters> & {
  [Name in keyof ModelIn<Id> as string extends Name ? never : Exclude<Name, keyof Filters>]?: ModelIn<Id>[Name];
};

export type ImportsOf<Labels> = Partial<Record<keyof Labels & string, ImportFact>>;

/** The facts about a column of an import beside its title and the schema of a new row. */
export interface ImportFact {
  /** The text in the template's example row. */
  example?: string;
  /** The only texts that are right, by the values that they mean; the values themselves and synonyms are right too. */
  names?: Readonly<Record<string, MessageDescriptor>>;
  synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Written in words that the server alone knows, as the names of organisations: the server names their faults. */
  isLookedUp?: boolean;
  /** No two rows have the same. */
  isUnique?: boolean;
}

/** The facts of a list. */
export interface ListFacts<Id extends PageId, Labels> {
  /** The name of one row: 参数. */
  title: MessageDescriptor;
  /** Words for the fields that are shown. */
  labels: Labels;
  /** The name of a row, for confirmations. Default: its key. */
  nameOf?: (row: RowIn<Id>) => string;
  /** Default: `id`. */
  keyOf?: (row: RowIn<Id>) => string;
  /** The body by which the server knows the row to change, and over which version. Default: `{ id, version }`. */
  identify?: (row: RowIn<Id>) => object;
  /** Default: by `id`, the newest first. `null`: the server's own order. */
  firstSort?: Sort | null;
  /**
   * The operations for acts that other resources have by their name: `dictionary.saveType` adds a row that `dictionary.pageType` lists.
   * Null: the operation of that name does something else (`job.export` is no export of jobs), or has a button of its own.
   */
  acts?: Readonly<Partial<Record<GenericAct, OperationId | null>>>;
  /** The columns of an import sheet, in order: fields of a new row. */
  imports?: ImportsOf<Labels>;
  /** Its rows are on or off by their `state`; a change may consist of that field alone. */
  isSwitched?: boolean;
  /** Whether a row is the signed-in user, who then cannot delete or disable it. */
  isOwn?: (row: RowIn<Id>, userId: string) => boolean;
}

/** A list of the contract with its facts. */
export interface ListOf<Id extends PageId = PageId, Labels = LabelsOf<Id>, Filters = object> extends ListFacts<Id, Labels> {
  pageId: Id;
  /** The filters of the list, each field optional; kept in the address. */
  filters?: z.ZodObject<{ [Name in keyof Filters]: z.ZodType<Filters[Name]> }>;
  /** Fields that people know a row by: one search box looks through them. */
  search?: readonly string[];
  /** Heads the queries of the list, and the state that is kept of it: `parameter` for `parameter.page`. */
  name: string;
}

/** A resource of the contract with its facts: its other operations are found by its name. */
export type Resource<Name extends ResourceName = ResourceName, Labels = LabelsOf<PageOf<Name>>, Filters = object> = ListOf<
  PageOf<Name>,
  Labels,
  Filters
>;

/**
 * The facts about a list's filters: the model of its operation, and the fields that its search box looks in, if the model does not say
 * them.
 */
interface FilterFacts<Labels, Model> {
  model?: z.ZodObject<Model & z.core.$ZodShape>;
  search?: readonly (keyof Labels & string)[];
}

/** The facts that draw the filters of a list, by their names. */
export interface FilterProps<List> {
  field: List extends { filters?: z.ZodObject<infer Shape> } ? FilterFields<keyof Shape & string> : never;
}

/** States the facts of any operation that answers a page. Paths, methods and permission codes come from the contract by its id. */
export function defineList<
  const Id extends PageId,
  const Labels extends LabelsOf<Id>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a list without filters has none to name
  Model extends ModelShape<Id> = Record<never, never>,
>(
  pageId: Id,
  { model, search, ...facts }: ListFacts<Id, Labels> & FilterFacts<Labels, Model>,
): ListOf<Id, Labels, FilterValues<Model, Labels>> {
  type Filtered = Pick<ListOf<Id, Labels, FilterValues<Model, Labels>>, 'filters' | 'search'>;
  const filtered: Filtered = model === undefined ? {} : (filtersFrom(model, facts.labels) as never); // named by the same rule
  return { ...facts, ...filtered, ...(search && { search }), pageId, name: pageId.replace(/\.page$/, '') };
}

/** The same for a resource, by its name: `parameter` lists `parameter.page`. */
export function defineResource<
  const Name extends ResourceName,
  const Labels extends LabelsOf<PageOf<Name>>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a resource without filters has none to name
  Model extends ModelShape<PageOf<Name>> = Record<never, never>,
>(name: Name, facts: ListFacts<PageOf<Name>, Labels> & FilterFacts<Labels, Model>): Resource<Name, Labels, FilterValues<Model, Labels>> {
  return defineList(`${name}.page` as PageOf<Name>, facts); // every resource has this operation
}

export type GenericAct = 'get' | 'save' | 'update' | 'remove' | 'export' | 'import' | 'updateAll' | 'tree' | 'move';

/** The operation for a generic act, where the contract has one: the one that the facts name, or that of the resource's name. */
export function operationOf(name: string, act: GenericAct, named: ListOf['acts'] = {}): OperationId | null {
  if (named[act] !== undefined) return named[act];
  const operationId = `${name}.${act}`;
  return Object.hasOwn(operations, operationId) ? (operationId as OperationId) : null; // hasOwn has just found it
}

/** The fields that the shared behaviour reads of any row. */
export interface AnyRow {
  id?: string;
  version?: number;
  state?: unknown;
  readonly?: boolean;
  actions?: readonly NamedAct[];
}
