import { useUrlState, type FilterFields } from '@saiwu/admin';
import { teacherSave, teacherUpdate } from '@saiwu/openapi';
import { createForm, Select, TreeSelect } from '@saiwu/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import type { ResourceForm } from '../../../crud/list-screen.tsx';
import { useLabels } from '../../../crud/use-labels.ts';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';
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

type Field = FilterFields<'orgId' | 'jobTitle' | 'isLinked' | 'name' | 'number' | 'createTime_st' | 'createTime_ed'>;

function Filters({ field }: { field: Field }) {
  const orgs = useOrgNodes();
  const titles = useDictionaryOptions('TEACHER_TITLE');
  return (
    <>
      {field.choice('jobTitle', (own) => (
        <Select {...own} options={titles} />
      ))}
      {field.choice('orgId', (own) => (
        <TreeSelect {...own} nodes={orgs} />
      ))}
    </>
  );
}

function MoreFilters({ field }: { field: Field }) {
  return (
    <>
      {field.choice('isLinked', (own) => (
        <LinkedSelect {...own} />
      ))}
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
      {field.text('name')}
      {field.text('number')}
    </>
  );
}
