import type { Reason } from '@saiwu/judging';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AuditedTable } from './audited-table.ts';
import type { Contents, EntrySection, Mend, PersonPart, SectionMark } from './entry-schema.ts';

/**
 * The tables of `0002-contest.sql`, the people of projects of `0015-access.sql`, the end of each sealed log, of `0016-at-once.sql`, the
 * figures that the database keeps of all these, of `0025-figures.sql`, how titles are read, of `0027-pinyin.sql`, and what was corrected in
 * projects, of `0029-corrections.sql`, templates and texts of consent, of `0055-contest-templates.sql`, deadlines that were put off, of
 * `0056-times.sql`, people made anonymous, of `0058-retention.sql`, what teams enter themselves, of `0060-entries.sql` (whose own
 * tables are in `entry-schema.ts`), what is decided on that, of `0062-decisions.sql`, how projects stand in sheets, of
 * `0067-sheet-maps.sql`, and what teams see of a stage, of `0072-release.sql`.
 */
export interface ContestSchema {
  contest: ContestTable;
  contestTemplate: ContestTemplateTable;
  sheetMap: SheetMapTable;
  contestConsent: ContestConsentTable;
  stage: StageTable;
  project: ProjectTable;
  projectPerson: ProjectPersonTable;
  projectTie: ProjectTieTable;
  projectChangeLog: ProjectChangeLogTable;
  judge: JudgeTable;
  conflict: ConflictTable;
  assignment: AssignmentTable;
  scoreSheet: ScoreSheetTable;
  scoreRevision: ScoreRevisionTable;
  result: ResultTable;
  sealedLog: SealedLogTable;
  sealedTail: Omit<SealedLogTable, 'body' | 'createTime'>;
  projectFigure: ProjectFigureTable;
  sheetFigure: SheetFigureTable;
  judgeFigure: JudgeFigureTable;
  judgePartFigure: JudgePartFigureTable;
  deadlineExtension: DeadlineExtensionTable;
  deadlineReminder: DeadlineReminderTable;
}

type StageSetup = InputOf<'contest.save'>['body']['stages'][number];

/** The scoring rule of a stage. */
export type StageRule = StageSetup['rule'];
/** The rubric of a stage. */
export type Rubric = StageSetup['rubric'];
/** What decides between equal scores of a stage. */
type TieOrder = NonNullable<StageSetup['tieOrder']>;
/** Who goes on from a stage. */
type Promotion = NonNullable<StageSetup['promotion']>;
/** All that is set up for a contest beside its name, its times and its stages. */
type ContestSetup = NonNullable<InputOf<'contest.save'>['body']['setup']>;
/** All that a contest begins with, with distances instead of dates. */
type TemplateContent = InputOf<'contestTemplate.save'>['body']['content'];
/** How projects stand in a sheet. */
export type SheetMapContent = Pick<AnswerOf<'sheetMap.get'>, 'title' | 'rows' | 'columns'>;
/** Why a project does not fit who may enter. */
export type Misfit = { kind: 'ORG' } | { kind: 'DEGREE'; degree: string } | { kind: 'AWARD'; contest: string; award: string };
/** One score of a sheet. */
export type ItemScore = InputOf<'score.save'>['body']['scores'][number];
/** What a sealed record holds: what happened, and its facts as plain JSON. */
export type SealBody = { event: SealEvent } & Record<string, unknown>;

/** What records of a sealed log tell of. */
export type SealEvent =
  | 'assignment.withdrawn'
  | 'deadline.extended'
  | 'deadline.takenBack'
  | 'project.corrected'
  | 'project.reconsidered'
  | 'project.removed'
  | 'project.withdrawn'
  | 'score.submitted'
  | 'stage.closed'
  | 'stage.released'
  | 'stage.started';

interface ContestTable extends AuditedTable {
  /** The school or college that holds it; null: a general one. */
  orgId: string | null;
  title: string;
  /** How the title is read, as `pinyin_of` writes it. */
  pinyin: GeneratedAlways<string | null>;
  edition: number;
  describe: string | null;
  tracks: string[];
  registrationStart: Date;
  registrationEnd: Date;
  state: Generated<'DRAFT' | 'PUBLISHED' | 'REVIEWING' | 'PUBLICITY' | 'FINISHED' | 'CANCELLED'>;
  cancelReason: string | null;
  setup: JSONColumnType<Partial<ContestSetup>, string | undefined, string | undefined>;
  appealStart: Date | null;
  appealEnd: Date | null;
  coverId: string | null;
  coverAlt: string | null;
  /** Since when its people are being made anonymous; and when that was done, and by whom. */
  anonymiseTime: Date | null;
  anonymisedTime: Date | null;
  anonymisedBy: string | null;
  /** The end of its retention time of which its administrators were told. */
  retentionTold: Date | null;
}

