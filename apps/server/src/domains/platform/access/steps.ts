import { accessStepNames } from '@saiwu/openapi';
import { enumeration } from '../../../core/enumeration.ts';
import type { Context } from '../../../core/context.ts';
import { conditionSteps } from './condition-steps.ts';
import { entrySteps } from './entry-steps.ts';
import { limitStep } from './limit-step.ts';
import type { Question } from './question.ts';
import { recordSteps } from './record-steps.ts';
import type { AnsweredStep, Step } from './step.ts';

/** All that is asked of the person, in its order. What comes after a closed door is not guessed at. */
export async function explainSteps(ctx: Context, question: Question): Promise<AnsweredStep[]> {
  const { asThem } = question;
  const steps: Step[] = [...(await entrySteps(ctx, question)), await limitStep(ctx, question)];
  if (asThem) steps.push(...(await conditionSteps(ctx, question, asThem)), ...(await recordSteps(ctx, question, asThem)));
  return steps.map(({ changers = [], path = null, kind, ...step }) => ({
    ...step,
    kind: enumeration(ctx, accessStepNames, kind),
    changers,
    path,
  }));
}
