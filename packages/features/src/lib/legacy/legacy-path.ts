import { safeRedirect } from '@saiwu/auth';
import { legacyLists, legacyTable, type LegacyKind, type LegacyRow } from './legacy-path-table.ts';

/** The page that finds out, or asks for, what an old address does not say. */
export const legacyPath = '/legacy';

/** What is known of the ids that a canonical path needs. */
export type LegacyIds = Partial<Record<LegacyKind, string>>;

/**
 * The canonical path of an old address of this console, with what is left of its query; `null` for any other. Ids stand in the path, after
 * a slash or without one, or in the query (`id`, `projectId`). An address behind `#/` comes from the time of hash routing: it leads to what
 * stands there, old or not. Where ids are missing the way leads over {@link legacyPath}.
 *
 * @param url path, query and hash
 */
export function resolveLegacyPath(url: string): string | null {
  const address = parsed(url);
  if (address === null) return null;
  if (/^#!?\//.test(address.hash)) {
    const behind = address.hash.slice(address.hash.indexOf('/'));
    return resolveLegacyPath(behind) ?? (safeRedirect(behind, '') || null);
  }
  const row = rowOf(address.pathname);
  if (row === undefined) return null;
  const query = new URLSearchParams(address.search);
  const ids = { ...takeIds(row, query), ...pathId(row, address.pathname) };
  return legacyTarget(row, ids, query) + address.hash;
}

/** What an address of {@link legacyPath} asks for: the old address, and what it said; `null` where it is none of ours. */
export function readLegacyQuery(search: string): { row: LegacyRow; ids: LegacyIds; rest: URLSearchParams } | null {
  const rest = new URLSearchParams(search);
  const row = legacyTable.find(({ from }) => from === rest.get('from'));
  if (row === undefined) return null;
  rest.delete('from');
  return { row, ids: takeIds(row, rest), rest };
}

/** The canonical path with its query; `null` while ids are missing. */
export function fillPath(row: LegacyRow, ids: LegacyIds, query: URLSearchParams): string | null {
  if (missingKinds(row, ids).length > 0) return null;
  const path = kindsOf(row).reduce((filled, kind) => filled.replace(`:${kind}`, ids[kind] ?? ''), row.to);
  return path + searchOf(query);
}

/** Where an old address leads with these ids: its page, or the way to what is missing. */
export function legacyTarget(row: LegacyRow, ids: LegacyIds, rest: URLSearchParams): string {
  const path = fillPath(row, ids, rest);
  if (path !== null) return path;
  const isOpenChoice = missingKinds(row, ids)[0] === 'stage' && ids.project === undefined;
  if (isOpenChoice && legacyLists.stage !== undefined) return legacyLists.stage + searchOf(rest);
  const known = Object.entries(ids).map(([kind, id]) => [`${kind}Id`, id]);
  return `${legacyPath}?${new URLSearchParams([['from', row.from], ...known, ...rest])}`;
}

/** What the canonical path needs and nobody has said. */
export function missingKinds(row: LegacyRow, ids: LegacyIds): LegacyKind[] {
  return kindsOf(row).filter((kind) => ids[kind] === undefined);
}

/** A reserved name (RFC 2606): what leads elsewhere is no address of ours. */
const origin = 'http://saiwu.invalid';

function parsed(url: string): URL | null {
  try {
    const address = new URL(url, `${origin}/`);
    return address.origin === origin ? address : null;
  } catch {
    return null;
  }
}

/** The longest beginning counts: `xgpswcxm12` is not `xgpswc`. */
function rowOf(pathname: string): LegacyRow | undefined {
  return legacyTable.filter((row) => isBeginning(row, pathname)).toSorted((one, other) => other.from.length - one.from.length)[0];
}

function isBeginning(row: LegacyRow, pathname: string): boolean {
  return pathname.startsWith(row.from) && (/^\/*$/.test(pathname.slice(row.from.length)) || idBehind(row, pathname) !== undefined);
}

function pathId(row: LegacyRow, pathname: string): LegacyIds {
  const id = idBehind(row, pathname);
  return row.id === undefined || id === undefined ? {} : { [row.id]: id };
}

function idBehind(row: LegacyRow, pathname: string): string | undefined {
  return row.id === undefined ? undefined : /^\/?([1-9]\d{0,18})\/*$/.exec(pathname.slice(row.from.length))?.[1];
}

/** Takes the ids out of the query, and what should be one but is none. */
function takeIds(row: LegacyRow, query: URLSearchParams): LegacyIds {
  const ids: LegacyIds = {};
  for (const kind of kindsOf(row).filter((other) => other !== 'level')) {
    for (const key of kind === row.id ? ['id', `${kind}Id`] : [`${kind}Id`]) {
      const value = query.get(key);
      query.delete(key);
      if (value !== null && /^[1-9]\d{0,18}$/.test(value)) ids[kind] = value;
    }
  }
  return ids;
}

function kindsOf({ to }: LegacyRow): LegacyKind[] {
  return kinds.filter((kind) => to.split('/').includes(`:${kind}`));
}

const kinds: readonly LegacyKind[] = ['contest', 'stage', 'level', 'project', 'judge', 'school', 'college'];

function searchOf(query: URLSearchParams): string {
  const text = String(query);
  return text === '' ? '' : `?${text}`;
}
