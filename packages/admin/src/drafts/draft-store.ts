/** Unsaved input of one form, as it lies in local storage. */
export interface Draft {
  /** Milliseconds of this device's clock. */
  savedAt: number;
  /** Which showing of the form wrote it: two tabs may show the same form. */
  writer: string;
  /** The version of the row that the input was typed over; null for a new one. */
  version: number | null;
  values: unknown;
  /** The draft of an earlier visit over another version of the row, until the reader has decided about it. */
  older?: Draft | undefined;
}

/** The key of a person's draft: one per person and form, so that no person is shown another's. */
export function draftKey(userId: string, form: string): string {
  return `${prefix}${userId}:${form}`;
}

/** The draft under `key`; null when there is none, it is damaged, or older than seven days. */
export function readDraft(key: string, now: number): Draft | null {
  const draft = parseDraft(localStorage.getItem(key));
  const isFresh = ({ savedAt }: Draft) => now - savedAt < keptFor;
  if (draft !== null && isFresh(draft)) return draft.older === undefined || isFresh(draft.older) ? draft : { ...draft, older: undefined };
  localStorage.removeItem(key);
  return null;
}

/** Keeps a draft, without passwords and files, and answers whether it did. A full storage loses the draft, not the input. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(
      key,
      JSON.stringify(draft, (name: string, value: unknown) => (isKept(name, value) ? value : undefined)),
    );
    return true;
  } catch {
    localStorage.removeItem(key);
    return false;
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(key);
}

/** Removes drafts older than seven days, of all persons. */
export function sweepDrafts(now: number): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys.filter((one) => one.startsWith(prefix))) readDraft(key, now);
}

/** Reads a draft from the storage, or from the browser's event about another tab's write. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * The values of a draft that a form can hold, by the values it opens with: where those have a list or an object the draft must have one
 * too. A draft of an older version of the form, or a damaged one, gives the values that still fit.
 */
export function fitting<Values>(values: unknown, opened: Values): Values {
  return fitted(values, opened) as Values; // every part has the kind of the part it replaces
}

/** Whether a field of a form may lie in the storage: passwords and files may not. */
export function isKept(name: string, value: unknown): boolean {
  return !/password|secret/i.test(name) && !(value instanceof Blob);
}

const prefix = 'saiwu_draft:';
const keptFor = 7 * 24 * 60 * 60 * 1000;

function fitted(value: unknown, opened: unknown): unknown {
  if (opened === undefined || opened === null || value === undefined) return value === undefined ? opened : value;
  if (Array.isArray(opened)) {
    if (!Array.isArray(value)) return opened;
    const [first]: unknown[] = opened;
    return value.map((item: unknown) => fitted(item, first));
  }
  if (typeof opened === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return opened;
    const parts: Record<string, unknown> = { ...value };
    for (const [key, part] of Object.entries(opened)) parts[key] = fitted(parts[key], part);
    return parts;
  }
  return typeof value === 'object' && value !== null ? opened : value;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, writer, version, values, older } = value as Partial<Draft>; // an object; every field is checked in the next lines
  const isWhole = typeof savedAt === 'number' && typeof writer === 'string' && (version === null || typeof version === 'number');
  return isWhole && isObject(values) && (older === undefined || isDraft(older));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
