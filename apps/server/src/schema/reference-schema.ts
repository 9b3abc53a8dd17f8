import type { Generated } from 'kysely';

/** The tables of `0006-reference.sql`. */
export interface ReferenceSchema {
  dictionary: DictionaryTable;
  area: AreaTable;
}

interface DictionaryTable {
  tenantId: string;
  id: Generated<string>;
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
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}

interface AreaTable {
  tenantId: string;
  id: Generated<string>;
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
  createTime: Generated<Date>;
  createdBy: string | null;
  updateTime: Generated<Date>;
  updatedBy: string | null;
  version: Generated<number>;
}
