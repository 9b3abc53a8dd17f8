import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PhoneTest } from '../../../../services/parameters/newer-phones.ts';
import { importColumns, type ImportField } from './import-columns.ts';
import type { Person } from '../people/project-people.ts';
import { isNamed, isNumbered, type PeopleFormat, readAdvisors, readMembers } from '../people/read-people.ts';

export interface ImportedProject {
  title: string;
  track: string;
  collegeId: string;
  schoolId: string;
  people: Person[];
  summary: string | null;
}

/** A project of a sheet, as it is brought in. */
export interface SheetProject extends ImportedProject {
  /** The number that the sheet gives it; null: the next one. */
  number: string | null;
  recommendation: number | null;
  answers: Record<string, string>;
}

export interface College {
  id: string;
  label: string;
  schoolId: string;
}

/** What a row is checked by. */
interface RowRules {
  tracks: readonly string[];
  colleges: Map<string, College[]>;
  takesPhone: PhoneTest;
  /** How the members stand in their cell. */
  ofMembers?: PeopleFormat | undefined;
}

/** What is wrong with a row by itself, and what it says when nothing is. */
export function checkRow(cells: Record<ImportField, string>, { tracks, colleges, takesPhone, ofMembers }: RowRules) {
  const errors: Partial<Record<ImportField, MessageDescriptor>> = {};
  for (const { field, isRequired } of importColumns) {
    const wrong = isRequired && cells[field] === '' ? msg`不能为空` : wrongText(cells[field], longest[field]);
    if (wrong) errors[field] = wrong;
  }
  if (!errors.track && !tracks.includes(cells.track)) errors.track = msg`不是这个大赛的赛道，可选：${tracks.join('、')}`;
  const [college, ...twins] = colleges.get(cells.college) ?? [];
  if (!errors.college && !college) errors.college = msg`没有找到这个学院`;
  if (!errors.college && twins.length > 0) errors.college = msg`有多个同名学院，无法确定是哪一个`;
  if (!errors.leaderPhone && cells.leaderPhone !== '' && !takesPhone(cells.leaderPhone)) errors.leaderPhone = wrongPhone;
  if (!errors.leaderNumber && isMasked(cells.leaderNumber)) errors.leaderNumber = maskedText;
  const members = readMembers(cells.members, ofMembers);
  if (!errors.members && isMasked(cells.members)) errors.members = maskedText;
  if (!errors.members && !members.every((one) => isNamed(one) && isNumbered(one))) errors.members = msg`请写成「姓名/学号」，用顿号隔开`;
  const hasWrongPhone = (people: readonly Person[]) => people.some(({ phone }) => phone !== null && !takesPhone(phone));
  if (!errors.members && hasWrongPhone(members)) errors.members = wrongPhone;
  const advisors = readAdvisors(cells.advisors);
  if (!errors.advisors && isMasked(cells.advisors)) errors.advisors = maskedText;
  if (!errors.advisors && !advisors.every(isNamed)) errors.advisors = msg`请写姓名，用顿号隔开`;
  if (!errors.advisors && !advisors.every(isNumbered)) errors.advisors = msg`请写成「姓名/工号/手机」，用顿号隔开`;
  if (!errors.advisors && hasWrongPhone(advisors)) errors.advisors = wrongPhone;
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

/** What has left behind a mask is not taken for what it hides. */
export function isMasked(text: string): boolean {
  return text.includes('****');
}

const wrongPhone = msg`手机号格式不正确`;

export const maskedText = msg`号码被星号遮住了，请写完整的`;

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

/** What is wrong with a text, whatever it says: it is too long, or cannot be kept. */
export function wrongText(text: string, most: number): MessageDescriptor | null {
  if (text.length > most) return msg`最多 ${most} 个字符`;
  return /[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\t\r\n]/g, '')) ? msg`含有不能保存的字符` : null;
}
