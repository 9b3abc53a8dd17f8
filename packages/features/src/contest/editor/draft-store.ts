import type { ContestValues } from './contest-values.ts';

/** Unsaved input of one form. `version` is the contest's version it was typed over; null for a new contest. */
interface ContestDraft {
  savedAt: number;
  version: number | null;
  values: ContestValues;
}

const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Where a user's draft of a contest lies: one per user and contest, so nobody is shown another's. */
export function draftKey(userId: string, contestId: string | null): string {
  return `saiwu_DRAFT_CONTEST_${userId}_${contestId ?? 'new'}`;
}

/** The draft under `key`; null when there is none, it is damaged, or older than seven days. */
export function readDraft(key: string, now: number): ContestDraft | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  const draft = parse(text);
  if (draft !== null && now - draft.savedAt < keptFor) return draft;
  localStorage.removeItem(key);
  return null;
}

export function writeDraft(key: string, draft: ContestDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    localStorage.removeItem(key);
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(key);
}

function parse(text: string): ContestDraft | null {
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Checks as much as the form needs to open; the fields themselves may be as wrong as they were typed. */
function isDraft(value: unknown): value is ContestDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, values } = value as Partial<ContestDraft>; // an object; its two fields are checked below
  return (
    typeof savedAt === 'number' &&
    Array.isArray(values?.stages) &&
    Array.isArray(values.stages[0]?.rubric?.dimensions) &&
    Array.isArray(values.tracks)
  );
}
