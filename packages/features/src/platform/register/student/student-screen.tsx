import { useLingui } from '@lingui/react/macro';
import { Button, Select, type MenuItem } from '@saiwu/ui';
import type { FilterProps } from '../../../crud/resource.ts';
import { createdFilter } from '../../../crud/usual-filters.tsx';
import { orgFilter } from '../../../lib/choices/org-select.tsx';
import { useState } from 'react';
import { useCan } from '../../../lib/api/access.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { useOptions } from '../../../lib/language/use-options.ts';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { GraduateDialog } from './graduate-dialog.tsx';
import { LinkedSelect } from '../linked-select.tsx';
import { PeopleScreen } from '../people-screen.tsx';
import { student, type StudentRow } from './student.ts';
import { studentColumns, stateNames } from './student-columns.tsx';
import { useStudentForm } from './student-form.tsx';

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

function Filters({ field }: FilterProps<typeof student>) {
  const optionsOf = useOptions();
  return (
    <>
      {field.text('year', { inputMode: 'numeric', maxLength: 4 })}
      {field.choice('isGraduated', (own) => (
        <Select {...own} options={optionsOf(stateNames)} />
      ))}
      {orgFilter(field)}
    </>
  );
}

function MoreFilters({ field }: FilterProps<typeof student>) {
  const degrees = useDictionaryOptions('DEGREE_LEVEL');
  return (
    <>
      {field.choice('degree', (own) => (
        <Select {...own} options={degrees} />
      ))}
      {field.choice('isLinked', (own) => (
        <LinkedSelect {...own} />
      ))}
      {field.text('major')}
      {createdFilter(field)}
      {field.text('name')}
      {field.text('number')}
    </>
  );
}
