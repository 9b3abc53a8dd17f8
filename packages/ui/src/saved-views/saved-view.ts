/** What a list shows under a name: filters, sort and arrangement of columns together. */
export interface SavedView {
  id: string;
  name: string;
  /**
   * Plain JSON, as the page understands it. It may be old: column keys in it go through `adaptView`, filters through the page's own check.
   */
  state: Record<string, unknown>;
  /** What the list opens with; one at most. */
  isDefault?: boolean;
}

/** More would be a second list to search in, and too much for one preference. */
export const maxViews = 50;

export const maxNameLength = 30;

/** The views in what a store has kept; what makes no sense falls out. */
export function readViews(kept: unknown): SavedView[] {
  const parts: unknown[] = Array.isArray(kept) ? kept : [];
  const views = parts.flatMap((part): SavedView[] => {
    if (!isRecord(part)) return [];
    const { id, name, state, isDefault } = part;
    if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(state)) return [];
    return [{ id, name, state, ...(isDefault === true && { isDefault }) }];
  });
  return views.filter((view, place) => views.findIndex((other) => other.id === view.id) === place);
}

/** Whether two states say the same: the order of keys and keys without a value do not count. */
export function isSameState(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, place) => isSameState(part, other[place]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameState(one[key], other[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
