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

/** One row of what an operation answers. */
export type RowIn<Id extends PageId> = AnswerOf<Id> extends { records: (infer Row extends object)[] } ? Row : never;

/** One row of a resource's list. */
export type RowOf<Name extends ResourceName> = RowIn<PageOf<Name>>;

/** What an operation can be asked to leave out. */
export type ModelIn<Id extends PageId> = InputOf<Id> extends { body: { model: infer Model extends object } } ? Model : object;

/** What the path of an operation asks for. */
export type PathIn<Id extends OperationId> = InputOf<Id> extends { path: infer Path } ? Path : undefined;

/** What adding a row answers: the row, for some resources with more than a list shows. */
export type AddedOf<Id extends PageId> = Id extends `${infer Name}.page` ? AnswerOf<Extract<OperationId, `${Name}.save`>> : unknown;

export type PageOf<Name extends string> = Extract<PageId, `${Name}.page`>;

export type LabelsOf<Id extends PageId> = Partial<Record<keyof RowIn<Id> & string, MessageDescriptor>>;

/** The filters that a model can be: fields of the contract's, none of another name. */
type ModelShape<Id extends PageId> = Partial<Record<keyof ModelIn<Id> & string, z.ZodType>>;

/** What a list is filtered by: the filters as they are chosen, and what of the contract's model the reader has no say in. */
export type FiltersOf<Id extends PageId, Filters> = Partial<Filters> & {
  [Name in keyof ModelIn<Id> as string extends Name ? never : Exclude<Name, keyof Filters>]?: ModelIn<Id>[Name];
};

export type ImportsOf<Labels> = Partial<Record<keyof Labels & string, ImportFact>>;

/** What an import knows of a column besides its title, and what the schema of a new row says of it. */
export interface ImportFact {
  /** Stands in the template's example row. */
  example?: string;
  /** The only texts that are right, by the values that they stand for; the values themselves and synonyms are right too. */
  names?: Readonly<Record<string, MessageDescriptor>>;
  synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Written in words that the server alone knows, as the names of organisations: it says what is wrong with them. */
  isLookedUp?: boolean;
  /** No two rows have the same. */
  isUnique?: boolean;
}

/** The facts of a list. */
export interface ListFacts<Id extends PageId, Labels> {
  /** What one row is: 参数. */
  title: MessageDescriptor;
  /** Words for the fields that are shown. */
  labels: Labels;
  /** The name of a row, for confirmations. Default: its key. */
  nameOf?: (row: RowIn<Id>) => string;
  /** Default: `id`. */
  keyOf?: (row: RowIn<Id>) => string;
  /** What tells the server which row is changed, and over which version. Default: `{ id, version }`. */
  identify?: (row: RowIn<Id>) => object;
  /** Default: by `id`, the newest first. `null`: the server's own order. */
  firstSort?: Sort | null;
  /**
   * The operations that do what others do by the resource's name: `dictionary.saveType` adds what `dictionary.pageType` lists. Null: what bears that
   * name does something else (`job.export` is no export of jobs), or has a button of its own.
   */
  acts?: Readonly<Partial<Record<GenericAct, OperationId | null>>>;
  /** The columns of an import sheet, in order: fields of a new row. */
  imports?: ImportsOf<Labels>;
  /** Its rows are on or off by their `state`, which a change may consist of alone. */
  isSwitched?: boolean;
  /** Whether a row stands for the signed-in user, who then cannot delete or disable it. */
  isOwn?: (row: RowIn<Id>, userId: string) => boolean;
}

/** A list of the contract with its facts. */
export interface ListOf<Id extends PageId = PageId, Labels = LabelsOf<Id>, Filters = object> extends ListFacts<Id, Labels> {
  pageId: Id;
  /** What the list can be filtered by, each field optional; kept in the address. */
  filters?: z.ZodObject<{ [Name in keyof Filters]: z.ZodType<Filters[Name]> }>;
  /** Fields that people know a row by: one search box looks through them. */
  search?: readonly string[];
  /** Heads the queries of the list, and what is kept of it: `parameter` for `parameter.page`. */
  name: string;
}

/** A resource of the contract with its facts: its other operations are found by its name. */
export type Resource<Name extends ResourceName = ResourceName, Labels = LabelsOf<PageOf<Name>>, Filters = object> = ListOf<
  PageOf<Name>,
  Labels,
  Filters
>;

/** What a list can be filtered by: the model of its operation, and where its search box looks, should that be elsewhere than the model says. */
interface FilterFacts<Labels, Model> {
  model?: z.ZodObject<Model & z.core.$ZodShape>;
  search?: readonly (keyof Labels & string)[];
}

/** What the filters of a list are drawn with, by their names. */
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

/** The same for a resource, by its name: `parameter` stands on `parameter.page`. */
export function defineResource<
  const Name extends ResourceName,
  const Labels extends LabelsOf<PageOf<Name>>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a resource without filters has none to name
  Model extends ModelShape<PageOf<Name>> = Record<never, never>,
>(name: Name, facts: ListFacts<PageOf<Name>, Labels> & FilterFacts<Labels, Model>): Resource<Name, Labels, FilterValues<Model, Labels>> {
  return defineList(`${name}.page` as PageOf<Name>, facts); // a resource is what has this operation
}

export type GenericAct = 'get' | 'save' | 'update' | 'remove' | 'export' | 'import' | 'updateAll' | 'tree' | 'move';

/** The operation for a generic act, where the contract has one: what the facts name, or what the resource's name says. */
export function operationOf(name: string, act: GenericAct, named: ListOf['acts'] = {}): OperationId | null {
  if (named[act] !== undefined) return named[act];
  const operationId = `${name}.${act}`;
  return Object.hasOwn(operations, operationId) ? (operationId as OperationId) : null; // hasOwn has just found it
}

/** What the shared behaviour reads of any row. */
export interface AnyRow {
  id?: string;
  version?: number;
  state?: unknown;
  readonly?: boolean;
  actions?: readonly NamedAct[];
}
