import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { oneLine, personPartNames, plainPhone } from '@saiwu/openapi';
import { sayIn } from '../../../core/language.ts';
import type { PhoneTest } from '../../../services/parameters/newer-phones.ts';
import { wrongAnswer } from '../entry/hand-in/missing.ts';
import { isMasked, maskedText, wrongText } from '../project/import/check-row.ts';
import type { ImportField } from '../project/import/import-columns.ts';
import type { Person } from '../project/people/project-people.ts';
import type { SheetRow } from './gather-teams.ts';
import type { AppliedMap, MapColumn } from './map-columns.ts';

/** Where somebody of a team stands in a sheet: the row, and the columns of name, number and phone. */
export interface PersonPlace {
  row: SheetRow;
  name: string | undefined;
  number: string | undefined;
  phone: string | undefined;
}

/** What the rows of one project say: its cells as the general sheet has them, and what only other sheets can say. */
export interface ReadTeam {
  rows: SheetRow[];
  cells: Record<ImportField, string>;
  /** Members and advisors from columns of their own, or from rows. */
  people: { person: Person; place: PersonPlace }[];
  leader: PersonPlace;
  number: string | null;
  recommendation: number | null;
  answers: Record<string, string>;
}

/** Reads a project from its rows, and marks what is wrong with cells that only such sheets have. */
export function readTeam(map: AppliedMap, rows: SheetRow[], takesPhone: PhoneTest): ReadTeam {
  const [first] = rows as [SheetRow]; // a project has at least one
  const columnOf = (fact: MapColumn['fact'], place?: number) =>
    map.read.find((column) => column.fact === fact && (place === undefined || column.place === place))?.key;
  const textOf = (key: string | undefined) => (key === undefined ? '' : (rows.find(({ cells }) => cells[key])?.cells[key] ?? ''));
  const inColumns = (head: 'LEADER' | 'MEMBER' | 'ADVISOR' | 'PERSON', row: SheetRow, place?: number): PersonPlace => ({
    row,
    name: columnOf(`${head}_NAME`, place),
    number: columnOf(`${head}_NUMBER`, place),
    phone: columnOf(`${head}_PHONE`, place),
  });
  const nth = (part: 'MEMBER' | 'ADVISOR') =>
    placesOf(map, part).flatMap((place) => personAt(inColumns(part, first, place), part, takesPhone) ?? []);
  const partKey = columnOf('PERSON_PART');
  const leading = rows.find(({ cells }) => isLeader(cells[partKey ?? ''] ?? '')) ?? first;
  const isByRow = map.rows === 'MEMBER';
  const leader = inColumns(isByRow ? 'PERSON' : 'LEADER', isByRow ? leading : first);
  const others = isByRow ? rows.filter((row) => row !== leading).map((row) => inColumns('PERSON', row)) : [];
  const fact = (place: PersonPlace, what: 'name' | 'number' | 'phone') => place.row.cells[place[what] ?? ''] ?? '';
  return {
    rows,
    cells: {
      title: oneLine(textOf(columnOf('TITLE'))),
      track: oneLine(textOf(columnOf('TRACK'))),
      college: oneLine(textOf(columnOf('COLLEGE'))),
      leaderName: oneLine(fact(leader, 'name')),
      leaderNumber: oneLine(fact(leader, 'number')),
      leaderPhone: plainPhone(fact(leader, 'phone')),
      members: textOf(columnOf('MEMBERS')),
      advisors: textOf(columnOf('ADVISORS')),
      summary: textOf(columnOf('SUMMARY')),
    },
    people: [...nth('MEMBER'), ...others.flatMap((place) => personAt(place, 'MEMBER', takesPhone, true) ?? []), ...nth('ADVISOR')],
    leader,
    number: textOf(columnOf('NUMBER')) || null,
    recommendation: readOrder(first, columnOf('RECOMMENDATION'), textOf(columnOf('RECOMMENDATION'))),
    answers: readAnswers(map, first, textOf),
  };
}

/** Somebody in cells of their own; null where those are empty, which a row of its own may not be. */
function personAt(place: PersonPlace, part: Person['part'], takesPhone: PhoneTest, isRequired = false): ReadTeam['people'][number] | null {
  const { row } = place;
  const cell = (key: string | undefined) => row.cells[key ?? ''] ?? '';
  const [name, number, phone] = [oneLine(cell(place.name)), oneLine(cell(place.number)), plainPhone(cell(place.phone))];
  if (!isRequired && name === '' && number === '' && phone === '') return null;
  const wrong: [key: string | undefined, reason: MessageDescriptor | null][] = [
    [place.name, name === '' ? msg`不能为空` : wrongText(name, 50)],
    [place.number, isMasked(number) ? maskedText : wrongText(number, 30)],
    [place.phone, phone !== '' && !takesPhone(phone) ? msg`手机号格式不正确` : null],
  ];
  for (const [key, reason] of wrong) if (reason) row.errors[key ?? place.name ?? ''] ??= reason;
  return { person: { part, name, number: number || null, phone: phone || null }, place };
}

function placesOf({ read }: AppliedMap, part: 'MEMBER' | 'ADVISOR'): number[] {
  const places = read.flatMap(({ fact, place }) => (fact.startsWith(`${part}_`) && typeof place === 'number' ? [place] : []));
  return [...new Set(places)].toSorted((a, b) => a - b);
}

function readOrder(row: SheetRow, key: string | undefined, text: string): number | null {
  if (key === undefined || text === '') return null;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  row.errors[key] ??= msg`应是从 1 起的整数`;
  return null;
}

function readAnswers({ read, fields }: AppliedMap, row: SheetRow, textOf: (key: string) => string): Record<string, string> {
  const given = read.flatMap(({ key, fact, text }): [string, string][] => {
    const field = fact === 'FIELD' ? fields.get(text ?? '') : undefined;
    const answer = textOf(key);
    if (!field || answer === '') return [];
    const wrong = wrongText(answer, 2000) ?? wrongAnswer(field, answer);
    if (wrong) row.errors[key] ??= wrong;
    return [[field.key, answer]];
  });
  return Object.fromEntries(given);
}

/** However a sheet calls whoever leads. */
function isLeader(text: string): boolean {
  const words = [sayIn('zh')(personPartNames.LEADER), sayIn('en')(personPartNames.LEADER).toLowerCase(), '队长', '第一作者'];
  return words.some((word) => text.toLowerCase().includes(word));
}
