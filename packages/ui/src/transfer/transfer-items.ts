/** One of the things that are chosen from. */
export interface TransferItem {
  id: string;
  label: string;
  description?: string | undefined;
  /** Stays where it is. */
  isDisabled?: boolean | undefined;
  /** Why it is disabled; shown under its label. */
  reason?: string | undefined;
}

/** What is left to choose and what is chosen, each in the order in which it is shown. */
export function splitItems(items: readonly TransferItem[], value: readonly string[], isOrdered: boolean) {
  const chosen = new Set(value);
  const source = items.filter((item) => !chosen.has(item.id));
  if (!isOrdered) return { source, target: items.filter((item) => chosen.has(item.id)) };
  const byId = new Map(items.map((item) => [item.id, item]));
  return { source, target: value.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * The value with these in it: at its end, or in the order of the items where the value has none of its own. Ids without an item are kept.
 */
export function valueWith(items: readonly TransferItem[], value: readonly string[], ids: readonly string[], isOrdered: boolean): string[] {
  const next = [...value, ...ids];
  if (isOrdered) return next;
  const chosen = new Set(next);
  const known = new Set(items.map((item) => item.id));
  return [...items.filter((item) => chosen.has(item.id)).map((item) => item.id), ...value.filter((id) => !known.has(id))];
}

/** The value with these one place further up (-1) or down (1); they push against the end, not past each other. */
export function valueMoved(value: readonly string[], ids: ReadonlySet<string>, step: -1 | 1): string[] {
  const order = step === -1 ? [...value] : value.toReversed();
  for (let at = 1; at < order.length; at += 1) {
    const before = order[at - 1];
    const own = order[at];
    if (before === undefined || own === undefined || !ids.has(own) || ids.has(before)) continue;
    order[at - 1] = own;
    order[at] = before;
  }
  return step === -1 ? order : order.toReversed();
}

/** The items with these words in label or description. */
export function searchItems(items: readonly TransferItem[], words: string): readonly TransferItem[] {
  const query = words.trim().toLowerCase();
  if (query === '') return items;
  return items.filter((item) => `${item.label}\n${item.description ?? ''}`.toLowerCase().includes(query));
}
