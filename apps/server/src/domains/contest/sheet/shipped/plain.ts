import { msg } from '@lingui/core/macro';
import { headSynonyms, projectSheet } from '@saiwu/openapi';
import { sayIn } from '../../../../core/language.ts';
import type { ShippedMap } from './columns-of.ts';

const facts = {
  title: { fact: 'TITLE' },
  track: { fact: 'TRACK' },
  college: { fact: 'COLLEGE' },
  leaderName: { fact: 'LEADER_NAME' },
  leaderNumber: { fact: 'LEADER_NUMBER' },
  leaderPhone: { fact: 'LEADER_PHONE' },
  members: { fact: 'MEMBERS', format: 'NAME_NUMBER', separator: '、' },
  advisors: { fact: 'ADVISORS', format: 'NAME_NUMBER_PHONE', separator: '、' },
  summary: { fact: 'SUMMARY' },
} as const;

/** What the import template has: it is read in either language. */
export const plain: ShippedMap = {
  name: msg`通用`,
  summary: msg`导入模板的各列，每个项目一行`,
  content: (say) => ({
    title: null,
    rows: 'TEAM',
    columns: projectSheet.map(({ field, title }) => ({
      key: field,
      head: say(title),
      aliases: [...new Set([sayIn('zh')(title), sayIn('en')(title), ...(headSynonyms[field] ?? [])])].slice(0, 50),
      ...facts[field],
    })),
  }),
};
