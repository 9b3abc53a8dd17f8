import { z } from 'zod';
import { audit, looseUpdateKey } from '../../audit.ts';
import { dateTime, eachOf, enumeration, filterText, id, line, optionalLine, optionalText, parentId } from '../../rules.ts';

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
  vip: boolean;
  expiryDate: string | null;
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
    vip: z.boolean(),
    expiryDate: dateTime.nullable(),
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
  /** The name of the organisation above, with those above that: `华东科技大学/工学院`; null at the top. */
  parentName: z.string().nullable(),
  label: z.string(),
  abbreviation: z.string().nullable(),
  type: enumeration(orgTypes),
  describe: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
  /** The organisation has subscribed: a mark that lists and statistics use; it allows nothing by itself. */
  vip: z.boolean(),
  /**
   * Until when its people and those beneath it may change anything, the last second included; null: without end. Afterwards they may look
   * and take out their data.
   */
  expiryDate: dateTime.nullable(),
});

const fields = {
  parentId,
  label: line(1, 255),
  abbreviation: optionalLine(255),
  type: z.enum(orgTypes),
  describe: optionalText(255),
  state: z.boolean(),
  sortValue: z.int().min(0).max(10_000),
  /** This field and the next are for callers who see every organisation: others send them as they are, or leave them out. */
  vip: z.boolean(),
  expiryDate: dateTime.nullish(),
};

export const orgModel = z
  .object({
    label: filterText,
    abbreviation: filterText,
    describe: filterText,
    parentId: parentId.nullable(),
    type: z.union([z.enum(orgTypes).nullable(), eachOf(orgTypes)]),
    state: z.boolean().nullable(),
    vip: z.boolean().nullable(),
  })
  .partial();

/** `parentName` names the organisation above as sheets do, by its name or with those above it (`华东科技大学/工学院`), in place of `parentId`. */
export const orgSave = z.object({
  ...fields,
  parentName: optionalText(1000),
  parentId: parentId.default('0'),
  state: fields.state.default(true),
  sortValue: fields.sortValue.default(1),
  vip: fields.vip.optional(),
});

/** With another `parentId` the organisation moves with all beneath it. An `expiryDate` that is over is kept once it is confirmed. */
export const orgUpdate = z
  .object({ ...looseUpdateKey, ...fields, confirm: z.boolean().optional() })
  .partial({ parentId: true, label: true, type: true, state: true, sortValue: true, vip: true });

/** The new place of an organisation: under which one, and after which one there; null: it comes first. */
export const orgMove = z.object({ id, parentId, after: id.nullable() });

/**
 * The rows that belong to organisations and all beneath them, in all: while there are any besides `orgs` and `roles`, or a role reaches
 * nothing else, the organisations are not deleted.
 */
export const orgBelongings = z.object({
  /** Organisations beneath them. */
  orgs: z.int(),
  users: z.int(),
  stations: z.int(),
  judges: z.int(),
  contests: z.int(),
  projects: z.int(),
  students: z.int(),
  teachers: z.int(),
  /** Contests that are not over, and templates, that name one of them in the rules of who may enter or how many may be sent. */
  setups: z.int(),
  /** Names of the roles that reach these alone. */
  roles: z.array(z.string()),
});
