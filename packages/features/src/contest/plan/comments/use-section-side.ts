import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useCan } from '../../../lib/api/access.ts';
import type { PlanComment } from '../../answers.ts';
import { rangeOf } from './passage-range.ts';
import { useChosenPassage } from './use-chosen-passage.ts';
import type { PlanComments } from './use-comments.ts';
import { textOf, usePassages } from './use-passages.ts';
import { useWidth } from './use-width.ts';

/** The comments of one section: whether they are shown, and what they are about in its text. Ctrl/⌘ Alt M begins one. */
export function useSectionSide(key: string, acts: PlanComments, place: RefObject<HTMLElement | null>) {
  const can = useCan();
  const width = useWidth();
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const all = acts.query.data;
  const comments = useMemo(() => (all ?? []).filter((one) => one.key === key), [all, key]);
  const lost = usePassages(place, comments);
  const chosen = useChosenPassage(place);
  const canAdd = can('plan.comment');

  function open() {
    setIsOpen(true);
    // who has chosen something wants to say something about it
    setIsAdding(canAdd && chosen !== null);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // of the tabs that stay alive only one is seen
    if (!event.altKey || !(event.ctrlKey || event.metaKey) || event.code !== 'KeyM' || !place.current?.offsetParent) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function onShow(comment: PlanComment) {
    const text = place.current && textOf(place.current);
    const range = text && rangeOf(text, comment);
    if (!range) return;
    // it would lie under the drawer
    if (width !== 'wide') setIsOpen(false);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }

  return {
    isOpen,
    isBeside: isOpen && width === 'wide',
    openCount: comments.filter(({ resolveTime }) => resolveTime === null).length,
    open,
    list: { comments, acts, lost, chosen, canAdd, isAdding, onAdding: setIsAdding, onShow, onClose: () => setIsOpen(false) },
  };
}
