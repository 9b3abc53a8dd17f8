import type { Kept } from '../../lib/kept/kept-copy.ts';
import { createTypedStore, type SaveFacts } from '../../lib/kept/typed-store.ts';
import type { Rubric, Sheet } from '../answers.ts';
import { sheetOf } from './sheet-of.ts';
import { bodyOf, contentOf, typedOf, wrongPlaces, type SheetBody, type Typed } from './sheet-places.ts';

/** Scores and comment as typed, kept beside the sheet the server last confirmed. */
export type SheetState = Typed & SaveFacts;

interface SheetStoreOptions {
  rubric: Rubric;
  sheet: Sheet;
  isSubmitted: boolean;
  /** What a lost or failed save left on this device. */
  kept: Kept<Typed> | null;
  save: (body: SheetBody) => Promise<Sheet>;
  submit: (body: SheetBody) => Promise<Sheet>;
  /** Keeps what is not confirmed yet on this device; null: everything is confirmed. Answers whether it lies there. */
  keep: (sheet: Kept<Typed> | null) => boolean;
  now: () => number;
}

/** A judge's sheet while it is being filled in. Text that is no score waits on this device until it is mended. */
export function createSheetStore({ rubric, sheet, save, submit, ...rest }: SheetStoreOptions) {
  const store = createTypedStore<Typed, Sheet>({
    ...rest,
    stored: sheet,
    typedOf,
    pick: ({ scores, comment }) => ({ scores, comment }),
    contentOf: (typed) => contentOf(rubric, typed),
    isHandedIn: ({ submittedTime }) => submittedTime !== null,
    staleOf: sheetOf,
    isRight: ({ scores }) => wrongPlaces(rubric, scores).length === 0,
    send: (how, what) => (how === 'save' ? save : submit)(bodyOf(rubric, what)),
  });
  return {
    ...store,
    setScore: (key: string, text: string) => store.edit({ scores: { ...store.getSnapshot().scores, [key]: text } }),
    setComment: (comment: string) => store.edit({ comment }),
  };
}
