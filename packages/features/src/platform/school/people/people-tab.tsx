import { ListFilters, NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { EmptyState } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { ResourceTable } from '../../../crud/resource-table.tsx';
import { useList } from '../../../crud/use-list.ts';
import { PersonDrawer } from '../../register/person-drawer.tsx';
import { student } from '../../register/student/student.ts';
import { studentColumns } from '../../register/student/student-columns.tsx';
import { teacher } from '../../register/teacher/teacher.ts';
import { teacherColumns } from '../../register/teacher/teacher-columns.tsx';

/** The students of a school or college, as the register lists them. */
export function StudentTab({ orgId }: { orgId: string }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string | null>(null);
  const list = useList(student, { fixed: useMemo(() => ({ orgId }), [orgId]) });
  return (
    <>
      <ResourceTable
        list={list}
        columns={studentColumns}
        filters={<ListFilters list={list}>{(field) => field.text('year', { inputMode: 'numeric', maxLength: 4 })}</ListFilters>}
        onRowClick={({ id }) => setOpened(id)}
        empty={
          <EmptyState
            title={t`这里还没有学生`}
            action={<NameLink to={`${consolePaths.students}?orgId=${orgId}`}>{t`去学生名册`}</NameLink>}
          />
        }
      />
      {opened !== null && <PersonDrawer register="student" id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The same of teachers. */
export function TeacherTab({ orgId }: { orgId: string }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string | null>(null);
  const list = useList(teacher, { fixed: useMemo(() => ({ orgId }), [orgId]) });
  return (
    <>
      <ResourceTable
        list={list}
        columns={teacherColumns}
        filters={<ListFilters list={list}>{() => null}</ListFilters>}
        onRowClick={({ id }) => setOpened(id)}
        empty={
          <EmptyState
            title={t`这里还没有教师`}
            action={<NameLink to={`${consolePaths.teachers}?orgId=${orgId}`}>{t`去教师名册`}</NameLink>}
          />
        }
      />
      {opened !== null && <PersonDrawer register="teacher" id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
