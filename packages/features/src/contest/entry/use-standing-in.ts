import { entryParts } from '@saiwu/openapi';
import { useEffect, useState } from 'react';
import { placeId } from './places.ts';

type Part = (typeof entryParts)[number];

/** In which part of the entry's page the focus is; null while it is in none. */
export function useStandingIn(): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const look = ({ target }: FocusEvent) =>
      setPart(entryParts.find((one) => target instanceof Node && document.getElementById(placeId(one))?.contains(target)) ?? null);
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return part;
}
