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
  const clean = cleaned(text, options);
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
  // a grant covers itself, so these answers need no question
  const answers = new Map<string, boolean>(grants.codes.map((code) => [code, true]));

  function isGranted(code: string): boolean {
    const known = answers.get(code);
    if (known !== undefined) return known;
    const answer = isCovered(grants, code, { caseSensitive });
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(code, answer);
    return answer;
  }

  function isMember(code: string): boolean {
    return roles.has(code.toLowerCase());
  }

  return {
    hasPermission: (codes) => !enabled || every(codes, isGranted),
    hasAnyPermission: (codes) => !enabled || some(codes, isGranted),
    hasNoPermission: (codes) => !enabled || !some(codes, isGranted),
    hasRole: (codes) => !enabled || every(codes, isMember),
    hasAnyRole: (codes) => !enabled || some(codes, isMember),
    hasNoRole: (codes) => !enabled || !some(codes, isMember),
    malformed: grants.malformed,
  };
}

const wildcard = '*';

/** Questions repeat (every row of a list asks the same), so answers are kept; the limit keeps generated codes from filling the memory. */
const mostAnswers = 10_000;

function every(codes: Codes, check: (code: string) => boolean): boolean {
  return typeof codes === 'string' ? check(codes) : codes.every(check);
}

function some(codes: Codes, check: (code: string) => boolean): boolean {
  return typeof codes === 'string' ? check(codes) : codes.some(check);
}

function cleaned(text: string, { caseSensitive }: PermissionOptions): string {
  const trimmed = text.trim();
  return caseSensitive ? trimmed : trimmed.toLowerCase();
}

function subpartsOf(part: string, text: string): readonly string[] {
  if (part === '') throw new PermissionSyntaxError(text, 'A permission must not have an empty part');
  if (!part.includes(',')) return [part];
  const subparts = withoutTrailingEmpty(part.split(','));
  if (subparts.length === 0) throw new PermissionSyntaxError(text, 'A permission must not have a part of dividers alone');
  return distinct(subparts);
}

/** Comparing a few costs less than a set of them; of many it would cost more and more. */
function distinct(pieces: string[]): string[] {
  return pieces.length > 8 ? [...new Set(pieces)] : pieces.filter((piece, index) => pieces.indexOf(piece) === index);
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

interface Grants {
  tree: GrantNode;
  /** Grants with too many choices for the tree. */
  wide: Permission[];
  /** As they were written, without the malformed ones. */
  codes: string[];
  malformed: string[];
}

/** A grant with lists ends at several nodes, one for each choice of its sub-parts. */
interface GrantNode {
  /** Those that end here, as a whole. */
  grants: Permission[] | undefined;
  any: GrantNode | undefined;
  named: Map<string, GrantNode> | undefined;
}

/** More choices than any grant written by hand has: `20 things:5 acts`. */
const mostChoices = 100;

function compile(entries: readonly string[], options: PermissionOptions): Grants {
  const grants: Grants = { tree: grantNode(), wide: [], codes: [], malformed: [] };
  for (const code of new Set(entries.flatMap(unbundled))) {
    try {
      add(grants, parsePermission(code, options));
      grants.codes.push(code);
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
  const parts = withoutSurplus(granted.map((part) => (part.includes(wildcard) ? [wildcard] : part)));
  const choices = parts.reduce((product, part) => product * part.length, 1);
  if (choices > mostChoices) grants.wide.push(parts);
  else plant(grants.tree, parts, 0);
}

/** `a:*` is `a`: a shorter grant covers everything below it, and `*` at the end asks for nothing. */
function withoutSurplus(parts: Permission): Permission {
  const last = parts.findLastIndex((part) => part[0] !== wildcard);
  return parts.slice(0, last + 1);
}

function plant(node: GrantNode, granted: Permission, depth: number): void {
  const part = granted[depth];
  if (part === undefined) (node.grants ??= []).push(granted);
  else for (const token of part) plant(token === wildcard ? (node.any ??= grantNode()) : childOf(node, token), granted, depth + 1);
}

function grantNode(): GrantNode {
  return { grants: undefined, any: undefined, named: undefined };
}

function childOf(node: GrantNode, token: string): GrantNode {
  node.named ??= new Map();
  const existing = node.named.get(token);
  if (existing) return existing;
  const created = grantNode();
  node.named.set(token, created);
  return created;
}

function isCovered({ tree, wide }: Grants, code: string, options: PermissionOptions): boolean {
  const text = cleaned(code, options);
  const tokens = tokensOf(text);
  const isEmptySomewhere = tokens.includes('');
  // nearly every question
  if (!isEmptySomewhere && !text.includes(',') && wide.length === 0) return isReached(tree, tokens, 0, null);
  const required = isEmptySomewhere ? parsePermission(code, options) : tokens.map((token) => subpartsOf(token, code));
  const first = required.map(([subpart = '']) => subpart);
  return isReached(tree, first, 0, required) || wide.some((granted) => covers(granted, required));
}

/**
 * Whether the tokens from `depth` on lead to a grant, which is enough for a question without lists. One with lists is asked for by its
 * first choice, and then has to be covered by a grant found there as a whole: `required`.
 */
function isReached(node: GrantNode, tokens: readonly string[], depth: number, required: Permission | null): boolean {
  if (node.grants !== undefined && (required === null || node.grants.some((granted) => covers(granted, required)))) return true;
  const token = tokens[depth];
  if (token === undefined) return false;
  const next = node.named?.get(token);
  if (next !== undefined && isReached(next, tokens, depth + 1, required)) return true;
  return node.any !== undefined && isReached(node.any, tokens, depth + 1, required);
}

/** `text.split(':')`, in two thirds of its time: this is most of what a question costs. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let start = 0;
  for (;;) {
    const divider = text.indexOf(':', start);
    if (divider === -1) break;
    tokens.push(text.slice(start, divider));
    start = divider + 1;
  }
  tokens.push(text.slice(start));
  return tokens;
}
