import { msg } from '@lingui/core/macro';
import { sexNames, valueSynonyms } from '@saiwu/openapi';
import type { SheetField } from '../../../rows/crud-of.ts';
import { dictionaryWords } from '../../reference/dictionary-words.ts';
import { enumerationWords, stateWords } from '../../../rows/sheets/cell-words.ts';
import { orgWords } from '../org/org-words.ts';

/** The columns of a sheet of users, in the order of platform-api §5.3. */
export const userHeadings: SheetField[] = [
  { field: 'account', title: msg`账号` },
  { field: 'name', title: msg`姓名` },
  { field: 'orgId', title: msg`组织`, words: orgWords },
  { field: 'stationId', title: msg`岗位` },
  { field: 'email', title: msg`邮箱` },
  { field: 'mobile', title: msg`手机` },
  { field: 'sex', title: msg`性别`, words: enumerationWords(sexNames, valueSynonyms.sex) },
  { field: 'state', title: msg`状态`, words: stateWords },
  { field: 'nation', title: msg`民族`, words: dictionaryWords('NATION') },
  { field: 'education', title: msg`学历`, words: dictionaryWords('EDUCATION') },
  { field: 'positionStatus', title: msg`职位状态`, words: dictionaryWords('POSITION_STATUS') },
  { field: 'workDescribe', title: msg`工作描述` },
];

/** What the platform's sheets have besides, and an import cannot take: a picture is no cell. */
export const unreadUserHeadings = [msg`头像`];
