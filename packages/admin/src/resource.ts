import type { FieldValues } from 'react-hook-form';
import type { SendOptions } from './acts/operation.ts';
import type { ListSource } from './list/list-source.ts';

/** The acts on rows besides listing them. */
export type ResourceAct = 'get' | 'save' | 'update' | 'remove' | 'import';

/** The consequence of deleting rows, in words; or why it cannot be done; null: nothing to say. */
export type Consequence = string | { refusal: string } | null;

/**
 * A list whose rows can be added, changed and deleted. An act that is absent cannot be done here; an act that `can` denies, this reader
 * may not do.
 */
export interface Resource<Row, Filters extends object = object, Added = unknown> extends ListSource<Row, Filters> {
  /** Reads one row whole, as lists mask and cut. */
  get?: ((key: string, options: SendOptions) => Promise<Row>) | undefined;
  /** Adds a row: takes the form's values, answers the added row. */
  save?: ((values: FieldValues, options: WriteOptions) => Promise<Added>) | undefined;
  /** Changes a row: takes the form's values, with those of `identify`; answers the row. */
  update?: ((values: FieldValues, options: WriteOptions) => Promise<Row>) | undefined;
  /** Deletes all of them or, by a rejection, none. */
  remove?: ((keys: readonly string[], options: SendOptions) => Promise<unknown>) | undefined;
  /**
   * The consequence of deleting these rows, told in the question instead of that it cannot be undone; null: nothing. A refusal is told
   * instead of the question. Without keys all that match are deleted, or most of them.
   */
  consequenceOf?: ((keys: readonly string[] | null) => Promise<Consequence>) | undefined;
  /** Switches a row on or off, and answers it as it is then; for rows that can be either. */
  switching?: { isOn: (row: Row) => boolean; send: (row: Row, isOn: boolean, options?: WriteOptions) => Promise<Row> } | undefined;
  /** Adds all rows of a sheet or, by a rejection whose `fieldErrors` name cells as `<row of the sheet>.<field>`, none. */
  importFile?: ((file: File, options: WriteOptions) => Promise<unknown>) | undefined;
  /** Whether this reader may do the act. Default: yes. Keep the function stable. */
  can?: ((act: ResourceAct) => boolean) | undefined;
  /** The word for a value of a field that is a code, for changes that another user has saved. */
  wordOf?: ((field: string, value: unknown) => string | undefined) | undefined;
  /**
   * Rows that are never changed, deleted or switched, as those that come with the server: their acts are absent, not disabled. Default:
   * none.
   */
  isFixed?: ((row: Row) => boolean) | undefined;
  /** The body by which the server knows the row to change, and over which version. Default: `{ id, version }`. */
  identify?: ((row: Row) => object) | undefined;
}

export interface WriteOptions extends SendOptions {
  /** The reader was warned and wants to go on. */
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

/** The body by which most servers know the row to change, and over which version. */
export function idAndVersion(id: string, row: unknown): object {
  return { id, version: versionOf(row) ?? undefined };
}

/** The version of a row, where it has one: a save over an older one is refused. */
export function versionOf(row: unknown): number | null {
  if (typeof row !== 'object' || row === null || !('version' in row)) return null;
  return typeof row.version === 'number' ? row.version : null;
}
