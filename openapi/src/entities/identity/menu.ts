import { z } from 'zod';
import { audit, looseUpdateKey, updateKey } from '../../audit.ts';
import { filterText, id, line, menuPath, optionalLine, optionalText, parentId, permissionList } from '../../rules.ts';

const menuFields = {
  ...audit,
  /** 0 at the top. */
  parentId,
  label: z.string(),
  path: z.string(),
  /** The file that front ends of the platform's generation load; empty where they have none. */
  component: z.string(),
  icon: z.string().nullable(),
  /** Everybody's, granted or not. */
  isGeneral: z.boolean(),
  state: z.boolean(),
  /** A menu that we ship. */
  readonly: z.boolean(),
  sortValue: z.int(),
  group: z.string().nullable(),
  describe: z.string().nullable(),
};

/** An entry of the menu, or a group of entries. */
export const menu = z.object({
  ...menuFields,
  /** Path of the menu above; null at the top. */
  parentPath: z.string().nullable(),
});

export type MenuTreeNode = z.output<z.ZodObject<typeof menuFields>> & { children: MenuTreeNode[] };

/** A menu with those below it. */
export const menuTreeNode: z.ZodType<MenuTreeNode> = z
  .object({
    ...menuFields,
    get children() {
      return z.array(menuTreeNode);
    },
  })
  .meta({ id: 'MenuTreeNode' });

export const menuModel = z
  .object({
    parentId: parentId.nullable(),
    label: filterText,
    path: filterText,
    group: filterText,
    isGeneral: z.boolean().nullable(),
    state: z.boolean().nullable(),
    readonly: z.boolean().nullable(),
  })
  .partial();

const fields = {
  parentId,
  label: line(1, 255),
  /** Gets its leading `/` by itself; no two menus have the same. */
  path: menuPath,
  /** Empty: made from the path, `lamp<path>/index`; `Layout` for a page elsewhere. */
  component: optionalText(255),
  icon: optionalText(255),
  isGeneral: z.boolean(),
  state: z.boolean(),
  sortValue: z.int().min(0).max(10_000),
  group: optionalLine(20),
  describe: optionalText(200),
};

/** `parentPath` names the menu above by its path, as sheets do, in place of `parentId`. */
export const menuSave = z.object({
  ...fields,
  parentId: parentId.default('0'),
  parentPath: optionalText(255),
  isGeneral: fields.isGeneral.default(false),
  state: fields.state.default(true),
  /** Absent: after the others there. */
  sortValue: fields.sortValue.optional(),
});

/** With another `parentId` the menu moves with all beneath it. */
export const menuUpdate = z
  .object({ ...looseUpdateKey, ...fields })
  .partial({ parentId: true, label: true, path: true, isGeneral: true, state: true, sortValue: true });

/** The new place of a menu: under which one, and after which one there; null: it comes first. */
export const menuMove = z.object({ id, parentId, after: id.nullable() });

/** The rows that are deleted along with a menu: the menus beneath it, their buttons, and the grants of roles for these. */
export const menuUse = z.object({
  menus: z.int(),
  buttons: z.int(),
  /** All of the roles, in the order of their codes. */
  roles: z.array(z.object({ id, code: z.string(), name: z.string() })),
});

/** A button of a menu: the permission that pressing it needs. */
export const resource = z.object({
  ...audit,
  menuId: id,
  /** Permission codes, several divided by `;`. */
  code: z.string(),
  name: z.string(),
  describe: z.string().nullable(),
  readonly: z.boolean(),
});

export const resourceModel = z
  .object({ menuId: id.nullable(), code: filterText, name: filterText, readonly: z.boolean().nullable() })
  .partial();

const resourceFields = { name: line(1, 255), describe: optionalText(255) };

/** Without a code the server makes one. It stays for good: roles are granted this code. */
export const resourceSave = z.object({ menuId: id, code: permissionList.nullish().or(z.literal('')), ...resourceFields });

export const resourceUpdate = z.object({ ...updateKey, ...resourceFields }).partial({ name: true });
