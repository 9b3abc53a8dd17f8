import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refusal } from '../../../../core/refusal.ts';
import type { Context } from '../../../../core/context.ts';
import { explainOdd } from '../../../../formats/sheets/explain-odd.ts';
import { readUpload, type SheetUpload, type UploadRow } from '../../../../formats/sheets/read-upload.ts';
import { phoneTest } from '../../../../services/parameters/newer-phones.ts';
import type { ContestRow } from '../../contest/contest-records.ts';
import { fillCollege, findTeams } from '../../sheet/find-teams.ts';
import { gatherTeams, type SheetRow } from '../../sheet/gather-teams.ts';
import { applyMap, headingOf, type AppliedMap, type MapColumn } from '../../sheet/map-columns.ts';
import { readTeam, type ReadTeam } from '../../sheet/read-team.ts';
import { checkRow, type SheetProject } from './check-row.ts';
import { errorColumn, type ImportField } from './import-columns.ts';
import { readColleges } from './read-colleges.ts';
import { checkRules, isRight } from './check-rules.ts';
import { readTaken } from './read-taken.ts';

/** A row of a sheet, read and checked. A project stands with the first of its rows, when nothing is wrong with any of them. */
export interface ImportRow extends SheetRow {
  isGood: boolean;
  project: SheetProject | null;
}

export interface ImportSheet {
  /** The contest by whose rules the rows were checked. */
  contest: ContestRow;
  map: AppliedMap;
  rows: ImportRow[];
  /** People whom the registers do not have. */
  unknownPeople: string[];
  /** Rows that the sheet does not show, by their places. */
  hiddenRows: number[];
}

/**
 * Reads and checks every row of an uploaded sheet; writes nothing. Throws a refusal for a file that is no sheet or lacks a needed column.
 */
export async function readImport(ctx: Context, contest: ContestRow, upload: SheetUpload, mapId?: string): Promise<ImportSheet> {
  const map = await applyMap(ctx, contest, mapId);
  const others = map.columns.filter((column) => !map.read.includes(column)).flatMap(({ head, aliases }) => [head, ...(aliases ?? [])]);
  const uploaded = await readUpload(ctx, upload, map.read.map(headingOf), { unread: [errorColumn, ...others.map((text) => msg`${text}`)] });
  refuseMissing(ctx, map, contest, uploaded[0]?.cells ?? {});
  const rows = uploaded.map(({ row, ...read }): SheetRow => ({
    row,
    cells: Object.fromEntries(map.read.map((column) => [column.key, textOf(map, column, read)])),
    errors: {},
  }));
  const takesPhone = await phoneTest(ctx);
  const teams = gatherTeams(map, rows).map((team) => readTeam(map, team, takesPhone));
  const colleges = await readColleges(ctx, contest);
  await fillCollege(ctx, map, teams, colleges);
  const checked = teams.map((team) => ({
    team,
    project: checkTeam(map, team, { tracks: contest.tracks, edition: contest.edition, colleges, takesPhone }),
  }));
  for (const [index, { odd }] of uploaded.entries())
    for (const column of map.read) {
      const kind = odd[column.key];
      if (kind && rows[index] && !(kind === 'date' && askedIn(map, column) === 'DATE')) rows[index].errors[column.key] ??= explainOdd(kind);
    }
  const unknownPeople = await findTeams(ctx, map, checked);
  await refuseTaken(ctx, contest, map, checked);
  await checkRules(ctx, contest, map, checked);
  const projects = new Map(checked.map(({ team, project }) => [team.rows[0]?.row, isRight(team) ? project : null]));
  const good = new Set(teams.flatMap((team) => (isRight(team) ? team.rows.map(({ row }) => row) : [])));
  for (const { rows: of } of teams) tellOthers(map, of);
  return {
    contest,
    map,
    unknownPeople,
    hiddenRows: uploaded.flatMap(({ row, isHidden }) => (isHidden ? [row] : [])),
    rows: rows.map((row) => ({ ...row, isGood: good.has(row.row), project: projects.get(row.row) ?? null })),
  };
}

/** What a cell says: as it is shown, but for a number of a column of numbers. */
function textOf(map: AppliedMap, column: MapColumn, { cells, numbers }: Pick<UploadRow, 'cells' | 'numbers'>): string {
  const isNumber = column.fact === 'RECOMMENDATION' || askedIn(map, column) === 'NUMBER';
  return (isNumber ? numbers[column.key] : undefined) ?? cells[column.key] ?? '';
}

/** What kind of answer a column holds that asks what only the contest asks. */
function askedIn({ fields }: AppliedMap, { fact, text }: MapColumn): string | undefined {
  return fact === 'FIELD' ? fields.get(text ?? '')?.kind : undefined;
}

