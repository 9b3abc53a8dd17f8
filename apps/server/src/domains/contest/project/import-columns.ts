import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { projectFields } from '@saiwu/openapi';

export type ImportField =
  | 'title'
  | 'track'
  | 'college'
  | 'leaderName'
  | 'leaderNumber'
  | 'leaderPhone'
  | 'members'
  | 'advisors'
  | 'summary';

/** The columns of an import sheet, in the order of the template. Headings are taken in either language. */
export const importColumns: { field: ImportField; title: MessageDescriptor; isRequired: boolean; width: number }[] = [
  { field: 'title', title: projectFields.title, isRequired: true, width: 40 },
  { field: 'track', title: projectFields.track, isRequired: true, width: 16 },
  { field: 'college', title: projectFields.collegeLabel, isRequired: true, width: 24 },
  { field: 'leaderName', title: projectFields.leaderName, isRequired: true, width: 12 },
  { field: 'leaderNumber', title: msg`学号`, isRequired: false, width: 16 },
  { field: 'leaderPhone', title: projectFields.leaderPhone, isRequired: false, width: 16 },
  { field: 'members', title: projectFields.members, isRequired: false, width: 40 },
  { field: 'advisors', title: projectFields.advisors, isRequired: false, width: 24 },
  { field: 'summary', title: msg`项目简介`, isRequired: false, width: 60 },
];

/** Beside the rows that come back with their reasons; import does not read it. */
export const errorColumn = msg`错误`;
