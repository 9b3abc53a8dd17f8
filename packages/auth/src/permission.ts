/**
 * A parsed permission: parts, each a list of sub-parts without repetition. `role:view,edit` is `[['role'], ['view', 'edit']]`.
 */
export type Permission = readonly (readonly string[])[];

/** How permission texts are read. */
export interface PermissionOptions {
  /** Whether `Role` and `role` differ. Default false. */
  caseSensitive?: boolean;
}

/** What a signed-in user holds, as the server sends it (`resource.visible`). */
export interface AuthorityResource {
  /** When false, every check holds. */
  enabled: boolean;
  /** Whether permission codes keep their case. Role codes never do. */
  caseSensitive: boolean;
  /** Granted permission codes. One entry may bundle several with `;`. */
  resourceList: readonly string[];
  /** Codes of the user's roles. */
  roleList: readonly string[];
}

/** One code or several. */
export type Codes = string | readonly string[];

/**
 * The six checks of the specification (§6). With no codes at all, "all" and "none" hold and "any" does not.
 * A malformed required code throws a {@link PermissionSyntaxError}.
 */
export interface Authority {
  /** Whether every code is granted. */
  hasPermission: (codes: Codes) => boolean;
  /** Whether at least one code is granted. */
  hasAnyPermission: (codes: Codes) => boolean;
  /** Whether no code is granted. */
  hasNoPermission: (codes: Codes) => boolean;
  /** Whether the user has every role. Case never matters. */
  hasRole: (codes: Codes) => boolean;
  /** Whether the user has at least one of the roles. */
  hasAnyRole: (codes: Codes) => boolean;
  /** Whether the user has none of the roles. */
  hasNoRole: (codes: Codes) => boolean;
  /** Granted codes that could not be read. They grant nothing. */
  readonly malformed: readonly string[];
}

/** A permission text that does not follow the grammar. */
export class PermissionSyntaxError extends Error {
  override name = 'PermissionSyntaxError' as const;
  /** The text as it was given. */
  readonly text: string;

  constructor(text: string, reason: string) {
    super(`${reason}: ${JSON.stringify(text)}`);
    this.text = text;
  }
}

/**
 * Reads a permission text: parts divided by `:`, sub-parts by `,`, `*` for anything. Space around the whole text and trailing dividers
 * are dropped. The grammar is that of Shiro's WildcardPermission, except that an empty part at the front or between others is an error too.
 *
 * @throws {PermissionSyntaxError} when the text is empty, has an empty part, or a part of dividers alone
 */
export function parsePermission(text: string, options: PermissionOptions = {}): Permission {
  const trimmed = text.trim();
  const clean = options.caseSensitive ? trimmed : trimmed.toLowerCase();
  if (clean === '') throw new PermissionSyntaxError(text, 'A permission must not be empty');
  const parts = withoutTrailingEmpty(clean.split(':'));
  if (parts.length === 0) throw new PermissionSyntaxError(text, 'A permission must not consist of dividers alone');
  return parts.map((part) => subpartsOf(part, text));
}

/**
 * Whether one granted permission covers one required permission. A shorter grant covers everything below it; the surplus parts of
 * a longer grant must be `*`; otherwise each granted part contains `*` or all required sub-parts.
 *
 * @throws {PermissionSyntaxError} when either text is malformed
 */
export function implies(granted: string, required: string, options: PermissionOptions = {}): boolean {
  return covers(parsePermission(granted, options), parsePermission(required, options));
}

/**
 * Compiles what a user holds into the six checks. A required code must be covered by a single grant as a whole, as in Shiro:
 * `a:view` and `a:edit` together do not grant `a:view,edit`.
 */
export function createAuthority(resource: AuthorityResource): Authority {
  const { enabled, caseSensitive } = resource;
  const grants = compile(resource.resourceList, { caseSensitive });
  const roles = new Set(resource.roleList.map((role) => role.toLowerCase()));
  const answers = new Map<string, boolean>();

  function isGranted(code: string): boolean {
    const known = answers.get(code);
    if (known !== undefined) return known;
    const answer = isCovered(grants, parsePermission(code, { caseSensitive }));
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(code, answer);
    return answer;
  }

  function isMember(code: string): boolean {
    return roles.has(code.toLowerCase());
  }

  return {
    hasPermission: (codes) => !enabled || listed(codes).every(isGranted),
    hasAnyPermission: (codes) => !enabled || listed(codes).some(isGranted),
    hasNoPermission: (codes) => !enabled || !listed(codes).some(isGranted),
    hasRole: (codes) => !enabled || listed(codes).every(isMember),
    hasAnyRole: (codes) => !enabled || listed(codes).some(isMember),
    hasNoRole: (codes) => !enabled || !listed(codes).some(isMember),
    malformed: grants.malformed,
  };
}

