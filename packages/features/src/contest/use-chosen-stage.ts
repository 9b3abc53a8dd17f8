import { useUrlState } from '@saiwu/admin';
import { useMemo } from 'react';
import { z } from 'zod';
import type { Contest } from './answers.ts';

/**
 * The stage of a contest that the address names (`?stage=`), and how to name another. One that the contest has not is told, and is none.
 */
export function useChosenStage({ stages }: Contest): [id: string | undefined, choose: (id: string) => void] {
  const schema = useMemo(() => z.object({ stage: z.enum(stages.map(({ id }) => id)).optional() }), [stages]);
  const [{ stage }, setState] = useUrlState(schema);
  return [stage, (id) => setState({ stage: id })];
}
