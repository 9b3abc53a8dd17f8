import { fileStep } from './file-step.ts';
import { logStep } from './log-step.ts';
import { messageStep } from './message-step.ts';
import { peopleSteps } from './people-steps.ts';
import type { Step } from './step.ts';
import { textSteps } from './text-steps.ts';

/** All that goes, in the order in which it does: the operation log leads to files, so it comes after them. */
export const steps: readonly Step[] = [...peopleSteps, ...textSteps, fileStep, messageStep, logStep];
