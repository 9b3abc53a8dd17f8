import type { Kept } from './kept-copy.ts';

/** How far what is typed has come. */
export interface SaveFacts {
  version: number;
  status: 'saved' | 'changed' | 'saving' | 'failed';
  /** Why the last attempt to save failed; null after a success. */
  failure: unknown;
  /** When the server last confirmed, as milliseconds; null before the first time. */
  savedAt: number | null;
  /** What is not confirmed yet lies on this device: leaving loses nothing. */
  isKept: boolean;
  /** Handed in: it can be changed no more. */
  isSubmitted: boolean;
}

interface TypedStoreOptions<Typed extends object, Stored extends { version: number }> {
  stored: Stored;
  isSubmitted: boolean;
  /** What a lost or failed save left on this device. */
  kept: Kept<Typed> | null;
  /** What of the server's somebody would have typed. */
  typedOf: (stored: Stored) => Typed;
  /** The same of a state, without anything else. */
  pick: (state: Typed) => Typed;
  /** The same for two that say the same. */
  contentOf: (typed: Typed) => string;
  isHandedIn: (stored: Stored) => boolean;
  /** What stands on the server, out of a refusal because somebody was faster; null for any other failure. */
  staleOf: (failure: unknown) => Stored | null;
  /** What is not right yet waits on this device. */
  isRight: (typed: Typed) => boolean;
  send: (how: 'save' | 'submit', what: Typed & { version: number }) => Promise<Stored>;
  /** Keeps what is not confirmed yet on this device; null: everything is confirmed. Answers whether it lies there. */
  keep: (kept: Kept<Typed> | null) => boolean;
  now: () => number;
}

export type TypedStore<Typed extends object, Stored extends { version: number }> = ReturnType<typeof createTypedStore<Typed, Stored>>;

/**
 * Something while it is being typed that saves itself. Saves go out one after the other, each with the version the last one answered, also
 * while the tab is hidden; what is typed during a save goes with the next one. Until the server has confirmed, everything typed stays on
 * this device, where other windows of the same read it. A save whose answer was lost on the way is no edit of somebody else.
 */
export function createTypedStore<Typed extends object, Stored extends { version: number }>({
  stored,
  isSubmitted,
  kept,
  typedOf,
  pick,
  contentOf,
  isHandedIn,
  staleOf,
  isRight,
  send: sendTo,
  keep,
  now,
}: TypedStoreOptions<Typed, Stored>) {
  const restored = isSubmitted || (kept !== null && isSame(typedOf(stored), kept)) ? null : kept;
  /** What this device has sent, or another window of it is about to send, since the last answer. */
  let sent = new Set(restored?.sent);
  let state: Typed & SaveFacts = {
    ...pick(restored ?? typedOf(stored)),
    version: restored === null || sent.has(contentOf(typedOf(stored))) ? stored.version : restored.version,
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
    return contentOf(one) === contentOf(other);
  }

  function set(facts: Partial<SaveFacts>, typed: Partial<Typed> = {}) {
    state = { ...state, ...typed, ...facts };
    for (const listener of listeners) listener();
  }

  function keepState() {
    const isKept = keep({ ...pick(state), version: state.version, sent: [...sent].slice(-mostSent) });
    if (isKept !== state.isKept) set({ isKept });
  }

  /** It waits for a choice between two versions. */
  function isStale(): boolean {
    return state.status === 'failed' && staleOf(state.failure) !== null;
  }

  function confirm(answer: Stored, what: Typed) {
    const isCurrent = isSame(state, what) || isHandedIn(answer);
    sent = new Set();
    set({
      version: answer.version,
      status: isCurrent ? 'saved' : 'changed',
      failure: null,
      savedAt: now(),
      isSubmitted: isHandedIn(answer),
    });
    if (isCurrent) set({ isKept: keep(null) });
    else keepState();
  }

  async function send(how: 'save' | 'submit'): Promise<void> {
    const what = state;
    sent.add(contentOf(what));
    set({ status: 'saving', failure: null });
    keepState();
    try {
      confirm(await sendTo(how, what), what);
    } catch (failure) {
      const theirs = staleOf(failure);
      if (theirs !== null && sent.has(contentOf(typedOf(theirs)))) {
        const isWhole = isSame(typedOf(theirs), state) && (how === 'save' || isHandedIn(theirs));
        if (isWhole) return confirm(theirs, state);
        if (!isHandedIn(theirs) && theirs.version !== what.version) {
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
    if (isPending && !state.isSubmitted && isRight(state)) await send('save');
  }

  function saveChanges(): Promise<void> {
    sending = sending.then(sendChanges);
    return sending;
  }

  /** Goes on with what stands on the server. */
  function takeTheirs(theirs: Stored) {
    sent = new Set();
    set({ version: theirs.version, status: 'saved', failure: null, isSubmitted: isHandedIn(theirs), isKept: keep(null) }, typedOf(theirs));
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    edit(change: Partial<Typed>) {
      if (state.isSubmitted) return;
      set({ status: state.status === 'saving' || isStale() ? state.status : 'changed' }, change);
      keepState();
    },
    /** Saves what is not saved yet. What is not right waits on this device until it is mended. */
    save: saveChanges,
    /** Hands it in; rejects with the server's refusal. */
    submit(): Promise<void> {
      const run = sending.then(() => send('submit'));
      sending = run.catch(() => undefined);
      return run;
    },
    /** After a stale edit. */
    takeTheirs,
    /** After a stale edit: keeps what is typed here and saves it over the version that stands on the server. */
    keepMine(theirs: Stored): Promise<void> {
      set({ version: theirs.version, status: 'changed', failure: null });
      return saveChanges();
    },
    /** The server was asked again: what is newer there is shown, unless something else is typed here. */
    follow(theirs: Stored) {
      if (theirs.version > state.version && (state.status === 'saved' || isSame(typedOf(theirs), state))) takeTheirs(theirs);
    },
    /** Another window of the same has kept something, or nothing any more since it is confirmed: both show the same. */
    mirror(theirs: Kept<Typed> | null) {
      if (state.isSubmitted) return;
      if (theirs === null) {
        const isTypedHere = state.status !== 'saved' && mirrored !== contentOf(state);
        if (isTypedHere) keepState();
        return;
      }
      mirrored = contentOf(theirs);
      sent = new Set([...sent, ...theirs.sent, mirrored]);
      set(
        {
          version: Math.max(state.version, theirs.version),
          status: state.status === 'saving' ? 'saving' : 'changed',
          isKept: true,
        },
        pick(theirs),
      );
    },
  };
}

/** So many of what was sent without an answer are kept on the device. */
const mostSent = 5;
