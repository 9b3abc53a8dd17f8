import { useEffect, useEffectEvent } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import type { DecisionValues } from './decision.ts';

/**
 * The whole list of points is checked whenever one is added, put somewhere else or taken out. Until the form is sent, one that nobody has
 * left yet is still to be typed, and not wrong.
 */
export function useQuietPoints(): void {
  const { subscribe, clearErrors, getFieldState } = useFormContext<DecisionValues>();
  const quiet = useEffectEvent((errors: FieldErrors<DecisionValues> | undefined) => {
    const found = errors?.points ?? [];
    for (let index = 0; index < (found.length ?? 0); index++) {
      const words = `points.${index}.words` as const;
      if (found[index]?.words !== undefined && !getFieldState(words).isTouched) clearErrors(words);
    }
  });
  useEffect(
    () =>
      subscribe({
        formState: { errors: true, isSubmitted: true },
        callback: ({ errors, isSubmitted = false, isSubmitting = false }) => {
          if (!isSubmitted && !isSubmitting) quiet(errors);
        },
      }),
    [subscribe],
  );
}
