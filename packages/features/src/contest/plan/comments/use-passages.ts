import { type RefObject, useEffect, useState } from 'react';
import type { PlanComment } from '../../answers.ts';
import { rangeOf } from './passage-range.ts';

/** What passages with open comments are marked by: `::highlight(…)` styles it. Nothing is put into the text, which is being edited. */
const markName = 'plan-comment';

/** Marks the passages of open comments in a text, also while it is edited. Answers the comments whose passage is gone. */
export function usePassages(place: RefObject<HTMLElement | null>, comments: readonly PlanComment[]): ReadonlySet<string> {
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    const marks = marksOfPage();
    let mine: Range[] = [];
    let frame = 0;
    const unmark = () => {
      for (const range of mine) marks?.delete(range);
    };
    const mark = () => {
      const text = textOf(root);
      // an editor is loaded a moment later
      if (text === null) return;
      unmark();
      const found = comments.filter(({ quote }) => quote !== '').map((one) => ({ ...one, range: rangeOf(text, one) }));
      mine = found.flatMap(({ range, resolveTime }) => (range && resolveTime === null ? [range] : []));
      for (const range of mine) marks?.add(range);
      const gone = found.filter(({ range }) => range === null).map(({ id }) => id);
      setLost((before) => (before.size === gone.length && gone.every((id) => before.has(id)) ? before : new Set(gone)));
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      unmark();
    };
  }, [place, comments]);
  return lost;
}

/** The text itself, of what is shown with it: as it is edited, or as it is read. */
export function textOf(place: HTMLElement): HTMLElement | null {
  return place.querySelector<HTMLElement>('[role=textbox], [data-slot=rich-text]');
}

/** One for all tabs. Browsers without it show passages in the list of comments alone. */
function marksOfPage(): Highlight | null {
  if (!('highlights' in CSS)) return null;
  const known = CSS.highlights.get(markName);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(markName, made);
  return made;
}
