import { maskNumber } from '../../../../services/parameters/mask-number.ts';
import type { Person } from './project-people.ts';

/**
 * Somebody of a project as lists show them, phones as `show` lets them be seen. The numbers of teachers are no secret, as in their
 * register.
 */
export function maskPerson<Of extends Person>(person: Of, show: (phone: string | null) => string | null): Of {
  const { part, number, phone } = person;
  return { ...person, number: number === null || part === 'ADVISOR' ? number : maskNumber(number), phone: show(phone) };
}