const wildcard = '*';

/** Questions repeat (every row of a list asks the same), so answers are kept; the limit keeps generated codes from filling the memory. */
const mostAnswers = 10_000;

function listed(codes: Codes): readonly string[] {
  return typeof codes === 'string' ? [codes] : codes;
}

function subpartsOf(part: string, text: string): readonly string[] {
  if (part === '') throw new PermissionSyntaxError(text, 'A permission must not have an empty part');
  if (!part.includes(',')) return [part];
  const subparts = withoutTrailingEmpty(part.split(','));
  if (subparts.length === 0) throw new PermissionSyntaxError(text, 'A permission must not have a part of dividers alone');
  return [...new Set(subparts)];
}

function withoutTrailingEmpty(pieces: string[]): string[] {
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function covers(granted: Permission, required: Permission): boolean {
  return granted.every((part, depth) => {
    if (part.includes(wildcard)) return true;
    const wanted = required[depth];
    return wanted !== undefined && wanted.every((subpart) => part.includes(subpart));
  });
}

/** Grants whose parts are all single stand in a tree; the few with lists stand under each sub-part of their first part. */
interface Grants {
  tree: GrantNode;
  lists: Map<string, Permission[]>;
  malformed: string[];
}

interface GrantNode {
  isGrant: boolean;
  any: GrantNode | undefined;
  named: Map<string, GrantNode>;
}

function compile(entries: readonly string[], options: PermissionOptions): Grants {
  const grants: Grants = { tree: grantNode(), lists: new Map(), malformed: [] };
  for (const code of new Set(entries.flatMap(unbundled))) {
    try {
      add(grants, parsePermission(code, options));
    } catch (error) {
      if (!(error instanceof PermissionSyntaxError)) throw error;
      grants.malformed.push(code);
    }
  }
  return grants;
}

function unbundled(entry: string): string[] {
  return entry.includes(';') ? entry.split(';').filter((code) => code.trim() !== '') : [entry];
}

function add(grants: Grants, granted: Permission): void {
  const plain = granted.map((part) => (part.includes(wildcard) ? wildcard : part.length === 1 ? part[0] : undefined));
  if (plain.includes(undefined)) {
    for (const key of granted[0]?.includes(wildcard) ? [wildcard] : (granted[0] ?? [])) {
      const list = grants.lists.get(key);
      if (list) list.push(granted);
      else grants.lists.set(key, [granted]);
    }
    return;
  }
  let node = grants.tree;
  for (const token of plain) node = token === wildcard ? (node.any ??= grantNode()) : childOf(node, token ?? '');
  node.isGrant = true;
}

function grantNode(): GrantNode {
  return { isGrant: false, any: undefined, named: new Map() };
}

function childOf(node: GrantNode, token: string): GrantNode {
  const existing = node.named.get(token);
  if (existing) return existing;
  const created = grantNode();
  node.named.set(token, created);
  return created;
}

function isCovered(grants: Grants, required: Permission): boolean {
  if (isReached(grants.tree, required, 0)) return true;
  if (grants.lists.size === 0) return false;
  const isCovering = (granted: Permission) => covers(granted, required);
  const candidates = grants.lists.get(required[0]?.[0] ?? '');
  return (candidates?.some(isCovering) ?? false) || (grants.lists.get(wildcard)?.some(isCovering) ?? false);
}

function isReached(node: GrantNode, required: Permission, depth: number): boolean {
  if (node.isGrant) return true;
  if (node.any && isReached(node.any, required, depth + 1)) return true;
  const part = required[depth];
  const next = part?.length === 1 ? node.named.get(part[0] ?? '') : undefined;
  return next !== undefined && isReached(next, required, depth + 1);
}
