import { extensionReaches, rules } from '@saiwu/openapi';
import { z } from 'zod';
import { registration } from './deadline-options.ts';

/** An extension as it is filled in: which deadline (registration, or a stage by its id), for whom, until when, and why. */
export const extensionForm = z
  .object({
    deadline: z.string().min(1, 'rule.required'),
    reach: z.enum(extensionReaches),
    orgIds: z.array(rules.id),
    until: rules.dateTime,
    reason: rules.text(2, 255),
  })
  .refine(({ reach, orgIds }) => reach !== 'ORGS' || orgIds.length > 0, { path: ['orgIds'], error: 'rule.required' });

export type ExtensionForm = z.input<typeof extensionForm>;

/** As the contract takes it. */
export function bodyOf({ deadline, ...values }: z.output<typeof extensionForm>, projectIds: readonly string[]) {
  const isRegistration = deadline === registration;
  return {
    ...values,
    deadline: isRegistration ? ('REGISTRATION' as const) : ('REVIEW' as const),
    stageId: isRegistration ? null : deadline,
    projectIds: [...projectIds],
  };
}

/** What an extension begins with: the deadline that comes next. */
export function emptyExtension(deadline: string | undefined, reach: ExtensionForm['reach']): ExtensionForm {
  return { deadline: deadline ?? '', reach, orgIds: [], until: '', reason: '' };
}

/** What is shown anew after an extension. */
export const movedByExtension = ['contest', 'project', 'stage', 'judging', 'overview'] as const;
