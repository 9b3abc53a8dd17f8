import { msg } from '@lingui/core/macro';
import { notNow } from '../../../../core/common-refusals.ts';
import type { EntryPerson } from './entry-people.ts';
import type { EntryRow } from '../read-entry-row.ts';

/** Refuses one more of a team or of its advisors where there are as many as the contest allows; `asked` count as if they had come. */
export function refuseFull({ setup }: EntryRow, people: readonly EntryPerson[], isAdvisor: boolean, asked = 0): void {
  const { max, advisorsMax } = setup.team;
  const there = people.filter(({ part }) => (part === 'ADVISOR') === isAdvisor).length + asked;
  if (isAdvisor && there >= advisorsMax) throw notNow(msg`最多 ${advisorsMax} 位指导教师，已经满了`);
  if (!isAdvisor && there >= max) throw notNow(msg`团队最多 ${max} 人，已经满了`);
}
