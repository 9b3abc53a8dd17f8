import type { Generated } from 'kysely';

/** The tables of `0064-radar.sql` and `0077-plan-texts.sql`. */
export interface RadarSchema {
  radarPrint: RadarPrintTable;
  radarMark: RadarMarkTable;
  radarPicture: RadarPictureTable;
  radarPdf: RadarPdfTable;
  radarFinding: RadarFindingTable;
  radarDecision: RadarDecisionTable;
}

type FindingState = 'OPEN' | 'SAME' | 'DIFFERENT' | 'ALLOWED';

interface RadarPrintTable {
  tenantId: string;
  projectId: string;
  textMarks: number;
  updateTime: Date;
}

interface RadarMarkTable {
  tenantId: string;
  kind: 'TEXT' | 'TITLE' | 'WHOLE_TITLE' | 'PICTURE';
  value: number;
  projectId: string;
}

interface RadarPictureTable {
  tenantId: string;
  projectId: string;
  attachmentId: string;
  /** 16 hexadecimal figures. */
  hash: string;
}

interface RadarPdfTable {
  tenantId: string;
  projectId: string;
  attachmentId: string;
  /** Null: there is nothing in it that can be compared. */
  text: string | null;
}

interface RadarFindingTable {
  tenantId: string;
  id: Generated<string>;
  firstId: string;
  secondId: string;
  /** Hundredths of the text of one of them that the other has too. */
  text: number | null;
  /** How alike the titles are, in hundredths. */
  title: number | null;
  pictures: number | null;
  people: number | null;
  score: number;
  state: Generated<FindingState>;
  version: Generated<number>;
  createTime: Date;
  updateTime: Date;
}

interface RadarDecisionTable {
  tenantId: string;
  findingId: string;
  version: number;
  state: FindingState;
  reason: string;
  createTime: Date;
  createdBy: string | null;
}
