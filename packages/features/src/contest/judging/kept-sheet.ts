import type { Typed } from './sheet-places.ts';

/** A sheet as typed, on this device, until the server has confirmed it. */
export interface KeptSheet extends Typed {
  savedAt: number;
  version: number;
  /** Contents that were sent, and may have arrived though no answer came. */
  sent: readonly string[];
}

const keptFor = 7 * 24 * 60 * 60 * 1000;

/** One per judge and sheet, so that nobody is shown another's. */
export function keptSheetKey(userId: string, stageId: string, projectId: string): string {
  return `saiwu_DRAFT_SHEET_${userId}_${stageId}_${projectId}`;
}

/** What an unconfirmed save left under `key`; null when nothing did, it is damaged, or older than seven days. */
export function readKeptSheet(key: string, now: number): KeptSheet | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  const kept = parseKeptSheet(text);
  if (kept !== null && now - kept.savedAt < keptFor) return kept;
  localStorage.removeItem(key);
  return null;
}

/** A full storage loses the copy on this device, not what is typed. Answers whether there is a copy now. */
export function writeKeptSheet(key: string, kept: KeptSheet | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
    return kept !== null;
  } catch {
    localStorage.removeItem(key);
    return false;
  }
}

/** What another window has written; null where it is damaged. */
export function parseKeptSheet(text: string): KeptSheet | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? { ...kept, sent: kept.sent ?? [] } : null;
  } catch {
    return null;
  }
}

/** What an earlier version of ours kept knew nothing of `sent`. */
function isKept(value: unknown): value is Omit<KeptSheet, 'sent'> & Partial<KeptSheet> {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, version, scores, comment, sent = [] } = value as Partial<KeptSheet>; // an object; every field is checked in the next line
  return (
    Array.isArray(sent) &&
    sent.every((content) => typeof content === 'string') &&
    typeof savedAt === 'number' &&
    typeof version === 'number' &&
    typeof comment === 'string' &&
    typeof scores === 'object' &&
    Object.values(scores).every((text) => typeof text === 'string')
  );
}
