import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import type { College } from '../project/import/check-row.ts';
import type { Person } from '../project/people/project-people.ts';
import { findPeople, type Sought } from './find-people.ts';
import type { SheetRow } from './gather-teams.ts';
import type { AppliedMap } from './map-columns.ts';
import type { PersonPlace, ReadTeam } from './read-team.ts';

interface Checked {
  team: ReadTeam;
  project: { schoolId: string; collegeId: string; people: Person[] } | null;
}

/** Where a sheet has no column of colleges, a project is of the college in which the register has its leader's number. */
export async function fillCollege(
  ctx: Context,
  { read }: AppliedMap,
  teams: readonly ReadTeam[],
  colleges: ReadonlyMap<string, readonly College[]>,
): Promise<void> {
  if (read.some(({ fact }) => fact === 'COLLEGE')) return;
  const all = [...colleges.values()].flat();
  const schools = [...new Set(all.map(({ schoolId }) => schoolId))];
  const sought = teams.flatMap(({ cells: { leaderName: name, leaderNumber, leaderPhone } }) =>
    schools.map((schoolId) => ({ name, number: leaderNumber || null, phone: leaderPhone || null, schoolId, collegeId: null })),
  );
  const found = await findPeople(ctx, 'student', sought);
  for (const [index, team] of teams.entries()) {
    const places = found.slice(index * schools.length, (index + 1) * schools.length).flatMap(({ person }) => person?.orgId ?? []);
    const college = places.length === 1 ? all.find(({ id }) => id === places[0]) : undefined;
    if (college) team.cells.college = college.label;
    else
      team.leader.row.errors[team.leader.number ?? team.leader.name ?? ''] ??=
        msg`表格没有学院列，学生名册里也没有找到这个人，不知道是哪个学院的项目`;
  }
}

/**
 * Finds the people of all projects in the registers: number and phone of two people are told where they stand, and whom a phone has led to
 * gets the number. Answers whom the registers do not have, who come in as the sheet names them.
 */
export async function findTeams(ctx: Context, map: AppliedMap, checked: readonly Checked[]): Promise<string[]> {
  const everybody = checked.flatMap(({ team, project }) =>
    project === null ? [] : project.people.map((person) => ({ ...project, person, at: placeOf(map, team, person) })),
  );
  const unknown = new Set<string>();
  for (const register of ['student', 'teacher'] as const) {
    const people = everybody.filter(({ person }) => (person.part === 'ADVISOR') === (register === 'teacher'));
    const sought = people.map(({ person, schoolId, collegeId }): Sought => ({ ...person, schoolId, collegeId }));
    const findings = await findPeople(ctx, register, sought); // oxlint-disable-line no-await-in-loop -- one after the other: two registers
    for (const [index, { person: found, number, clash }] of findings.entries()) {
      const { person, at } = people[index] ?? {};
      if (!person || !at) continue;
      if (clash) at.row.errors[at.key] ??= msg`${person.name}：编号和手机号在名册里是两个人，${clash.byNumber} 和 ${clash.byPhone}`;
      else if (number !== null) person.number = number;
      else if (found === null) unknown.add(person.name);
    }
  }
  return [...unknown];
}

/** The cells that are about somebody: `key` by which they are known, `name` that says who it is. */
export function placeOf(
  { read }: AppliedMap,
  { rows, people, leader }: ReadTeam,
  person: Person,
): { row: SheetRow; key: string; name: string } {
  const own = people.find((one) => one.person === person)?.place ?? (person.part === 'LEADER' ? leader : null);
  if (own) return { row: own.row, key: keyOf(own), name: own.name ?? keyOf(own) };
  const joined = read.find(({ fact }) => fact === (person.part === 'MEMBER' ? 'MEMBERS' : 'ADVISORS'));
  const key = joined?.key ?? keyOf(leader);
  return { row: (rows as [SheetRow])[0], key, name: key }; // a project has at least one row
}

function keyOf({ phone, number, name }: PersonPlace): string {
  return phone ?? number ?? name ?? '';
}
