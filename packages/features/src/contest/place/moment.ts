import type { Contest, Stage } from '../answers.ts';

/** How long something still takes: whole days, and on the last one whole hours. */
export interface Left {
  days: number;
  hours: number;
}

/** Where a contest stands, as far as that says what comes next. */
export type Moment =
  | { kind: 'draft' | 'cancelled' | 'noProjects' | 'ready' | 'scored' | 'sealed' }
  | { kind: 'beforeRegistration' | 'registration'; left: Left }
  /** No project has a judge yet. */
  | { kind: 'unassigned'; projects: number }
  /** So many sheets have no judge yet. */
  | { kind: 'assigning'; missing: number }
  /** `left` null: the deadline is past. */
  | { kind: 'review'; open: number; left: Left | null };

/** What a contest is waiting for at a moment of this device's clock, in milliseconds. */
export function momentOf(contest: Contest, now: number): Moment {
  const { state, registrationStart, registrationEnd, stages } = contest;
  const [stage] = stages;
  if (state.code === 'DRAFT') return { kind: 'draft' };
  if (state.code === 'CANCELLED') return { kind: 'cancelled' };
  if (state.code === 'REGISTERING') return { kind: 'registration', left: leftUntil(registrationEnd, now) ?? lastHour };
  if (stage !== undefined && stage.state.code !== 'NOT_STARTED') return underReview(stage, now);
  if (!isRegistrationOver(contest, now)) return { kind: 'beforeRegistration', left: leftUntil(registrationStart, now) ?? lastHour };
  if (stage === undefined || stage.projectCount === 0) return { kind: 'noProjects' };
  if (stage.sheetCount === 0) return { kind: 'unassigned', projects: stage.projectCount };
  const missing = missingSheets(stage);
  return missing > 0 ? { kind: 'assigning', missing } : { kind: 'ready' };
}

/**
 * Whether nobody registers any more. The server says that registration is not open; on which side of it we are, even a clock tells that is
 * hours off.
 */
export function isRegistrationOver({ state, registrationStart, registrationEnd }: Contest, now: number): boolean {
  if (state.code === 'DRAFT' || state.code === 'REGISTERING') return false;
  return state.code !== 'PUBLISHED' || now > (millis(registrationStart) + millis(registrationEnd)) / 2;
}

/** How many of the sheets that a stage needs have no judge yet. */
export function missingSheets({ projectCount, judgesPerProject, sheetCount }: Stage): number {
  return Math.max(0, projectCount * judgesPerProject - sheetCount);
}

/** Whether a stage's time for review is over. */
export function isPast({ reviewEnd }: Pick<Stage, 'reviewEnd'>, now: number): boolean {
  return leftUntil(reviewEnd, now) === null;
}

function underReview({ state, sheetCount, submittedCount, reviewEnd }: Stage, now: number): Moment {
  if (state.code === 'SCORED') return { kind: 'scored' };
  if (state.code === 'CLOSED') return { kind: 'sealed' };
  return { kind: 'review', open: sheetCount - submittedCount, left: leftUntil(reviewEnd, now) };
}

function leftUntil(time: string, now: number): Left | null {
  const hours = Math.floor((millis(time) - now) / 3_600_000);
  return hours < 0 ? null : { days: Math.floor(hours / 24), hours };
}

const lastHour: Left = { days: 0, hours: 0 };

/** A time of the wire, by this device's clock. */
function millis(time: string): number {
  return new Date(time.replace(' ', 'T')).getTime();
}
