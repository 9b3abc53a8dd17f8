import type { contestTemplateForm } from '@saiwu/openapi';
import { createForm } from '@saiwu/ui';
import type { z } from 'zod';
import type { ContestTemplate, TemplateContent } from '../answers.ts';
import { heldFrom, type ContestValues } from '../editor/contest-values.ts';
import { distancesFrom, templateDay } from '../editor/times/template-times.ts';

export type TemplateValues = z.input<typeof contestTemplateForm>;
type TemplateBody = z.output<typeof contestTemplateForm>;

/** The form's parts, bound to the template's own fields. */
export const { FormField } = createForm<TemplateValues, TemplateBody>();

/** What the form of a template begins with. */
export function valuesFor({ name, summary, sortValue, content }: Begun): TemplateValues {
  return { title: name, summary: summary ?? '', sortValue, ...heldFrom(templateDay, content) };
}

/** A template before it is one. */
export type Begun = Pick<ContestTemplate, 'name' | 'summary' | 'sortValue'> & { content: TemplateContent };

/** What is sent of it. */
export function bodyOf({ title, summary, sortValue, describe, tracks, setup, ...times }: TemplateBody) {
  return {
    name: title,
    summary: summary ?? null,
    sortValue,
    content: { describe: describe ?? null, tracks, setup, ...distancesFrom(templateDay, times) },
  };
}

/** A template as the steps that it shares with contests know it: they ask for neither year nor cover. */
export function asContest(template: ContestTemplate): ContestValues {
  return { ...valuesFor(template), edition: 0 };
}
