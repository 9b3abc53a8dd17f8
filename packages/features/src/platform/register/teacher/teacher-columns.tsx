import { columnsOf } from '../../../crud/columns.tsx';
import { teacher } from './teacher.ts';

const col = columnsOf(teacher);
/** What lists of teachers show. */
export const teacherColumns = [
  col.name('name', { minWidth: '96px', isRequired: true }),
  col.code('number', { width: '136px', isRequired: true }),
  col.echo('orgId', { width: '176px', minWidth: '96px' }),
  col.echo('jobTitle', { width: '120px', isSortable: true }),
  col.code('phone', { isSortable: false, priority: 3 }),
  col.text('account', { width: '128px', isSortable: false, priority: 3 }),
  col.flag('isJudge', { isSortable: false }),
  col.time('createTime', { isHidden: true }),
];
