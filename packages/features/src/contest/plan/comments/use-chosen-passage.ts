import { type RefObject, useEffect, useState } from 'react';
import type { Passage } from './find-passage.ts';
import { passageIn } from './passage-range.ts';
import { textOf } from './use-passages.ts';

/** What was chosen last in a text, by mouse or keyboard. It stays while the focus goes to a button. */
export function useChosenPassage(place: RefObject<HTMLElement | null>): Passage | null {
  const [chosen, setChosen] = useState<Passage | null>(null);
  useEffect(() => {
    const follow = () => {
      const text = place.current && textOf(place.current);
      const selection = document.getSelection();
      if (!text || !selection || selection.rangeCount === 0 || !text.contains(selection.anchorNode)) return;
      setChosen(passageIn(text, selection.getRangeAt(0)));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [place]);
  return chosen;
}
