import type { Rubric, Sheet } from '../answers.ts';

/** What the store sends: the body of `score.save` and `score.submit`. */
export interface SheetBody {
  scores: { dimension: number; item: number; score: string | null }[];
  comment: string | null;
  version: number;
}

/** Scores and comment as typed, kept beside the sheet the server last confirmed. */
export interface SheetState {
  /** Typed text by `place(dimension, item)`; also text that is no score yet. */
  scores: Readonly<Record<string, string>>;
  comment: string;
  version: number;
  status: 'saved' | 'changed' | 'saving' | 'failed';
  /** Why the last attempt to save failed; null after a success. */
  failure: unknown;
  /** When the server last confirmed, as milliseconds; null before the first time. */
  savedAt: number | null;
  isSubmitted: boolean;
}

interface SheetStoreOptions {
  rubric: Rubric;
  sheet: Sheet;
  isSubmitted: boolean;
  /** What a lost or failed save left on this machine. */
  kept: { scores: Readonly<Record<string, string>>; comment: string; version: number } | null;
  save: (body: SheetBody) => Promise<Sheet>;
  submit: (body: SheetBody) => Promise<Sheet>;
  /** Keeps what is not confirmed yet on this machine; null: everything is confirmed. */
  keep: (state: SheetState | null) => void;
  now: () => number;
}

/**
 * A judge's sheet while it is being filled in. Saves go out one after the other, each with the version the last one answered, also while the
 * tab is hidden; what is typed during a save goes with the next one. Until the server has confirmed, everything typed stays on this machine.
 */
export function createSheetStore({ rubric, sheet, isSubmitted, kept, save, submit, keep, now }: SheetStoreOptions) {
  const restored = isSubmitted ? null : kept;
  let state: SheetState = {
    scores: restored?.scores ?? textsOf(sheet),
    comment: restored?.comment ?? sheet.comment ?? '',
    version: restored?.version ?? sheet.version,
    status: restored ? 'changed' : 'saved',
    failure: null,
    savedAt: null,
    isSubmitted,
  };
  let sending: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(change: Partial<SheetState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function edit(change: Pick<SheetState, 'scores'> | Pick<SheetState, 'comment'>) {
    if (state.isSubmitted) return;
    set({ ...change, status: state.status === 'saving' ? 'saving' : 'changed' });
    keep(state);
  }

  async function send(how: 'save' | 'submit') {
    const sent = state;
    set({ status: 'saving', failure: null });
    try {
      const answer = await (how === 'save' ? save : submit)(bodyOf(rubric, sent));
      const isCurrent = state.scores === sent.scores && state.comment === sent.comment;
      set({ version: answer.version, status: isCurrent ? 'saved' : 'changed', savedAt: now(), isSubmitted: how === 'submit' });
      keep(isCurrent || how === 'submit' ? null : state);
    } catch (failure) {
      set({ status: 'failed', failure });
      if (how === 'submit') throw failure;
    }
  }

  async function sendChanges() {
    const isPending = state.status === 'changed' || state.status === 'failed';
    if (isPending && !state.isSubmitted && wrongPlaces(rubric, state.scores).length === 0) await send('save');
  }

  function saveChanges(): Promise<void> {
    sending = sending.then(sendChanges);
    return sending;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    setScore: (key: string, text: string) => edit({ scores: { ...state.scores, [key]: text } }),
    setComment: (comment: string) => edit({ comment }),
    /** Saves what is not saved yet. Text that is no score waits on this machine until it is mended. */
    save: saveChanges,
    /** Hands the sheet in; rejects with the server's refusal. */
    submit(): Promise<void> {
      const run = sending.then(() => send('submit'));
      sending = run.catch(() => undefined);
      return run;
    },
    /** After a stale edit: goes on with what stands on the server. */
    takeTheirs(theirs: Sheet) {
      set({
        scores: textsOf(theirs),
        comment: theirs.comment ?? '',
        version: theirs.version,
        status: 'saved',
        failure: null,
        isSubmitted: theirs.submittedTime !== null,
      });
      keep(null);
    },
    /** After a stale edit: keeps what is typed here and saves it over the version that stands on the server. */
    keepMine(theirs: Sheet): Promise<void> {
      set({ version: theirs.version, status: 'changed', failure: null });
      return saveChanges();
    },
  };
}

/** The key of an item's score: its place in the rubric. */
export function place(dimension: number, item: number): string {
  return `${dimension}.${item}`;
}

/** Places whose text is no score of their item: not a number of at most four decimals, or above the item's maximum. */
export function wrongPlaces(rubric: Rubric, scores: Readonly<Record<string, string>>): string[] {
  return placesOf(rubric)
    .filter(({ key, max }) => {
      const text = scores[key] ?? '';
      return text !== '' && (!/^\d{1,6}(\.\d{1,4})?$/.test(text) || Number(text) > Number(max));
    })
    .map(({ key }) => key);
}

/** Places of counted items that have no score yet. */
export function openPlaces(rubric: Rubric, scores: Readonly<Record<string, string>>): string[] {
  return placesOf(rubric)
    .filter(({ key, isCounted }) => isCounted && (scores[key] ?? '') === '')
    .map(({ key }) => key);
}

/** The scores as the contract names them: one line per item that has a text. */
export function bodyOf(rubric: Rubric, { scores, comment, version }: Pick<SheetState, 'scores' | 'comment' | 'version'>): SheetBody {
  const lines = placesOf(rubric).map(({ key, dimension, item }) => ({
    dimension,
    item,
    score: scores[key] === undefined || scores[key] === '' ? null : scores[key],
  }));
  return { scores: lines, comment: comment === '' ? null : comment, version };
}

function placesOf(rubric: Rubric) {
  return rubric.dimensions.flatMap((one, dimension) =>
    one.items.map(({ max, isCounted }, item) => ({ key: place(dimension, item), dimension, item, max, isCounted })),
  );
}

function textsOf(sheet: Sheet): Record<string, string> {
  return Object.fromEntries(
    sheet.scores.filter(({ score }) => score !== null).map(({ dimension, item, score }) => [place(dimension, item), score ?? '']),
  );
}
