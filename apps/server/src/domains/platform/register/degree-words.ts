import { msg } from '@lingui/core/macro';
import { type CellWords, wordKey } from '../../../rows/sheets/cell-words.ts';
import { dictionaryWords } from '../../reference/dictionary-words.ts';

/** Degree levels as official sheets have them: 本科生, 硕士研究生, 全日制本科. */
export const degreeWords = dictionaryWords('DEGREE_LEVEL', (word) => {
  const known = ['专科', '本科', '硕士', '博士'].find((name) => word.includes(name));
  return known ?? others[word] ?? word;
});

const others: Readonly<Record<string, string>> = {
  大专: '专科',
  高职: '专科',
  专升本: '本科',
  学士: '本科',
  bachelor: '本科',
  undergraduate: '本科',
  master: '硕士',
  postgraduate: '硕士',
  doctor: '博士',
  phd: '博士',
};

/** Years of entry as official sheets have them: 2023, 2023级. */
export const yearWords: CellWords = {
  write: async (_ctx, years) => years.map((year) => (typeof year === 'number' ? String(year) : '')),
  read: async () => (word) => {
    const year = /^(\d{4})(级|届|年)?$/.exec(wordKey(word))?.[1];
    return year === undefined ? { reason: msg`请填写四位年份` } : { value: year };
  },
};
