import type { TableFeatures } from '@tanstack/react-table';

/**
 * State that stands still: a table is made anew for each arrangement, so nothing has to be told of a change, and the store's code can stay
 * away.
 */
export const stillReactivity: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createWritableAtom: (initial) => ({ get: () => initial, set: () => undefined, subscribe }),
  createReadonlyAtom: (compute) => ({ get: compute, subscribe }),
  untrack: (compute) => compute(),
  batch: (act) => act(),
  schedule: (act) => queueMicrotask(act),
};

function subscribe() {
  return { unsubscribe: () => undefined };
}
