/** A page that was visited or chosen lately. */
export interface RecentPage {
  path: string;
  title: string;
  /** What it shows, where the search has found it. */
  kind?: string;
}

/** Kept on this device, per account: keys of pages and acts, and pages that no menu has. The latest first. */
export type Recent = string | RecentPage;

const most = 12;

export function readRecent(userId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts one first. What the search has called a page stays its name: a visit knows it by its tab. */
export function keepRecent(userId: string, one: Recent): void {
  const before = readRecent(userId);
  const same = before.find((other) => isSame(other, one));
  const kept = typeof one === 'object' && typeof same === 'object' && one.kind === undefined && same.kind !== undefined ? same : one;
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify([kept, ...before.filter((other) => !isSame(other, one))].slice(0, most)));
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
}

/** Titles are names of people and projects: who leaves leaves none of them behind. */
export function forgetRecent(userId: string): void {
  localStorage.removeItem(nameOf(userId));
}

function isSame(one: Recent, other: Recent): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : one.path === other.path;
}

function isRecent(kept: unknown): kept is Recent {
  if (typeof kept === 'string') return true;
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('title' in kept)) return false;
  return typeof kept.path === 'string' && typeof kept.title === 'string' && (!('kind' in kept) || typeof kept.kind === 'string');
}

function nameOf(userId: string): string {
  return `saiwu_RECENT_${userId}`;
}
