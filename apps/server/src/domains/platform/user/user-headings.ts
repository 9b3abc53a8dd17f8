import { msg } from '@lingui/core/macro';
import { sexNames, userFields, valueSynonyms } from '@saiwu/openapi';
import { dictionaryWords } from '../../reference/dictionary-words.ts';
import { enumerationWords, stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { stationWords } from '../station/station-words.ts';
import { orgWords } from '../org/org-words.ts';

/** The columns of a sheet of users. */
export const userHeadings = headingsOf(userFields, {
  orgId: orgWords,
  stationId: stationWords,
  sex: enumerationWords(sexNames, valueSynonyms.sex),
  state: stateWords,
  nation: dictionaryWords('NATION'),
  education: dictionaryWords('EDUCATION'),
  positionStatus: dictionaryWords('POSITION_STATUS'),
});

/** What the platform's sheets have besides, and an import cannot take: a picture is no cell. */
export const unreadUserHeadings = [msg`头像`];
