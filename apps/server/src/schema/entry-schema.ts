import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Generated } from 'kysely';

/**
 * What teams bring and whom they ask, as in `0060-entries.sql`, what people made of links, of `0066-own-answers.sql`, and who is there, of
 * `0075-entry-here.sql`.
 */
export interface EntrySchema {
  projectFile: ProjectFileTable;
  entryInvitation: EntryInvitationTable;
  entryLinkAnswer: EntryLinkAnswerTable;
  entryHere: EntryHereTable;
}

/** What somebody is behind a project. */
export type PersonPart = 'LEADER' | 'MEMBER' | 'ADVISOR';
/** A part of an entry that is saved by itself. */
export type EntrySection = InputOf<'entry.save'>['body']['section'];
/** One thing to be mended. */
export type Mend = AnswerOf<'entry.get'>['mend'][number];
/** What stood in a project when it was returned. */
export interface Contents {
  basics: { title: string; track: string; summary: string };
  answers: Record<string, string>;
  team: string[];
  advisors: string[];
  /** By their slots. */
  files: Record<string, { id: string; name: string }>;
  /** Versions of the sections of the plan. */
  plan: Record<string, number>;
}
/** The last time that a part of an entry was saved. */
export interface SectionMark {
  version: number;
  /** A user. */
  by: string;
  /** As JSON has it. */
  time: string;
}

interface ProjectFileTable {
  tenantId: string;
  projectId: string;
  /** `file:<key>` of a file that the contest asks for, `field:<key>` of a field of its own. */
  slot: string;
  attachmentId: string;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface EntryInvitationTable {
  tenantId: string;
  id: Generated<string>;
  projectId: string;
  /** What the one who is asked becomes; of a leader, who is of the team already. */
  part: PersonPart;
  channel: 'LINK' | 'NUMBER' | 'PHONE' | 'USER';
  codeHash: string | null;
  /** Of a link: of its code that can be typed. */
  shortHash: string | null;
  /** When its link went out by SMS last. */
  textTime: Date | null;
  schoolId: string | null;
  number: string | null;
  phone: string | null;
  userId: string | null;
  until: Date;
  remindTime: Date | null;
  createTime: Generated<Date>;
  createdBy: string;
  answer: 'ACCEPTED' | 'DECLINED' | 'REVOKED' | null;
  answerTime: Date | null;
  answeredBy: string | null;
}

interface EntryLinkAnswerTable {
  tenantId: string;
  invitationId: string;
  userId: string;
  answer: 'DECLINED' | 'REMOVED';
  answerTime: Date;
}

interface EntryHereTable {
  tenantId: string;
  projectId: string;
  userId: string;
  section: InputOf<'entry.here'>['body']['section'];
  /** Of a section of the business plan. */
  key: string | null;
  since: Date;
  seen: Date;
}
