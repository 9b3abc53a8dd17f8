import type { Person } from './project-people.ts';
import type { PeopleFormat } from './read-people.ts';

/**
 * Somebody in a cell with others, as `readMembers` and `readAdvisors` read it. A number that is not there leaves its place where a phone
 * follows, for one of the team.
 */
export function writePerson({ part, name, number, phone }: Person, format: PeopleFormat = 'NAME_NUMBER_PHONE'): string {
  const given = [...(format.includes('NUMBER') ? [number ?? ''] : []), ...(format.includes('PHONE') ? [phone ?? ''] : [])];
  const facts = part === 'ADVISOR' ? given.filter((fact) => fact !== '') : given.slice(0, given.findLastIndex((fact) => fact !== '') + 1);
  return [name, ...facts].map(plain).join('/');
}

/** Without what divides people and their facts in a cell. */
function plain(fact: string): string {
  return fact.replaceAll(/[、,，;；\n/／]/g, ' ');
}
