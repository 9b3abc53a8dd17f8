import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that one picture stands before the next comes. */
const standing = 6000;

/**
 * Which of `count` pictures is shown, and whether they turn by themselves: not for a single one, not after somebody has stopped them, not
 * while `isLookedAt` (pointer or focus on them) unless somebody has started them, and for those who want less motion only after they have
 * asked for it.
 */
export function useTurning(count: number, isLookedAt: boolean) {
  const wantsLessMotion = useSyncExternalStore(subscribeMotion, () => matchMedia(lessMotion).matches);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isTurning = count > 1 && (choice ?? !wantsLessMotion);
  // whoever has started them stands on the button with the pointer, and wants to see them turn
  const isHeld = isLookedAt && choice !== true;
  const current = Math.min(index, count - 1);

  useEffect(() => {
    if (!isTurning || isHeld) return undefined;
    const timer = setTimeout(() => setIndex((current + 1) % count), standing);
    return () => clearTimeout(timer);
  }, [isTurning, isHeld, current, count]);

  return { current, isTurning, show: (next: number) => setIndex((next + count) % count), setTurning: setChoice };
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function subscribeMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
