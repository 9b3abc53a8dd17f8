import { useRef } from 'react';

/** Time after which typing starts anew. */
const pause = 700;

/**
 * Finds by first letters: typed quickly one after another they make a word; the same letter again goes to the next one.
 * `find` gives the index to go to, or -1; other keys `forget` what was typed.
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  const find = (key: string, labels: readonly string[], from: number): number => {
    const now = performance.now();
    const last = now - typed.current.at < pause ? typed.current.text : '';
    const text = last + key.toLowerCase();
    typed.current = { text, at: now };
    const isSame = text === key.toLowerCase().repeat(text.length / key.length);
    return findByStart(labels, isSame ? key.toLowerCase() : text, isSame ? from + 1 : from);
  };
  const forget = () => {
    typed.current = { text: '', at: 0 };
  };
  return { find, forget };
}

/** The first label from this place on, around the end, that starts with the text. */
function findByStart(labels: readonly string[], text: string, from: number): number {
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(from, 0) + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(text)) return index;
  }
  return -1;
}
