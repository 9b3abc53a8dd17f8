import { type peopleFormats, phonePattern } from '@saiwu/openapi';
import type { Person } from './project-people.ts';

export type PeopleFormat = (typeof peopleFormats)[number];

/** The members in a cell of a sheet: `姓名/学号/手机`, each as far as the format has it, several divided by commas of any kind. */
export function readMembers(cell: string, format: PeopleFormat = 'NAME_NUMBER'): Person[] {
  return listed(cell).map(([name = '', ...facts]) => {
    const [number = '', phone = ''] = format === 'NAME_PHONE' ? ['', ...facts] : facts;
    return { part: 'MEMBER', name, number: number || null, phone: phonePattern.test(phone) ? phone : null };
  });
}

/** The advisers in a cell: `姓名/工号/手机`. Number and phone may be left out, and come in either order: a phone is known by its look. */
export function readAdvisors(cell: string): Person[] {
  const people = listed(cell).map(([name = '', ...facts]): Person => {
    const phone = facts.find((fact) => phonePattern.test(fact)) ?? null;
    return { part: 'ADVISOR', name, number: facts.find((fact) => fact !== phone && fact !== '') ?? null, phone };
  });
  // nobody is named twice by the same words
  return [...new Map(people.map((person) => [JSON.stringify(person), person])).values()];
}

export function isNamed({ name }: Person): boolean {
  return name !== '' && name.length <= 50;
}

export function isNumbered({ number }: Person): boolean {
  return (number?.length ?? 0) <= 30;
}

function listed(cell: string): string[][] {
  return cell
    .split(/[、,，;；\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => text.split(/[/／]/, 3).map((fact) => fact.trim()));
}
