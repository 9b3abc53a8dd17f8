import { useUrlState } from '@saiwu/admin';
import { teacherSave, teacherUpdate } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { formOf } from '../../../crud/form-of.tsx';
import type { ResourceForm } from '../../../crud/list-screen.tsx';
import { useLabels } from '../../../crud/use-labels.ts';
import { createdFilter, filtersOf } from '../../../crud/usual-filters.tsx';
import { dictionaryFilter } from '../../../lib/choices/dictionary-filter.tsx';
import { orgFilter } from '../../../lib/choices/org-select.tsx';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { linkedFilter } from '../linked-filter.ts';
import { PeopleScreen } from '../people-screen.tsx';
import { PersonFields } from '../person-fields.tsx';
import { teacher, type TeacherRow } from './teacher.ts';
import { teacherColumns } from './teacher-columns.tsx';

const Filters = filtersOf(teacher, dictionaryFilter('jobTitle', 'TEACHER_TITLE'), orgFilter);
const MoreFilters = filtersOf(teacher, linkedFilter, createdFilter, 'name', 'number');

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
      valuesOf: (row: TeacherRow | null) => ({ ...valuesOf(row), orgId: row?.orgId ?? orgId ?? null }),
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

const { FormField, valuesOf } = formOf(teacher, teacherSave);

function Fields() {
  const label = useLabels(teacher);
  const titles = useDictionaryOptions('TEACHER_TITLE');
  return (
    <>
      <PersonFields label={label} isNumberMasked={false} />
      <FormField name="jobTitle">
        {(field) => <Select {...field} value={field.value ?? ''} options={titles} onClear={() => field.onChange('')} />}
      </FormField>
    </>
  );
}
