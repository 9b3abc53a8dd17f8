import type { FieldValues } from 'react-hook-form';
import type { SendOptions } from './acts/operation.ts';
import type { ListSource } from './list/list-source.ts';

/** What can be done with rows besides listing them. */
export type ResourceAct = 'get' | 'save' | 'update' | 'remove' | 'import';

/** What deleting rows brings with it, in words; or why it cannot be done; null: nothing to say. */
export type Consequence = string | { refusal: string } | null;

/** A list whose rows can be added, changed and deleted. What is absent cannot be done here; what `can` denies, this reader may not do. */
export interface Resource<Row, Filters extends object = object, Added = unknown> extends ListSource<Row, Filters> {
  /** Reads one row whole, as lists mask and cut. */
  get?: ((key: string, options: SendOptions) => Promise<Row>) | undefined;
  /** Adds a row: the form's values in, what was added out. */
  save?: ((values: FieldValues, options: WriteOptions) => Promise<Added>) | undefined;
  /** Changes a row: the form's values, with what `identify` says, in; the row out. */
  update?: ((values: FieldValues, options: WriteOptions) => Promise<Row>) | undefined;
  /** Deletes all of them or, by a rejection, none. */
  remove?: ((keys: readonly string[], options: SendOptions) => Promise<unknown>) | undefined;
  /**
   * What goes along with these rows when they are deleted, said in the question instead of that it cannot be undone; null: nothing. A refusal is
   * said instead of the question. Without keys all that match are deleted, or most of them.
   */
  consequenceOf?: ((keys: readonly string[] | null) => Promise<Consequence>) | undefined;
  /** Switches a row on or off, and answers it as it is then; for rows that can be either. */
  switching?: { isOn: (row: Row) => boolean; send: (row: Row, isOn: boolean, options?: WriteOptions) => Promise<Row> } | undefined;
  /** Adds all rows of a sheet or, by a rejection whose `fieldErrors` name cells as `<row of the sheet>.<field>`, none. */
  importFile?: ((file: File, options: WriteOptions) => Promise<unknown>) | undefined;
  /** Whether this reader may do it. Default: yes. Keep the function stable. */
  can?: ((act: ResourceAct) => boolean) | undefined;
  /** The word for a value of a field that is a code, for what somebody else has changed. */
  wordOf?: ((field: string, value: unknown) => string | undefined) | undefined;
  /** Rows that are never changed, deleted or switched, as those that come with the server: their acts are absent, not disabled. Default: none. */
  isFixed?: ((row: Row) => boolean) | undefined;
  /** What tells the server which row is changed, and over which version. Default: `{ id, version }`. */
  identify?: ((row: Row) => object) | undefined;
}

export interface WriteOptions extends SendOptions {
  /** The reader was warned and goes on. */
  isConfirmed?: boolean;
}

/** Whether the act exists and this reader may do it. */
export function isOffered<Row, Filters extends object, Added>(resource: Resource<Row, Filters, Added>, act: ResourceAct): boolean {
  const operations = {
    get: resource.get,
    save: resource.save,
    update: resource.update,
    remove: resource.remove,
    import: resource.importFile,
  };
  return operations[act] !== undefined && (resource.can?.(act) ?? true);
}

/** What tells most servers which row is changed, and over which version. */
export function idAndVersion(id: string, row: unknown): object {
  return { id, version: versionOf(row) ?? undefined };
}

/** The version of a row, where it has one: what is saved over an older one is refused. */
export function versionOf(row: unknown): number | null {
  if (typeof row !== 'object' || row === null || !('version' in row)) return null;
  return typeof row.version === 'number' ? row.version : null;
}
