import type { Generated, GeneratedAlways } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/** The tables of `0051-registers.sql`, with what `0057-places.sql` adds to them. */
export interface RegisterSchema {
  student: StudentTable;
  teacher: TeacherTable;
  registerHistory: RegisterHistoryTable;
}

interface PersonTable extends AuditedTable {
  orgId: string;
  /** The school of `orgId`: within it a number is somebody's own. */
  schoolId: string;
  number: string;
  name: string;
  /** How the name is read, as `pinyin_of` writes it. */
  pinyin: GeneratedAlways<string | null>;
  phone: string | null;
  /** Whose account it is, once that person has said so. */
  userId: string | null;
  /** Users who have said that it is somebody else. */
  refusedBy: Generated<string[]>;
}

interface StudentTable extends PersonTable {
  major: string | null;
  /** Of the dictionary DEGREE_LEVEL. */
  degree: string | null;
  /** Of entry. */
  year: number | null;
  graduateTime: Date | null;
  /** Who graduated together. */
  graduationId: string | null;
}

interface TeacherTable extends PersonTable {
  /** Of the dictionary TEACHER_TITLE. */
  jobTitle: string | null;
}

interface RegisterHistoryTable {
  tenantId: string;
  id: Generated<string>;
  studentId: string | null;
  teacherId: string | null;
  act: 'MOVED' | 'GRADUATED' | 'RETURNED' | 'MERGED' | 'LINKED' | 'UNLINKED';
  /** Names of that day. */
  fromOrg: string | null;
  toOrg: string | null;
  note: string | null;
  createTime: Generated<Date>;
  createdBy: string | null;
}
