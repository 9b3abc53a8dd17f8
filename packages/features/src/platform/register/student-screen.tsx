import type { FilterFields } from '@saiwu/admin';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Select, StateDot, TreeSelect, type MenuItem } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { useDictionaryOptions } from '../../lib/choices/use-dictionary-options.ts';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { GraduateDialog } from './graduate-dialog.tsx';
import { LinkedSelect } from './linked-select.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { student, type StudentRow } from './student.ts';
import { useStudentForm } from './student-form.tsx';

const stateNames = { false: msg`在读`, true: msg`已毕业` };
const stateOf = ({ graduateTime }: StudentRow) => i18n._(stateNames[`${graduateTime !== null}`]);
const orgOf = ({ echoMap }: StudentRow) => echoMap.orgId?.label ?? '';
const degreeOf = ({ echoMap }: StudentRow) => echoMap.degree ?? '';

const col = columnsOf(student);
const columns = [
  col.name('name', { minWidth: '96px', isRequired: true }),
  col.code('number', { width: '136px', isRequired: true }),
  col.custom('orgId', student.labels.orgId, orgOf, { width: '152px', minWidth: '96px', value: orgOf }),
  col.text('major', { width: '168px', minWidth: '96px' }),
  col.number('year'),
  col.custom('degree', student.labels.degree, degreeOf, { width: '96px', isSortable: true, priority: 3, value: degreeOf }),
  col.code('phone', { isSortable: false, priority: 3 }),
  col.text('account', { width: '128px', isSortable: false, priority: 3 }),
  col.custom(
    'graduateTime',
    student.labels.graduateTime,
    (row) => <StateDot tone={row.graduateTime === null ? 'success' : 'neutral'}>{stateOf(row)}</StateDot>,
    { width: '96px', isState: true, isSortable: true, value: stateOf },
  ),
  col.time('createTime', { isHidden: true }),
];

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
        columns={columns}
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

type Field = FilterFields<
  'orgId' | 'year' | 'degree' | 'isGraduated' | 'isLinked' | 'major' | 'name' | 'number' | 'createTime_st' | 'createTime_ed'
>;

function Filters({ field }: { field: Field }) {
  const orgs = useOrgNodes();
  const optionsOf = useOptions();
  return (
    <>
      {field.text('year', { inputMode: 'numeric', maxLength: 4 })}
      {field.choice('isGraduated', (own) => (
        <Select {...own} options={optionsOf(stateNames)} />
      ))}
      {field.choice('orgId', (own) => (
        <TreeSelect {...own} nodes={orgs} />
      ))}
    </>
  );
}

function MoreFilters({ field }: { field: Field }) {
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
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
      {field.text('name')}
      {field.text('number')}
    </>
  );
}
