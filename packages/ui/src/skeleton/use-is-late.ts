import { useEffect, useState } from 'react';

/** True once something has lasted for `delay` milliseconds: what is quick then shows no flash of a skeleton or bar. */
export function useIsLate(isBusy: boolean, delay = 200): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isBusy && isLate) setIsLate(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, [isBusy, delay]);
  return isBusy && isLate;
}