interface ContestTemplateTable extends AuditedTable {
  orgId: string | null;
  /** What one that we ship is known by. */
  code: string | null;
  name: string;
  summary: string | null;
  sortValue: Generated<number>;
  state: Generated<boolean>;
  content: JSONColumnType<TemplateContent | null, string | null, string | null>;
}

interface SheetMapTable extends AuditedTable {
  orgId: string | null;
  /** What one that we ship is known by. */
  code: string | null;
  name: string;
  summary: string | null;
  sortValue: Generated<number>;
  state: Generated<boolean>;
  content: JSONColumnType<SheetMapContent | null, string | null, string | null>;
}

interface ContestConsentTable {
  tenantId: string;
  contestId: string;
  version: number;
  text: string | null;
  since: Generated<Date>;
  createdBy: string | null;
}

interface StageTable {
  tenantId: string;
  id: Generated<string>;
  contestId: string;
  sortValue: number;
  kind: 'COLLEGE' | 'SCHOOL' | 'SECOND' | 'FINAL';
  mode: 'ONLINE' | 'ROADSHOW';
  reviewStart: Date;
  reviewEnd: Date;
  judgesPerProject: number;
  loadCap: number | null;
  recusal: 'OFF' | 'COLLEGE' | 'SCHOOL' | 'PROVINCE';
  isBlind: boolean;
  rule: JSONColumnType<StageRule>;
  rubric: JSONColumnType<Rubric>;
  tieOrder: JSONColumnType<TieOrder, string | undefined, string | undefined>;
  promotion: JSONColumnType<Promotion | null, string | null | undefined, string | null | undefined>;
  state: Generated<'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED'>;
  closedTime: Date | null;
  closedBy: string | null;
  teamSees: Generated<'NOTHING' | 'SCORES' | 'SCORES_AND_COMMENTS'>;
  releasedTime: Date | null;
  releasedBy: string | null;
}

interface ProjectTable extends AuditedTable {
  contestId: string;
  orgId: string;
  schoolId: string;
  collegeId: string | null;
  number: string;
  title: string;
  /** How the title is read, as `pinyin_of` writes it. */
  pinyin: GeneratedAlways<string | null>;
  summary: string | null;
  track: string;
  source: Generated<'IMPORTED' | 'SUBMITTED'>;
  state:
    | 'DRAFT'
    | 'SUBMITTED'
    | 'RETURNED'
    | 'REJECTED'
    | 'ACCEPTED'
    | 'IN_REVIEW'
    | 'SCORED'
    | 'PROMOTED'
    | 'REPECHAGE'
    | 'ELIMINATED'
    | 'AWARDED'
    | 'WITHDRAWN';
  ineligible: JSONColumnType<Misfit[] | null, string | null | undefined, string | null>;
  /** Answers to the contest's own fields, by their keys, as they were typed. */
  answers: JSONColumnType<Record<string, string>, string | undefined>;
  /** How often each part of an entry was saved, by whom and when. */
  sections: JSONColumnType<Partial<Record<EntrySection, SectionMark>>, string | undefined>;
  submitCount: Generated<number>;
  submitTime: Date | null;
  submittedBy: string | null;
  /** What is to be mended in one that was returned, and until when, where that is later than its deadline. */
  mend: JSONColumnType<Mend[] | null, string | null | undefined, string | null>;
  mendUntil: Date | null;
  /** Its place among the accepted ones of its college, from 1. */
  recommendation: number | null;
}

interface ProjectPersonTable {
  tenantId: string;
  projectId: string;
  part: PersonPart;
  position: number;
  name: string;
  number: string | null;
  phone: string | null;
  /** Whose account it is, where that person has come by themselves: it opens the project to them. */
  userId: string | null;
  /** What somebody does in the team. */
  task: string | null;
  consentVersion: number | null;
  consentTime: Date | null;
}

interface ProjectTieTable {
  tenantId: string;
  projectId: string;
  /** `FORMER`: has been of the project, at no position. */
  part: ProjectPersonTable['part'] | 'FORMER';
  position: number;
  userId: string;
}

