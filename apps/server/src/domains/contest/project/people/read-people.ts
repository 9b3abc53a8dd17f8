import { oneLine, type peopleFormats, phonePattern, plainPhone } from '@saiwu/openapi';
import type { Person } from './project-people.ts';

export type PeopleFormat = (typeof peopleFormats)[number];

/** The members in a cell of a sheet: `姓名/学号/手机`, each as far as the format has it, several divided by commas of any kind. */
export function readMembers(cell: string, format: PeopleFormat = 'NAME_NUMBER'): Person[] {
  return listed(cell).map(([name = '', ...facts]) => {
    const [number = '', phone = ''] = format === 'NAME_PHONE' ? ['', ...facts] : facts;
    return { part: 'MEMBER', name, number: number || null, phone: phoneIn(phone) };
  });
}

/** The advisers in a cell: `姓名/工号/手机`. Number and phone may be left out, and come in either order: a phone is known by its look. */
export function readAdvisors(cell: string): Person[] {
  const people = listed(cell).map(([name = '', ...facts]): Person => {
    const number = facts.find((fact) => phoneIn(fact) === null && fact !== '') ?? null;
    return { part: 'ADVISOR', name, number, phone: facts.map(phoneIn).find((phone) => phone !== null) ?? null };
  });
  // nobody is named twice by the same words
  return [...new Map(people.map((person) => [JSON.stringify(person), person])).values()];
}

/** The phone that a text is, as it is kept; null for anything else. */
function phoneIn(text: string): string | null {
  const phone = plainPhone(text);
  return phonePattern.test(phone) ? phone : null;
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
    .map((text) => text.split(/[/／]/, 3).map((fact) => oneLine(fact)));
}
