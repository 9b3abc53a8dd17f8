import { ownWords } from '../own-words.ts';
import type { FilterWords } from './filter-words.ts';

const zh: FilterWords = {
  filters: '筛选',
  filtersInUse: (count) => `${count} 个条件`,
  moreFilters: '更多筛选',
  fewerFilters: '收起筛选',
  anyValue: '不限',
  showResults: '查看结果',
  clearField: (label) => `清除${label}`,
};

const en: FilterWords = {
  filters: 'Filters',
  filtersInUse: (count) => (count === 1 ? '1 in use' : `${count} in use`),
  moreFilters: 'More filters',
  fewerFilters: 'Fewer filters',
  anyValue: 'Any',
  showResults: 'Show results',
  clearField: (label) => `Clear ${label}`,
};

/** The kit's words with these. */
export const useFilterWords = ownWords('filterBar', { zh, en });
