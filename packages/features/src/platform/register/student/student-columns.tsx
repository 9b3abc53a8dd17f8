import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { StateDot } from '@saiwu/ui';
import { columnsOf } from '../../../crud/columns.tsx';
import { student, type StudentRow } from './student.ts';

/** Studies still, or no more. */
export const stateNames = { false: msg`在读`, true: msg`已毕业` };
const stateOf = ({ graduateTime }: StudentRow) => i18n._(stateNames[`${graduateTime !== null}`]);

const col = columnsOf(student);
/** What lists of students show. */
export const studentColumns = [
  col.name('name', { minWidth: '96px', isRequired: true }),
  col.code('number', { width: '136px', isRequired: true }),
  col.echo('orgId', { width: '152px', minWidth: '96px' }),
  col.text('major', { width: '168px', minWidth: '96px' }),
  col.number('year'),
  col.echo('degree', { width: '96px', isSortable: true, priority: 3 }),
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
