import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchSize } from './watch-size.ts';

/** How many fields of a bar fit into its line, and how many filled ones stand behind the button for the others. */
export interface Fit {
  count: number;
  hasMore: boolean;
  filledBehind: number;
}

const mostFields = 8;

/**
 * Measures the line that a bar's fields stand in. Beyond what fits they are folded away, not squeezed, and not wrapped unless they are
 * asked for.
 * @param line holds the search box, if there is one, and the fields; they may stand in elements without a box of their own.
 */
export function useFit(line: RefObject<HTMLElement | null>, hasSearch: boolean): Fit {
  const [fit, setFit] = useState<Fit>({ count: mostFields, hasMore: false, filledBehind: 0 });

  function measure() {
    const element = line.current;
    if (element === null) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const search = hasSearch ? searchWidth * rem + gap : 0;
    const count = Math.min(mostFields, Math.max(0, Math.floor((element.clientWidth - search + gap) / (fieldWidth * rem + gap))));
    const first = [...element.querySelectorAll('[data-part=fields] > [data-slot=filter-field]')];
    const more = [...element.querySelectorAll('[data-part=more] > [data-slot=filter-field]')];
    const behind = [...first.slice(count), ...more];
    const filledBehind = behind.filter((field) => field.matches('[data-state=filled]')).length;
    const next = { count, hasMore: behind.length > 0, filledBehind };
    setFit((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  }

  // after every drawing: fields come, go and are filled
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return undefined;
    return watchSize(element, measure);
    // oxlint-disable-next-line react/exhaustive-deps -- the observer lives as long as the line; it measures what stands there then
  }, [line, hasSearch]);
  return fit;
}

/** Widths in rem from which a field and the search box grow, as their `flex` says, and the gap between two in px. */
const fieldWidth = 10;
const searchWidth = 13;
const gap = 8;

/** Folds away the fields from a place on. */
export const foldedFrom = [
  '*:nth-[n+1]:hidden',
  '*:nth-[n+2]:hidden',
  '*:nth-[n+3]:hidden',
  '*:nth-[n+4]:hidden',
  '*:nth-[n+5]:hidden',
  '*:nth-[n+6]:hidden',
  '*:nth-[n+7]:hidden',
  '*:nth-[n+8]:hidden',
];
