import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { eachOf, enumeration, filterText, id, line, optionalText, searching, version } from '../../rules.ts';

/**
 * Which rows a role reaches: all, those of its holder's own organisation, with those beneath it, of organisations that are named, or the
 * holder's alone.
 */
export const dataScopes = ['ALL', 'THIS_LEVEL', 'THIS_LEVEL_CHILDREN', 'CUSTOMIZE', 'SELF'] as const;

/** A role: the permissions of its holders, and the rows they hold for. */
export const role = z.object({
  ...audit,
  code: z.string(),
  name: z.string(),
  describe: z.string().nullable(),
  state: z.boolean(),
  /** A role that we ship. Its holders and its permissions can be changed, the rest cannot. */
  readonly: z.boolean(),
  dsType: enumeration(dataScopes),
  /** The organisations of a role that names its own; empty for the others. */
  orgList: z.array(id),
});

export const roleModel = z
  .object({
    keyword: searching('name', 'code'),
    code: filterText,
    name: filterText,
    describe: filterText,
    state: z.boolean().nullable(),
    readonly: z.boolean().nullable(),
    dsType: z.union([z.enum(dataScopes).nullable(), eachOf(dataScopes)]),
  })
  .partial();

const fields = {
  name: line(1, 30),
  describe: optionalText(100),
  state: z.boolean(),
  dsType: z.enum(dataScopes),
  /** Ids of organisations; kept for `CUSTOMIZE` alone. */
  orgList: z.array(id).max(1000, 'rule.most:1000'),
};

const namesOrgs = [
  ({ dsType, orgList }: { dsType?: string | undefined; orgList?: string[] | undefined }) => dsType !== 'CUSTOMIZE' || orgList?.length !== 0,
  { path: ['orgList'], error: 'rule.orgs' },
] satisfies [unknown, object];

/** Without a code the server makes one. */
export const roleSave = z
  .object({
    code: optionalText(20),
    ...fields,
    state: fields.state.default(true),
    dsType: fields.dsType.default('SELF'),
    orgList: fields.orgList.default([]),
  })
  .refine(...namesOrgs);

/** `confirm` saves it although the caller holds the role and would lose permissions or rows by it. */
export const roleUpdate = z
  .object({ ...updateKey, ...fields, confirm: z.boolean().optional() })
  .partial({ name: true, state: true, dsType: true, orgList: true })
  .refine(...namesOrgs);

/** A role as far as it takes to choose it. */
export const givableRole = z.object({
  id,
  code: z.string(),
  name: z.string(),
  describe: z.string().nullable(),
  dsType: enumeration(dataScopes),
});

const ids = z.array(id).max(10_000, 'rule.most:10000');

/** All holders of a role from now on; holders whom the caller does not see stay. */
export const roleUsers = z.object({ roleId: id, userIdList: ids.min(1, 'rule.selection') });

/** Some of its holders, to be added or taken away. */
export const someUsers = z.array(id).min(1, 'rule.selection').max(1000, 'rule.most:1000');

/**
 * All permissions of a role from now on; menus that the caller could not grant stay. Menus of the buttons, and those above, come by
 * themselves. With the `version` that `role.authority` answered, it is refused once another user has granted meanwhile.
 */
export const roleGrant = z.object({ roleId: id, menuIdList: ids, resourceIdList: ids, version: version.optional() });

/** The permissions of a role: ids of menus, and of the buttons on them; `version` is the version of just these. */
export const roleAuthority = z.object({ menuIdList: z.array(id), resourceIdList: z.array(id), version });

/** The permissions that people gain or lose by a change of one menu or button. */
const grantEffect = z.object({
  /** The menu or button. */
  id,
  count: z.int(),
  /** Of the first of them. */
  names: z.array(z.string()),
});

/**
 * The effect of saving these grants on holders of the role who are in sight and may sign in. Permissions that another role of theirs has
 * too they neither gain nor lose.
 */
export const roleEffect = z.object({
  /** How many hold the role. */
  holders: z.int(),
  lost: z.array(grantEffect),
  gained: z.array(grantEffect),
  /** The permissions that the caller would lose themself. */
  ownLoss: z.array(id),
});

export const authorityTypes = ['MENU', 'RESOURCE'] as const;

/** One of these as a row. */
export const roleAuthorityRow = z.object({ roleId: id, authorityId: id, authorityType: enumeration(authorityTypes) });

export interface GrantNode {
  id: string;
  parentId: string;
  type: 'MENU' | 'RESOURCE';
  label: string;
  code: string | null;
  path: string | null;
  isGeneral: boolean;
  state: boolean;
  children: GrantNode[];
}

/**
 * A menu with those below it and with its buttons (`RESOURCE`), which are resources by their permission `code`. Menus have a `path`
 * instead; general ones are open to all, granted or not. `state` is false for a menu that is switched off: its buttons can be granted all
 * the same.
 */
export const grantNode: z.ZodType<GrantNode> = z
  .object({
    id,
    /** 0 at the top. */
    parentId: z.string(),
    type: z.enum(authorityTypes),
    label: z.string(),
    code: z.string().nullable(),
    path: z.string().nullable(),
    isGeneral: z.boolean(),
    state: z.boolean(),
    get children() {
      return z.array(grantNode);
    },
  })
  .meta({ id: 'GrantNode' });
