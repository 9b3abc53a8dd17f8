import type { Rubric, Sheet } from '../answers.ts';
import type { KeptSheet } from './kept-sheet.ts';
import { sheetOf } from './sheet-of.ts';
import { bodyOf, contentOf, typedOf, wrongPlaces, type SheetBody, type Typed } from './sheet-places.ts';

/** Scores and comment as typed, kept beside the sheet the server last confirmed. */
export interface SheetState extends Typed {
  version: number;
  status: 'saved' | 'changed' | 'saving' | 'failed';
  /** Why the last attempt to save failed; null after a success. */
  failure: unknown;
  /** When the server last confirmed, as milliseconds; null before the first time. */
  savedAt: number | null;
  /** What is not confirmed yet lies on this device: leaving loses nothing. */
  isKept: boolean;
  isSubmitted: boolean;
}

interface SheetStoreOptions {
  rubric: Rubric;
  sheet: Sheet;
  isSubmitted: boolean;
  /** What a lost or failed save left on this device. */
  kept: Omit<KeptSheet, 'savedAt'> | null;
  save: (body: SheetBody) => Promise<Sheet>;
  submit: (body: SheetBody) => Promise<Sheet>;
  /** Keeps what is not confirmed yet on this device; null: everything is confirmed. Answers whether it lies there. */
  keep: (sheet: Omit<KeptSheet, 'savedAt'> | null) => boolean;
  now: () => number;
}

/**
 * A judge's sheet while it is being filled in. Saves go out one after the other, each with the version the last one answered, also while the
 * tab is hidden; what is typed during a save goes with the next one. Until the server has confirmed, everything typed stays on this device,
 * where other windows of the same sheet read it. A save whose answer was lost on the way is no edit of somebody else.
 */
export function createSheetStore({ rubric, sheet, isSubmitted, kept, save, submit, keep, now }: SheetStoreOptions) {
  const restored = isSubmitted || (kept !== null && isSame(typedOf(sheet), kept)) ? null : kept;
  /** What this device has sent, or another window of it is about to send, since the last answer. */
  let sent = new Set(restored?.sent);
  let state: SheetState = {
    ...(restored ?? typedOf(sheet)),
    version: restored === null || sent.has(contentOf(rubric, typedOf(sheet))) ? sheet.version : restored.version,
    status: restored ? 'changed' : 'saved',
    failure: null,
    savedAt: null,
    isKept: restored !== null,
    isSubmitted,
  };
  if (kept !== null && restored === null) keep(null);
  let sending: Promise<void> = Promise.resolve();
  /** What another window showed last. */
  let mirrored: string | null = null;
  const listeners = new Set<() => void>();

  function isSame(one: Typed, other: Typed): boolean {
    return contentOf(rubric, one) === contentOf(rubric, other);
  }

  function set(change: Partial<SheetState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function keepState() {
    const { scores, comment, version } = state;
    const isKept = keep({ scores, comment, version, sent: [...sent].slice(-mostSent) });
    if (isKept !== state.isKept) set({ isKept });
  }

  function edit(change: Pick<SheetState, 'scores'> | Pick<SheetState, 'comment'>) {
    if (state.isSubmitted) return;
    set({ ...change, status: state.status === 'saving' || isStale() ? state.status : 'changed' });
    keepState();
  }

  /** It waits for the judge's choice between two versions. */
  function isStale(): boolean {
    return state.status === 'failed' && sheetOf(state.failure) !== null;
  }

  function confirm(answer: Sheet, what: Typed) {
    const isCurrent = isSame(state, what) || answer.submittedTime !== null;
    sent = new Set();
    set({
      version: answer.version,
      status: isCurrent ? 'saved' : 'changed',
      failure: null,
      savedAt: now(),
      isSubmitted: answer.submittedTime !== null,
    });
    if (isCurrent) set({ isKept: keep(null) });
    else keepState();
  }

  async function send(how: 'save' | 'submit'): Promise<void> {
    const what = state;
    sent.add(contentOf(rubric, what));
    set({ status: 'saving', failure: null });
    keepState();
    try {
      confirm(await (how === 'save' ? save : submit)(bodyOf(rubric, what)), what);
    } catch (failure) {
      const theirs = sheetOf(failure);
      if (theirs !== null && sent.has(contentOf(rubric, typedOf(theirs)))) {
        const isWhole = isSame(typedOf(theirs), state) && (how === 'save' || theirs.submittedTime !== null);
        if (isWhole) return confirm(theirs, state);
        if (theirs.submittedTime === null && theirs.version !== what.version) {
          set({ version: theirs.version });
          return send(how);
        }
      }
      set({ status: 'failed', failure });
      if (how === 'submit') throw failure;
    }
  }

  async function sendChanges() {
    const isPending = state.status === 'changed' || (state.status === 'failed' && !isStale());
    if (isPending && !state.isSubmitted && wrongPlaces(rubric, state.scores).length === 0) await send('save');
  }

  function saveChanges(): Promise<void> {
    sending = sending.then(sendChanges);
    return sending;
  }

  /** Goes on with what stands on the server. */
  function takeTheirs(theirs: Sheet) {
    sent = new Set();
    set({
      ...typedOf(theirs),
      version: theirs.version,
      status: 'saved',
      failure: null,
      isSubmitted: theirs.submittedTime !== null,
      isKept: keep(null),
    });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    setScore: (key: string, text: string) => edit({ scores: { ...state.scores, [key]: text } }),
    setComment: (comment: string) => edit({ comment }),
    /** Saves what is not saved yet. Text that is no score waits on this device until it is mended. */
    save: saveChanges,
    /** Hands the sheet in; rejects with the server's refusal. */
    submit(): Promise<void> {
      const run = sending.then(() => send('submit'));
      sending = run.catch(() => undefined);
      return run;
    },
    /** After a stale edit. */
    takeTheirs,
    /** After a stale edit: keeps what is typed here and saves it over the version that stands on the server. */
    keepMine(theirs: Sheet): Promise<void> {
      set({ version: theirs.version, status: 'changed', failure: null });
      return saveChanges();
    },
    /** The server was asked again: what is newer there is shown, unless something else is typed here. */
    follow(theirs: Sheet) {
      if (theirs.version > state.version && (state.status === 'saved' || isSame(typedOf(theirs), state))) takeTheirs(theirs);
    },
    /** Another window of the same sheet has kept something, or nothing any more since it is confirmed: both show the same. */
    mirror(theirs: Omit<KeptSheet, 'savedAt'> | null) {
      if (state.isSubmitted) return;
      if (theirs === null) {
        const isTypedHere = state.status !== 'saved' && mirrored !== contentOf(rubric, state);
        if (isTypedHere) keepState();
        return;
      }
      const { scores, comment } = theirs;
      mirrored = contentOf(rubric, theirs);
      sent = new Set([...sent, ...theirs.sent, mirrored]);
      set({
        scores,
        comment,
        version: Math.max(state.version, theirs.version),
        status: state.status === 'saving' ? 'saving' : 'changed',
        isKept: true,
      });
    },
  };
}

/** So many of what was sent without an answer are kept on the device. */
const mostSent = 5;
