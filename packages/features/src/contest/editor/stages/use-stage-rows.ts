import type { UseFieldArrayReturn } from 'react-hook-form';
import type { ContestFormReturn } from '../contest-form.ts';
import type { ContestValues } from '../contest-values.ts';
import { nextStage, promotionsOf } from './stage-values.ts';

/**
 * What changes which stages there are. Who goes on follows: somebody from each but the last. Times belong to the place, not to what is held
 * there.
 */
export function useStageRows(form: ContestFormReturn, { append, move, remove }: UseFieldArrayReturn<ContestValues, 'stages'>) {
  const read = () => form.getValues('stages');

  function settle() {
    promotionsOf(read()).forEach((promotion, index) => form.setValue(`stages.${index}.promotion`, promotion, { shouldDirty: true }));
    // what was wrong about the order may be right now
    if (form.formState.errors.stages !== undefined) void form.trigger('stages');
  }

  return {
    add: () => {
      const next = nextStage(read());
      if (next === null) return;
      append(next, { shouldFocus: false });
      settle();
    },
    remove: (index: number) => {
      remove(index);
      settle();
    },
    move: (from: number, to: number) => {
      const times = read().map(({ reviewStart, reviewEnd }) => ({ reviewStart, reviewEnd }));
      move(from, to);
      for (const [index, { reviewStart, reviewEnd }] of times.entries()) {
        form.setValue(`stages.${index}.reviewStart`, reviewStart, { shouldDirty: true });
        form.setValue(`stages.${index}.reviewEnd`, reviewEnd, { shouldDirty: true });
      }
      settle();
    },
  };
}
