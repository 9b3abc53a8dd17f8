import type { contestSave } from '@saiwu/openapi';
import { createForm } from '@saiwu/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { ContestValues } from './contest-values.ts';

export type ContestBody = z.output<typeof contestSave>;
export type ContestFormReturn = UseFormReturn<ContestValues, unknown, ContestBody>;

/** The form's parts, bound to the contest's fields: a misspelt name does not compile. */
export const { Form, FormField } = createForm<ContestValues, ContestBody>();
