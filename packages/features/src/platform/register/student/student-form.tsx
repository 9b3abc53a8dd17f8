import { useUrlState } from '@saiwu/admin';
import { studentSave, studentUpdate } from '@saiwu/openapi';
import { Input, NumberInput, Select } from '@saiwu/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { formOf } from '../../../crud/form-of.tsx';
import type { ResourceForm } from '../../../crud/list-screen.tsx';
import { useLabels } from '../../../crud/use-labels.ts';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { PersonFields } from '../person-fields.tsx';
import { student, type StudentRow } from './student.ts';

/** Adding and changing a student; somebody new belongs to the organisation that the list is filtered by. */
export function useStudentForm(): ResourceForm<'student'> {
  const [{ orgId }] = useUrlState(address);
  return useMemo(
    () => ({
      save: studentSave,
      update: studentUpdate,
      isLong: true,
      valuesOf: (row: StudentRow | null) => ({ ...valuesOf(row), orgId: row?.orgId ?? orgId ?? null }),
      Fields,
    }),
    [orgId],
  );
}

const address = z.object({
  orgId: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

const { FormField, valuesOf } = formOf(student, studentSave);

function Fields({ isNew }: { isNew: boolean }) {
  const label = useLabels(student);
  const degrees = useDictionaryOptions('DEGREE_LEVEL');
  return (
    <>
      <PersonFields label={label} isNumberMasked={!isNew} />
      <FormField name="major">{(field) => <Input {...field} autoComplete="off" />}</FormField>
      <FormField name="year">{(field) => <NumberInput {...field} min={1950} max={2100} />}</FormField>
      <FormField name="degree">
        {(field) => <Select {...field} value={field.value ?? ''} options={degrees} onClear={() => field.onChange('')} />}
      </FormField>
    </>
  );
}
