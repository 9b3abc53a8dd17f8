import { msg } from '@lingui/core/macro';
import { found, searchQuery } from '../../entities/service/search.ts';
import { operations } from '../../operation.ts';

/** One search over all that the caller's lists show. */
export const searchOperations = operations({
  'search.find': {
    method: 'GET',
    path: '/authority/search',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'read',
    says: msg`搜索`,
    summary:
      'Contests, stages that the caller judges, projects, people, students, teachers, schools and colleges, and own messages, at most five of each, of what the lists of these show the caller',
    query: searchQuery,
    answer: found,
  },
});
