import { msg } from '@lingui/core/macro';
import { type AnswerOf, sexNames, userFields, valueSynonyms } from '@saiwu/openapi';
import { dictionaryWords } from '../../reference/dictionary-words.ts';
import { enumerationWords, stateWords } from '../../../rows/sheets/cell-words.ts';
import type { SheetField } from '../../../rows/crud-of.ts';
import type { Entity } from '../../../rows/rows-of.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { stationWords } from '../station/station-words.ts';
import { orgWords } from '../org/org-words.ts';
import { roleWords } from './roles/role-words.ts';

/** The columns of a sheet of users. */
export const userHeadings: readonly SheetField[] = [
  ...headingsOf(userFields, {
    orgId: orgWords,
    stationId: stationWords,
    sex: enumerationWords(sexNames, valueSynonyms.sex),
    state: stateWords,
    nation: dictionaryWords('NATION'),
    education: dictionaryWords('EDUCATION'),
    positionStatus: dictionaryWords('POSITION_STATUS'),
  }),
  { field: 'roleIds', title: msg`角色`, read: namesOfRoles, words: roleWords },
];

/** What the platform's sheets have besides, and an import cannot take: a picture is no cell. */
export const unreadUserHeadings = [msg`头像`];

function namesOfRoles(user: Entity): string {
  const { roleList } = user as unknown as Pick<AnswerOf<'user.get'>, 'roleList'>; // the rows of this sheet are users
  return roleList.map(({ name }) => name).join('；');
}
