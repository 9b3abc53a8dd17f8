import { useLingui } from '@lingui/react/macro';
import { Button, type MenuItem } from '@saiwu/ui';
import { createdFilter, filtersOf, wordFilter } from '../../../crud/usual-filters.tsx';
import { dictionaryFilter } from '../../../lib/choices/dictionary-filter.tsx';
import { orgFilter } from '../../../lib/choices/org-select.tsx';
import { useState } from 'react';
import { useCan } from '../../../lib/api/access.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { GraduateDialog } from './graduate-dialog.tsx';
import { linkedFilter } from '../linked-filter.ts';
import { PeopleScreen } from '../people-screen.tsx';
import { student, type StudentRow } from './student.ts';
import { studentColumns, stateNames } from './student-columns.tsx';
import { useStudentForm } from './student-form.tsx';

const Filters = filtersOf(
  student,
  (field) => field.text('year', { inputMode: 'numeric', maxLength: 4 }),
  wordFilter('isGraduated', stateNames),
  orgFilter,
);
const MoreFilters = filtersOf(student, dictionaryFilter('degree', 'DEGREE_LEVEL'), linkedFilter, 'major', createdFilter, 'name', 'number');

/** Students within the reader's data scope; a year graduates at once. */
export function StudentScreen() {
  const { t } = useLingui();
  const can = useCan();
  const form = useStudentForm();
  const [isGraduating, setIsGraduating] = useState(false);
  const { mutate: regain } = useAct('student.ungraduate', { success: t`已恢复在读` });
  const canGraduate = can('student.graduate');
  const actsOf = ({ id, graduateTime }: StudentRow): MenuItem[] =>
    canGraduate && graduateTime !== null ? [{ key: 'regain', label: t`恢复在读`, onSelect: () => regain({ body: { ids: [id] } }) }] : [];
  return (
    <>
      <PeopleScreen
        resource={student}
        columns={studentColumns}
        form={form}
        renderFilters={(field) => <Filters field={field} />}
        renderMore={(field) => <MoreFilters field={field} />}
        actsOf={actsOf}
        toolbar={canGraduate && <Button variant="outline" onClick={() => setIsGraduating(true)}>{t`整级毕业`}</Button>}
      />
      {isGraduating && <GraduateDialog onClose={() => setIsGraduating(false)} />}
    </>
  );
}
