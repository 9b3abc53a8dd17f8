/** A sheet as typed, on this machine, until the server has confirmed it. */
interface KeptSheet {
  savedAt: number;
  version: number;
  scores: Readonly<Record<string, string>>;
  comment: string;
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
  const kept = parse(text);
  if (kept !== null && now - kept.savedAt < keptFor) return kept;
  localStorage.removeItem(key);
  return null;
}

/** A full storage loses the copy on this machine, not what is typed. */
export function writeKeptSheet(key: string, kept: KeptSheet | null): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    localStorage.removeItem(key);
  }
}

function parse(text: string): KeptSheet | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, version, scores, comment } = value as Partial<KeptSheet>; // an object; every field is checked in the next line
  return (
    typeof savedAt === 'number' &&
    typeof version === 'number' &&
    typeof comment === 'string' &&
    typeof scores === 'object' &&
    Object.values(scores).every((text) => typeof text === 'string')
  );
}
