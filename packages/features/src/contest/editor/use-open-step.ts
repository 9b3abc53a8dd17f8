import { useUrlState } from '@saiwu/admin';
import { z } from 'zod';

const step = z.enum(['basics', 'times', 'stages', 'eligibility', 'entry', 'awards']);

const address = z.object({ step: step.default('basics') });

/**
 * The open step of the form of a contest or a template stands in the address: it is there again after a reload, and when the form begins
 * anew.
 */
export function useOpenStep() {
  const [open, setOpen] = useUrlState(address);
  return { step: open.step, onStepChange: (key: string) => setOpen({ step: step.parse(key) }) };
}
