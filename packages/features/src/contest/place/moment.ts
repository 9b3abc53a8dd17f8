import type { Contest, Stage } from '../answers.ts';

/** How long something still takes: whole days, and on the last one whole hours. */
export interface Left {
  days: number;
  hours: number;
}

/** Where a contest stands, as far as that says what comes next. */
export type Moment =
  | { kind: 'draft' | 'cancelled' | 'noProjects' | 'noneAccepted' | 'ready' | 'scored' | 'sealed' }
  | { kind: 'beforeRegistration' | 'registration'; left: Left }
  /** So many projects were handed in, and nobody has decided on them. */
  | { kind: 'undecided'; projects: number }
  /** So many projects lack a judge. */
  | { kind: 'unassigned'; projects: number }
  /** `left` null: the deadline is past. */
  | { kind: 'review'; open: number; left: Left | null };

/** What a contest was waiting for when the server told of it. */
export function momentOf(contest: Contest): Moment {
  const now = millis(contest.now);
  const { state, registrationStart, registrationEnd, stages } = contest;
  const [stage] = stages;
  if (state.code === 'DRAFT') return { kind: 'draft' };
  if (state.code === 'CANCELLED') return { kind: 'cancelled' };
  if (state.code === 'REGISTERING') return { kind: 'registration', left: leftAt(registrationEnd, now) ?? lastHour };
  if (stage !== undefined && stage.state.code !== 'NOT_STARTED') return underReview(stage, now);
  if (!isRegistrationOver(contest)) return { kind: 'beforeRegistration', left: leftAt(registrationStart, now) ?? lastHour };
  const undecided = stage?.entries?.undecided ?? 0;
  if (undecided > 0) return { kind: 'undecided', projects: undecided };
  if (stage === undefined || stage.projectCount === 0) return { kind: contest.projectCount === 0 ? 'noProjects' : 'noneAccepted' };
  const projects = stage.projectCount - stage.assignedCount;
  return projects > 0 ? { kind: 'unassigned', projects } : { kind: 'ready' };
}

/** Whether nobody registers any more. */
export function isRegistrationOver({ state, registrationEnd, now }: Contest): boolean {
  if (state.code === 'DRAFT' || state.code === 'REGISTERING') return false;
  return state.code !== 'PUBLISHED' || millis(now) > millis(registrationEnd);
}

/** How many of the sheets that a stage needs have no judge yet. */
export function missingSheets({ projectCount, judgesPerProject, sheetCount }: Stage): number {
  return Math.max(0, projectCount * judgesPerProject - sheetCount);
}

/** Whether a stage's time for review is over, by a time of the same clock. */
export function isPast({ reviewEnd }: Pick<Stage, 'reviewEnd'>, now: string): boolean {
  return reviewEnd < now;
}

function underReview({ state, sheetCount, submittedCount, reviewEnd }: Stage, now: number): Moment {
  if (state.code === 'SCORED') return { kind: 'scored' };
  if (state.code === 'CLOSED') return { kind: 'sealed' };
  return { kind: 'review', open: sheetCount - submittedCount, left: leftAt(reviewEnd, now) };
}

/** How long it is from one time of the wire to another; null where that is past. */
export function leftUntil(time: string, now: string): Left | null {
  return leftAt(time, millis(now));
}

/** Milliseconds from one time of the wire to another; below 0 where that is past. */
export function millisUntil(time: string, now: string): number {
  return millis(time) - millis(now);
}

function leftAt(time: string, now: number): Left | null {
  const hours = Math.floor((millis(time) - now) / 3_600_000);
  return hours < 0 ? null : { days: Math.floor(hours / 24), hours };
}

const lastHour: Left = { days: 0, hours: 0 };

/** A time of the wire, to be compared with others: all are of one clock, the tenant's, and this device's is none of it. */
function millis(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`);
}
