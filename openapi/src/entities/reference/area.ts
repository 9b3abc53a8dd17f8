import { z } from 'zod';
import { audit, looseUpdateKey } from '../../audit.ts';
import { filterText, id, line, optionalLine, optionalText, parentId, text } from '../../rules.ts';

/** An administrative division: a province, a city, a county. */
export const area = z.object({
  ...audit,
  /** 0 at the top. */
  parentId,
  parentCode: z.string().nullable(),
  code: z.string(),
  label: z.string(),
  /** With the names of those above: 浙江省杭州市西湖区. */
  fullName: z.string().nullable(),
  longitude: z.string().nullable(),
  latitude: z.string().nullable(),
  /** A code of the dictionary AREA_LEVEL. */
  level: z.string().nullable(),
  source: z.string().nullable(),
  sortValue: z.int(),
  state: z.boolean(),
  /** The name of the level. */
  echoMap: z.object({ level: z.string().optional() }),
});

/** A row of a lazy tree: whether there is anything below. */
export const areaBranch = area.extend({ hasChildren: z.boolean() });

/** A row that was found: ids of those above it, the highest first, and how many are beneath it. */
export const foundArea = area.extend({ above: z.array(id), below: z.int() });

export interface AreaNode {
  id: string;
  parentId: string;
  code: string;
  label: string;
  level: string | null;
  children: AreaNode[];
}

/** An area with those below it. */
export const areaNode: z.ZodType<AreaNode> = z
  .object({
    id,
    parentId,
    code: z.string(),
    label: z.string(),
    level: z.string().nullable(),
    get children() {
      return z.array(areaNode);
    },
  })
  .meta({ id: 'AreaNode' });

export const areaModel = z
  .object({
    parentId: parentId.nullable(),
    code: filterText,
    label: filterText,
    fullName: filterText,
    level: filterText.nullable(),
    state: z.boolean().nullable(),
  })
  .partial();

const fields = {
  parentId,
  label: line(1, 255),
  code: text(1, 64),
  fullName: optionalLine(255),
  longitude: optionalText(255),
  latitude: optionalText(255),
  level: optionalText(10),
  source: optionalText(255),
  sortValue: z.int().min(0).max(10_000),
  state: z.boolean(),
};

/** Without a full name it is made from those above. `parentCode` names the area above by its code, as sheets do, in place of `parentId`. */
export const areaSave = z.object({
  ...fields,
  parentId: parentId.default('0'),
  parentCode: optionalText(64),
  sortValue: fields.sortValue.default(1),
  state: fields.state.default(true),
});

/** With another `parentId` the area moves with all beneath it. */
export const areaUpdate = z
  .object({ ...looseUpdateKey, ...fields })
  .partial({ parentId: true, label: true, code: true, sortValue: true, state: true });