interface ProjectChangeLogTable {
  tenantId: string;
  id: Generated<string>;
  contestId: string;
  projectId: string;
  act:
    | 'CORRECTED'
    | 'REMOVED'
    | 'SUBMITTED'
    | 'TAKEN_BACK'
    | 'WITHDRAWN'
    | 'JOINED'
    | 'LEFT'
    | 'HANDED_OVER'
    | 'RETURNED'
    | 'ACCEPTED'
    | 'REJECTED'
    | 'RECONSIDERED';
  number: string;
  title: string;
  reason: string | null;
  changes: JSONColumnType<Record<string, [before: string, after: string]>>;
  /** Of the contest's check list, as it was when somebody decided. */
  ticks: JSONColumnType<{ text: string; isTicked: boolean }[] | null, string | null | undefined, string | null>;
  /** What was to be mended in one that was returned, and until when, where that was said. */
  mend: JSONColumnType<Mend[] | null, string | null | undefined, string | null>;
  mendUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What stood in one that was returned. */
  contents: JSONColumnType<Contents | null, string | null | undefined, string | null>;
  createTime: Generated<Date>;
  /** Nobody where its team did it and is anonymous. */
  createdBy: string | null;
}

interface JudgeTable extends AuditedTable {
  userId: string;
  orgId: string;
  schoolId: string | null;
  collegeId: string | null;
  province: string | null;
  title: string | null;
  employer: string | null;
  tracks: Generated<string[]>;
  loadCap: number | null;
  state: Generated<'INVITED' | 'ACTIVE' | 'PAUSED' | 'RETIRED'>;
}

interface ConflictTable {
  tenantId: string;
  id: Generated<string>;
  judgeId: string;
  projectId: string;
  reason: string;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface AssignmentTable {
  tenantId: string;
  id: Generated<string>;
  stageId: string;
  projectId: string;
  judgeId: string;
  state: Generated<'ASSIGNED' | 'ACCEPTED' | 'DRAFTING' | 'SUBMITTED' | 'RECUSED' | 'WITHDRAWN' | 'REPLACED'>;
  source: 'AUTOMATIC' | 'MANUAL';
  seed: number | null;
  reasons: JSONColumnType<Reason[], string | undefined>;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface ScoreSheetTable {
  tenantId: string;
  assignmentId: string;
  scores: JSONColumnType<ItemScore[]>;
  comment: string | null;
  total: string | null;
  submittedTime: Date | null;
  version: Generated<number>;
  updateTime: Generated<Date>;
}

interface ScoreRevisionTable {
  tenantId: string;
  assignmentId: string;
  version: number;
  scores: JSONColumnType<ItemScore[]>;
  comment: string | null;
  total: string | null;
  isSubmitted: boolean;
  createTime: Generated<Date>;
  createdBy: string;
}

interface ResultTable {
  tenantId: string;
  stageId: string;
  projectId: string;
  score: string;
  exact: string;
  rank: number;
  calculation: JSONColumnType<Reason[]>;
}

interface SealedLogTable {
  tenantId: string;
  stageId: string;
  sequence: number;
  previousHash: string;
  hash: string;
  body: JSONColumnType<SealBody>;
  createTime: Generated<Date>;
}

interface ProjectFigureTable {
  tenantId: string;
  contestId: string;
  orgId: string;
  createdBy: string | null;
  projects: number;
  takingPart: number;
}

interface SheetFigureTable {
  tenantId: string;
  stageId: string;
  orgId: string;
  createdBy: string | null;
  sheets: number;
  submitted: number;
  complete: number;
}

interface JudgeFigureTable {
  tenantId: string;
  stageId: string;
  judgeId: string;
  sheets: number;
}

interface DeadlineExtensionTable {
  tenantId: string;
  id: Generated<string>;
  contestId: string;
  /** Null: of registration. */
  stageId: string | null;
  /** For one project, for a school or college, or (both null) for all. */
  projectId: string | null;
  orgId: string | null;
  before: Date;
  until: Date;
  reason: string;
  createTime: Generated<Date>;
  createdBy: string;
  takenBackTime: Date | null;
  takenBackBy: string | null;
}

interface DeadlineReminderTable {
  tenantId: string;
  contestId: string;
  deadline: 'REGISTRATION' | 'REVIEW' | 'APPEAL';
  stageId: Generated<string>;
  userId: string;
  due: Date;
  days: number;
}

interface JudgePartFigureTable extends JudgeFigureTable {
  orgId: string;
  createdBy: string | null;
}