function refuseMissing(ctx: Context, { rows, read }: AppliedMap, { tracks }: ContestRow, cells: Record<string, string>): void {
  const name = rows === 'TEAM' ? 'LEADER_NAME' : 'PERSON_NAME';
  const missing = read
    .filter(({ key, fact }) => ['TITLE', 'TRACK', 'COLLEGE', name].includes(fact) && !Object.hasOwn(cells, key))
    .map(({ head }) => head);
  if (missing.length > 0) throw new Refusal(422, -9, msg`表格缺少列：${missing.join(ctx.language === 'zh' ? '、' : ', ')}`);
  if (tracks.length !== 1 && !read.some(({ fact }) => fact === 'TRACK'))
    throw new Refusal(422, -9, msg`大赛有多个赛道，汇总表里要有一列是赛道`);
}

/** What is wrong with a project by itself, told at its cells; and what it says, as far as that can be read. */
function checkTeam(
  map: AppliedMap,
  team: ReadTeam,
  { edition, ...rules }: Parameters<typeof checkRow>[1] & Pick<ContestRow, 'edition'>,
): SheetProject | null {
  const columnOf = (fact: string) => map.read.find((column) => column.fact === fact);
  const cells = { ...team.cells, track: columnOf('TRACK') ? team.cells.track : (rules.tracks[0] ?? '') };
  const { errors, project } = checkRow(cells, { ...rules, ofMembers: columnOf('MEMBERS')?.format ?? undefined });
  const [first] = team.rows as [SheetRow]; // a project has at least one
  const { leader } = team;
  const keys: Record<ImportField, string | undefined> = {
    title: columnOf('TITLE')?.key,
    track: columnOf('TRACK')?.key,
    college: columnOf('COLLEGE')?.key ?? leader.number ?? leader.name,
    leaderName: leader.name,
    leaderNumber: leader.number,
    leaderPhone: leader.phone,
    members: columnOf('MEMBERS')?.key,
    advisors: columnOf('ADVISORS')?.key,
    summary: columnOf('SUMMARY')?.key,
  };
  for (const [field, reason] of Object.entries(errors) as [ImportField, MessageDescriptor][])
    // the fields of a row
    (field.startsWith('leader') ? leader.row : first).errors[keys[field] ?? ''] ??= reason;
  const { number } = team;
  if (number !== null && !(number.startsWith(`${edition}-`) && /^\d{4}-\d{4,8}$/.test(number)))
    first.errors[columnOf('NUMBER')?.key ?? ''] ??= msg`编号应像 ${edition}-0001，空着会自动编号`;
  if (!project) return null;
  const joined = project.people.filter(({ part }) => part !== 'ADVISOR');
  const people = [...joined, ...team.people.map(({ person }) => person), ...project.people.filter(({ part }) => part === 'ADVISOR')];
  return { ...project, people, number, recommendation: team.recommendation, answers: team.answers };
}

async function refuseTaken(ctx: Context, contest: ContestRow, { read }: AppliedMap, checked: readonly { team: ReadTeam }[]): Promise<void> {
  const taken = await readTaken(ctx, contest.id);
  const titleKey = read.find(({ fact }) => fact === 'TITLE')?.key ?? '';
  const numberKey = read.find(({ fact }) => fact === 'NUMBER')?.key ?? '';
  const rowOf = new Map<string, number>();
  for (const { team } of checked) {
    const [first] = team.rows as [SheetRow]; // a project has at least one
    const { title } = team.cells;
    const earlier = rowOf.get(`title ${title}`);
    if (title && taken.titles.has(title)) first.errors[titleKey] = msg`大赛里已有这个项目`;
    else if (earlier !== undefined) first.errors[titleKey] = msg`与第 ${earlier} 行重复`;
    else rowOf.set(`title ${title}`, first.row);
    if (team.number === null) continue;
    const same = rowOf.get(`number ${team.number}`);
    if (taken.numbers.has(team.number)) first.errors[numberKey] ??= msg`大赛里已有这个编号`;
    else if (same !== undefined) first.errors[numberKey] ??= msg`与第 ${same} 行重复`;
    else rowOf.set(`number ${team.number}`, first.row);
  }
}

/** Rows of a project that cannot come in for another one of it: none of them may come in without that. */
function tellOthers({ read }: AppliedMap, team: SheetRow[]): void {
  const wrong = team.find(({ errors }) => Object.keys(errors).length > 0);
  const key = read.find(({ fact }) => fact === 'TITLE')?.key ?? '';
  if (wrong) for (const { errors } of team) if (Object.keys(errors).length === 0) errors[key] = msg`同一项目的第 ${wrong.row} 行有错误`;
}
