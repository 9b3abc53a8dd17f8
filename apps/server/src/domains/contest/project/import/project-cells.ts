import type { ImportField } from './import-columns.ts';
import type { Person } from '../people/project-people.ts';
import { writePerson } from '../people/write-people.ts';

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
