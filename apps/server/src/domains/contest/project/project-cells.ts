import { maskPhone } from '../../../services/parameters/mask-phone.ts';
import type { ImportField } from './import-columns.ts';
import type { Person } from './project-people.ts';
import { writePerson } from './write-people.ts';

export type Cells = Record<ImportField, string>;

interface Row {
  title: string;
  track: string;
  collegeLabel: string | null;
  summary: string | null;
  people: readonly Person[];
}

/** A project as a row of an import sheet. */
export function cellsOf({ title, track, collegeLabel, summary, people }: Row): Cells {
  const of = (part: Person['part']) => people.filter((person) => person.part === part);
  const [leader] = of('LEADER');
  const listed = (part: 'MEMBER' | 'ADVISOR') =>
    of(part)
      .map((person) => writePerson(person))
      .join('、');
  return {
    title,
    track,
    college: collegeLabel ?? '',
    leaderName: leader?.name ?? '',
    leaderNumber: leader?.number ?? '',
    leaderPhone: leader?.phone ?? '',
    members: listed('MEMBER'),
    advisors: listed('ADVISOR'),
    summary: summary ?? '',
  };
}

/** The same with every phone behind its mask. */
export function masked(cells: Cells, people: readonly Person[]): Cells {
  return replaced(cells, people, (phone) => [phone, maskPhone(phone)]);
}

/** What was shown behind a mask and came back as it was is what stands there. */
export function unmasked(cells: Cells, people: readonly Person[]): Cells {
  return replaced(cells, people, (phone) => [maskPhone(phone), phone]);
}

function replaced(cells: Cells, people: readonly Person[], wayOf: (phone: string) => [from: string, to: string]): Cells {
  const changed = { ...cells };
  for (const { part, name, phone } of people) {
    if (phone === null) continue;
    const [from, to] = wayOf(phone);
    if (part === 'LEADER' && changed.leaderPhone === from) changed.leaderPhone = to;
    // two of one mask are told apart by their names
    const cell = part === 'ADVISOR' ? 'advisors' : 'members';
    if (part !== 'LEADER')
      changed[cell] = changed[cell]
        .split('、')
        .map((one) => (one.trim().startsWith(name) ? one.replace(from, to) : one))
        .join('、');
  }
  return changed;
}
