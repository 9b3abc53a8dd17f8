import type { MessageDescriptor } from '@lingui/core';
import { operations, type AnswerOf, type InputOf, type OperationId } from '@saiwu/api-client';
import type { z } from 'zod';

/** Names of the contract that can be listed: those with a `page` operation. */
export type ResourceName = { [Id in OperationId]: Id extends `${infer Name}.page` ? Name : never }[OperationId];

/** Names of the contract whose rows form a tree: those with a `tree` operation. */
export type TreeName = { [Id in OperationId]: Id extends `${infer Name}.tree` ? Name : never }[OperationId];

/** One row of a resource's list. */
export type RowOf<Name extends ResourceName> =
  AnswerOf<Extract<OperationId, `${Name}.page`>> extends { records: (infer Row)[] } ? Row : never;

/** The filter of a resource's list. */
export type ModelOf<Name extends ResourceName> =
  InputOf<Extract<OperationId, `${Name}.page`>> extends { body: { model: infer Model } } ? Model : never;

/** What adding a row answers: the row, for some resources with more than a list shows. */
export type AddedOf<Name extends ResourceName> = AnswerOf<Extract<OperationId, `${Name}.save`>>;

export type LabelsOf<Name extends ResourceName> = Partial<Record<keyof RowOf<Name> & string, MessageDescriptor>>;

/** Filters are fields of the contract's model, or the ends of a range (`createTime_st`, `createTime_ed`). */
type FilterShape<Name extends ResourceName> = Partial<
  Record<(keyof ModelOf<Name> & string) | `${keyof RowOf<Name> & string}_${'st' | 'ed'}`, z.ZodType>
>;

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

export interface ResourceFacts<Name extends ResourceName, Labels, Filters> {
  /** What one row is: 参数. */
  title: MessageDescriptor;
  /** Words for the fields that are shown. */
  labels: Labels;
  /** The name of a row, for confirmations. */
  nameOf(row: RowOf<Name>): string;
  /** What the list can be filtered by, each field optional; kept in the address. */
  filters?: z.ZodObject<Filters & z.core.$ZodShape>;
  /** Default: `id`. */
  keyOf?: (row: RowOf<Name>) => string;
  /** The columns of an import sheet, in order: fields of a new row. */
  imports?: ImportsOf<Labels>;
  /** Whether a row stands for the signed-in user, who then cannot delete or disable it. */
  isOwn?(row: RowOf<Name>, userId: string): boolean;
}

export interface Resource<Name extends ResourceName = ResourceName, Labels = LabelsOf<Name>, Filters = object> extends ResourceFacts<
  Name,
  Labels,
  Filters
> {
  name: Name;
  keyOf: (row: RowOf<Name>) => string;
}

/** States the facts of a resource. Paths, methods and permission codes come from the contract by its name. */
export function defineResource<
  const Name extends ResourceName,
  const Labels extends LabelsOf<Name>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a resource without filters has none to name
  Filters extends FilterShape<Name> = Record<never, never>,
>(name: Name, facts: ResourceFacts<Name, Labels, Filters>): Resource<Name, Labels, Filters> {
  return { keyOf: (row) => String((row as { id?: unknown }).id), ...facts, name }; // rows without an id bring their own keyOf
}

export type GenericAct = 'page' | 'get' | 'save' | 'update' | 'remove' | 'export' | 'import' | 'updateAll';

/** The resource's operation for a generic act, where the contract has one. */
export function operationOf(name: ResourceName | TreeName, act: GenericAct): OperationId | null {
  const operationId = `${name}.${act}`;
  return Object.hasOwn(operations, operationId) ? (operationId as OperationId) : null; // hasOwn has just found it
}

/** What the shared behaviour reads of any row. */
export interface AnyRow {
  readonly?: boolean;
  version?: number;
}
