import { useUrlState } from '@saiwu/admin';
import { teacherSave, teacherUpdate } from '@saiwu/openapi';
import { createForm, Select } from '@saiwu/ui';
import type { FilterProps } from '../../../crud/resource.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import type { ResourceForm } from '../../../crud/list-screen.tsx';
import { useLabels } from '../../../crud/use-labels.ts';
import { createdFilter } from '../../../crud/usual-filters.tsx';
import { orgFilter } from '../../../lib/choices/org-select.tsx';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { LinkedSelect } from '../linked-select.tsx';
import { PeopleScreen } from '../people-screen.tsx';
import { PersonFields } from '../person-fields.tsx';
import { teacher, type TeacherRow } from './teacher.ts';
import { teacherColumns } from './teacher-columns.tsx';

/** Teachers within the reader's data scope. */
export function TeacherScreen() {
  return (
    <PeopleScreen
      resource={teacher}
      columns={teacherColumns}
      form={useTeacherForm()}
      renderFilters={(field) => <Filters field={field} />}
      renderMore={(field) => <MoreFilters field={field} />}
    />
  );
}

/** Somebody new belongs to the organisation that the list is filtered by. */
function useTeacherForm(): ResourceForm<'teacher'> {
  const [{ orgId }] = useUrlState(address);
  return useMemo(
    () => ({
      save: teacherSave,
      update: teacherUpdate,
      valuesOf: (row: TeacherRow | null) => ({
        number: row?.number ?? '',
        name: row?.name ?? '',
        orgId: row?.orgId ?? orgId ?? null,
        phone: row?.phone ?? '',
        jobTitle: row?.jobTitle ?? '',
      }),
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

const { FormField } = createForm<z.input<typeof teacherSave>>();

function Fields() {
  const label = useLabels(teacher);
  const titles = useDictionaryOptions('TEACHER_TITLE');
  return (
    <>
      <PersonFields label={label} isNumberMasked={false} />
      <FormField name="jobTitle" label={label('jobTitle')}>
        {(field) => <Select {...field} value={field.value ?? ''} options={titles} onClear={() => field.onChange('')} />}
      </FormField>
    </>
  );
}

function Filters({ field }: FilterProps<typeof teacher>) {
  const titles = useDictionaryOptions('TEACHER_TITLE');
  return (
    <>
      {field.choice('jobTitle', (own) => (
        <Select {...own} options={titles} />
      ))}
      {orgFilter(field)}
    </>
  );
}

function MoreFilters({ field }: FilterProps<typeof teacher>) {
  return (
    <>
      {field.choice('isLinked', (own) => (
        <LinkedSelect {...own} />
      ))}
      {createdFilter(field)}
      {field.text('name')}
      {field.text('number')}
    </>
  );
}
