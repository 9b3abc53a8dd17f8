import type { Consequence } from '@saiwu/admin';
import { useCallback } from 'react';
import { useOrgConsequence } from '../org/use-org-consequence.ts';

/** Why one of some schools or colleges cannot be deleted. Of all that match nobody has looked at each: the server says it. */
export function usePlaceConsequence(): (ids: readonly string[] | null) => Promise<Consequence> {
  const ofOne = useOrgConsequence();
  return useCallback(
    async (ids) => {
      for (const id of ids ?? []) {
        // oxlint-disable-next-line no-await-in-loop -- the first that cannot be is told
        const found = await ofOne(id);
        if (found !== null) return found;
      }
      return null;
    },
    [ofOne],
  );
}
