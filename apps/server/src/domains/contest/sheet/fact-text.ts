import { personPartNames, projectStateNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Cell } from '../../../core/sheet-layout.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { maskPerson } from '../project/people/mask-person.ts';
import { writePerson } from '../project/people/write-people.ts';
import { dictionaryNames } from '../../reference/read-dictionary.ts';
import type { AppliedMap, MapColumn } from './map-columns.ts';
import type { SheetPerson, SheetTeam } from './sheet-team.ts';

/** A row of a sheet: a project, and whose row it is where each member has one. */
export interface SheetLine {
  serial: number;
  team: SheetTeam;
  person: SheetPerson | undefined;
}

/** How the cells of a map's columns are written, with phones and the numbers of students whole or as lists show them. */
export async function factWriter(
  ctx: Context,
  { fields }: AppliedMap,
  isWhole: boolean,
): Promise<(column: MapColumn, line: SheetLine) => Cell> {
  const [listed, nameOf] = await Promise.all([phonesInLists(ctx), dictionaryNames(ctx)]);
  const shown = (person: SheetPerson) => (isWhole ? person : maskPerson(person, listed));
  const ofPerson = (what: string, whole: SheetPerson | undefined): Cell => {
    if (!whole) return null;
    const person = shown(whole);
    const { known } = person;
    const facts: Record<string, Cell> = {
      PART: ctx.say(personPartNames[person.part]),
      NAME: person.name,
      NUMBER: person.number,
      PHONE: person.phone,
      MAJOR: known?.major ?? null,
      DEGREE: nameOf('DEGREE_LEVEL', known?.degree) ?? null,
      YEAR: known?.year === null || known?.year === undefined ? null : String(known.year),
      TITLE: nameOf('TEACHER_TITLE', known?.jobTitle) ?? null,
    };
    return facts[what] ?? null;
  };
  const joined = (people: readonly SheetPerson[], { format, separator }: MapColumn) =>
    people.map((person) => writePerson(shown(person), format ?? undefined)).join(separator ?? '、');

  return (column, { serial, team, person }) => {
    const { fact, place, text } = column;
    if (fact.startsWith('PERSON_')) return ofPerson(fact.slice('PERSON_'.length), person);
    if (fact.startsWith('LEADER_')) return ofPerson(fact.slice('LEADER_'.length), team.leader);
    if (fact.startsWith('MEMBER_')) return ofPerson(fact.slice('MEMBER_'.length), team.members[(place ?? 0) - 1]);
    if (fact.startsWith('ADVISOR_')) return ofPerson(fact.slice('ADVISOR_'.length), team.advisors[(place ?? 0) - 1]);
    const facts: Partial<Record<MapColumn['fact'], () => Cell>> = {
      SERIAL: () => serial,
      NUMBER: () => team.number,
      TITLE: () => team.title,
      TRACK: () => team.track,
      SUMMARY: () => team.summary,
      SCHOOL: () => team.schoolLabel,
      COLLEGE: () => team.collegeLabel,
      TEAM_SIZE: () => team.members.length + (team.leader ? 1 : 0),
      MEMBERS: () => joined(team.members, column),
      ADVISORS: () => joined(team.advisors, column),
      RECOMMENDATION: () => team.recommendation,
      STATE: () => ctx.say(projectStateNames[team.state]),
      FIELD: () => team.answers[fields.get(text ?? '')?.key ?? ''] ?? null,
      CONSTANT: () => text ?? null,
    };
    return facts[fact]?.() ?? null;
  };
}
