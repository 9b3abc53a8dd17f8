import { columnsOf } from '../../../crud/columns.tsx';
import { teacher, type TeacherRow } from './teacher.ts';

const orgOf = ({ echoMap }: TeacherRow) => echoMap.orgId?.label ?? '';
const titleOf = ({ echoMap }: TeacherRow) => echoMap.jobTitle ?? '';

const col = columnsOf(teacher);
/** What lists of teachers show. */
export const teacherColumns = [
  col.name('name', { minWidth: '96px', isRequired: true }),
  col.code('number', { width: '136px', isRequired: true }),
  col.custom('orgId', teacher.labels.orgId, orgOf, { width: '176px', minWidth: '96px', value: orgOf }),
  col.custom('jobTitle', teacher.labels.jobTitle, titleOf, { width: '120px', isSortable: true, value: titleOf }),
  col.code('phone', { isSortable: false, priority: 3 }),
  col.text('account', { width: '128px', isSortable: false, priority: 3 }),
  col.flag('isJudge', { isSortable: false }),
  col.time('createTime', { isHidden: true }),
];
