import { z } from 'zod';
import { audit, looseUpdateKey } from '../../audit.ts';
import { eachOf, enumeration, filterText, id, optionalText, parentId, text } from '../../rules.ts';

export interface OrgNode {
  id: string;
  parentId: string;
  label: string;
  abbreviation: string | null;
  /** `school`, `college` or `unit`. */
  type: string;
  describe: string | null;
  state: boolean;
  sortValue: number;
  children: OrgNode[];
}

/** An organisation with those below it, and all that front ends of the platform put into their form from here. */
export const orgNode: z.ZodType<OrgNode> = z
  .object({
    id,
    parentId,
    label: z.string(),
    abbreviation: z.string().nullable(),
    type: z.string(),
    describe: z.string().nullable(),
    state: z.boolean(),
    sortValue: z.int(),
    get children() {
      return z.array(orgNode);
    },
  })
  .meta({ id: 'OrgNode' });

export const orgTypes = ['school', 'college', 'unit'] as const;

/** An organisation with all that is known of it. */
export const org = z.object({
  ...audit,
  /** 0 at the top. */
  parentId,
  /** Of the one above, with those above that: `华东科技大学/工学院`; null at the top. */
  parentName: z.string().nullable(),
  label: z.string(),
  abbreviation: z.string().nullable(),
  type: enumeration(orgTypes),
  describe: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
});

const fields = {
  parentId,
  label: text(1, 255),
  abbreviation: optionalText(255),
  type: z.enum(orgTypes),
  describe: optionalText(255),
  state: z.boolean(),
  sortValue: z.int().min(0).max(10_000),
};

export const orgModel = z
  .object({
    label: filterText,
    abbreviation: filterText,
    describe: filterText,
    parentId: parentId.nullable(),
    type: z.union([z.enum(orgTypes).nullable(), eachOf(orgTypes)]),
    state: z.boolean().nullable(),
  })
  .partial();

/** `parentName` names the one above as sheets do, by its name or with those above it (`华东科技大学/工学院`), in place of `parentId`. */
export const orgSave = z.object({
  ...fields,
  parentName: optionalText(1000),
  parentId: parentId.default('0'),
  state: fields.state.default(true),
  sortValue: fields.sortValue.default(1),
});

/** With another `parentId` the organisation moves with all beneath it. */
export const orgUpdate = z
  .object({ ...looseUpdateKey, ...fields })
  .partial({ parentId: true, label: true, type: true, state: true, sortValue: true });
