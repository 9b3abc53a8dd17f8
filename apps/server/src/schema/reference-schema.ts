import type { Generated, GeneratedAlways } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/** The tables of `0006-reference.sql`. */
export interface ReferenceSchema {
  dictionary: DictionaryTable;
  area: AreaTable;
}

interface DictionaryTable extends AuditedTable {
  type: string;
  label: string;
  code: string;
  name: string;
  describe: string | null;
  state: Generated<boolean>;
  sortValue: Generated<number>;
  icon: string | null;
  cssClass: string | null;
  cssStyle: string | null;
  readonly: Generated<boolean>;
  /** Of its type: kept by the database. */
  isFirst: GeneratedAlways<boolean>;
}

interface AreaTable extends AuditedTable {
  parentId: Generated<string>;
  code: string;
  label: string;
  fullName: string | null;
  longitude: string | null;
  latitude: string | null;
  level: string | null;
  source: string | null;
  sortValue: Generated<number>;
  state: Generated<boolean>;
  /** Of the label, by the database. */
  pinyin: GeneratedAlways<string | null>;
}
