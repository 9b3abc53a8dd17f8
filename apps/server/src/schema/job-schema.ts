import type { Generated, JSONColumnType } from 'kysely';

/** The tables of `0007-jobs.sql`. */
export interface JobSchema {
  job: JobTable;
  schedule: ScheduleTable;
}

export type JobState = 'WAITING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

interface JobTable {
  tenantId: string;
  id: Generated<string>;
  userId: string | null;
  isSystem: Generated<boolean>;
  name: string;
  label: string | null;
  input: JSONColumnType<object>;
  state: Generated<JobState>;
  done: Generated<number>;
  total: number | null;
  attempts: Generated<number>;
  isTold: Generated<boolean>;
  language: Generated<'zh' | 'en'>;
  result: JSONColumnType<Record<string, unknown>, string | null> | null;
  fileKey: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: string | null;
  error: JSONColumnType<StoredText, string | null> | null;
  startAfter: Date | null;
  createTime: Generated<Date>;
  startTime: Date | null;
  finishTime: Date | null;
}

interface ScheduleTable {
  tenantId: string;
  name: string;
  lastTick: Date;
}

/** A message as it was said, so that it can be said again in another language: `message` stands in for an id we no longer have. */
export interface StoredText {
  id: string;
  message: string;
  values: Record<string, unknown>;
}
