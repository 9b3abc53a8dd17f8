import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { phonePattern } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { explainOdd } from '../../../formats/sheets/explain-odd.ts';
import { readUpload } from '../../../formats/sheets/read-upload.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { errorColumn, importColumns, type ImportField } from './import-columns.ts';
import type { Person } from './project-people.ts';
import { isNamed, isNumbered, readAdvisors, readMembers } from './read-people.ts';

/** A row of a sheet, read and checked. */
export interface ImportRow {
  /** Its place in the sheet, from 1. */
  row: number;
  cells: Record<ImportField, string>;
  errors: Partial<Record<ImportField, MessageDescriptor>>;
  /** What it says, when nothing is wrong with it. */
  project: ImportedProject | null;
}

export interface ImportedProject {
  title: string;
  track: string;
  collegeId: string;
  schoolId: string;
  people: Person[];
  summary: string | null;
}

/** The contest of an import. Throws `notFound` for one that the caller may not read. */
export async function readImportContest(ctx: Context, contestId: string): Promise<ContestRow> {
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', contestId).selectAll('contest').executeTakeFirst();
  if (!contest) throw notFound();
  return contest;
}

/** Reads and checks every row of an uploaded sheet; writes nothing. Throws a refusal for a file that is no sheet or lacks a needed column. */
export async function readImport(ctx: Context, contest: ContestRow, file: File): Promise<ImportRow[]> {
  const uploaded = await readUpload(ctx, file, importColumns, { unread: [errorColumn] });
  const missing = importColumns
    .filter(({ field, isRequired }) => isRequired && !Object.hasOwn(uploaded[0]?.cells ?? {}, field))
    .map(({ title }) => ctx.say(title));
  if (missing.length > 0) throw new Refusal(422, -9, msg`表格缺少列：${missing.join(ctx.language === 'zh' ? '、' : ', ')}`);

  const colleges = await readColleges(ctx, contest);
  const taken = await readTitles(ctx, contest.id);
  const rowOfTitle = new Map<string, number>();
  return uploaded.map(({ row, odd, ...given }) => {
    const cells = fill(given.cells);
    const result = checkRow(cells, contest.tracks, colleges);
    for (const { field } of importColumns) if (odd[field]) result.errors[field] ??= explainOdd(odd[field]);
    const earlier = rowOfTitle.get(cells.title);
    if (cells.title && taken.has(cells.title)) result.errors.title = msg`大赛里已有这个项目`;
    else if (earlier !== undefined) result.errors.title = msg`与第 ${earlier} 行重复`;
    else rowOfTitle.set(cells.title, row);
    return { row, cells, errors: result.errors, project: Object.keys(result.errors).length === 0 ? result.project : null };
  });
}

export interface College {
  id: string;
  label: string;
  schoolId: string;
}

function fill(record: Record<string, string>): Record<ImportField, string> {
  const {
    title = '',
    track = '',
    college = '',
    leaderName = '',
    leaderNumber = '',
    leaderPhone = '',
    members = '',
    advisors = '',
    summary = '',
  } = record;
  return { title, track, college, leaderName, leaderNumber, leaderPhone, members, advisors, summary };
}

/** What is wrong with a row by itself, and what it says when nothing is. */
export function checkRow(cells: Record<ImportField, string>, tracks: string[], colleges: Map<string, College[]>) {
  const errors: ImportRow['errors'] = {};
  for (const { field, isRequired } of importColumns) {
    const most = longest[field];
    if (isRequired && cells[field] === '') errors[field] = msg`不能为空`;
    else if (cells[field].length > most) errors[field] = msg`最多 ${most} 个字符`;
    else if (/[\p{Cc}]/u.test(cells[field].replaceAll(/[\t\r\n]/g, ''))) errors[field] = msg`含有不能保存的字符`;
  }
  if (!errors.track && !tracks.includes(cells.track)) errors.track = msg`不是这个大赛的赛道，可选：${tracks.join('、')}`;
  const [college, ...twins] = colleges.get(cells.college) ?? [];
  if (!errors.college && !college) errors.college = msg`没有找到这个学院`;
  if (!errors.college && twins.length > 0) errors.college = msg`有多个同名学院，无法确定是哪一个`;
  if (!errors.leaderPhone && cells.leaderPhone !== '' && !phonePattern.test(cells.leaderPhone)) errors.leaderPhone = msg`手机号格式不正确`;
  const members = readMembers(cells.members);
  if (!errors.members && !members.every((one) => isNamed(one) && isNumbered(one))) errors.members = msg`请写成「姓名/学号」，用顿号隔开`;
  const advisors = readAdvisors(cells.advisors);
  if (!errors.advisors && !advisors.every(isNamed)) errors.advisors = msg`请写姓名，用顿号隔开`;
  if (!errors.advisors && !advisors.every(isNumbered)) errors.advisors = msg`请写成「姓名/工号/手机」，用顿号隔开`;
  const project: ImportedProject | null = college
    ? {
        title: cells.title,
        track: cells.track,
        collegeId: college.id,
        schoolId: college.schoolId,
        people: [
          { part: 'LEADER', name: cells.leaderName, number: cells.leaderNumber || null, phone: cells.leaderPhone || null },
          ...members,
          ...advisors,
        ],
        summary: cells.summary || null,
      }
    : null;
  return { errors, project };
}

const longest: Record<ImportField, number> = {
  title: 100,
  track: 50,
  college: 100,
  leaderName: 50,
  leaderNumber: 30,
  leaderPhone: 20,
  members: 2000,
  advisors: 500,
  summary: 2000,
};

/** Colleges of the caller's scope that stand under the contest's organiser, by name, each with its school. */
export async function readColleges(ctx: Context, contest: ContestRow): Promise<Map<string, College[]>> {
  const rows = await scoped(ctx, 'org')
    .select()
    .innerJoin('org as owner', (join) => join.onRef('owner.tenantId', '=', 'org.tenantId').on('owner.id', '=', contest.orgId))
    .innerJoin('org as above', (join) => join.onRef('above.tenantId', '=', 'org.tenantId').on('above.type', '=', 'school'))
    .where('org.type', '=', 'college')
    .where(sql<boolean>`org.tree_path like owner.tree_path || '%'`)
    .where(sql<boolean>`org.tree_path like above.tree_path || '%'`)
    .select(['org.id', 'org.label', 'above.id as schoolId'])
    .execute();
  return Map.groupBy(rows, ({ label }) => label);
}

/** All titles of the contest, also of projects out of the caller's scope: a title is unique in its contest. */
async function readTitles(ctx: Context, contestId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('project')
    .where('tenantId', '=', ctx.tenant.id)
    .where('contestId', '=', contestId)
    .select('title')
    .execute();
  return new Set(rows.map(({ title }) => title));
}
