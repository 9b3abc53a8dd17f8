import { msg } from '@lingui/core/macro';
import { projectFields } from '../../field-names.ts';

/**
 * The columns of a sheet that projects are imported from, in their order; its preview answers them in this order, in the reader's words.
 */
export const projectSheet = [
  { field: 'title', title: projectFields.title, isRequired: true },
  { field: 'track', title: projectFields.track, isRequired: true },
  { field: 'college', title: projectFields.collegeLabel, isRequired: true },
  { field: 'leaderName', title: projectFields.leaderName, isRequired: true },
  { field: 'leaderNumber', title: msg`学号`, isRequired: false },
  { field: 'leaderPhone', title: projectFields.leaderPhone, isRequired: false },
  { field: 'members', title: projectFields.members, isRequired: false },
  { field: 'advisors', title: projectFields.advisors, isRequired: false },
  { field: 'summary', title: msg`项目简介`, isRequired: false },
] as const; // the fields by their names
