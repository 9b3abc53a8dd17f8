import type { contestStates } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { isPast } from '../stage/deadline.ts';

export type ContestState = (typeof contestStates)[number];
type Window = Pick<Selectable<TenantSchema['contest']>, 'state' | 'registrationStart' | 'registrationEnd'>;

/** The state as readers see it: registration is opened and closed by the clock, nobody has to. */
export function contestStateOf<State extends Window['state']>(
  { state, registrationStart, registrationEnd }: Window & { state: State },
  now: Date,
): State | 'REGISTERING' {
  if (state !== 'PUBLISHED') return state;
  return registrationStart <= now && !isPast(registrationEnd, now) ? 'REGISTERING' : state;
}

/** Whether nobody can enter it or review in it any more, whatever its state. */
export function hasEnded(
  { registrationEnd }: Pick<Window, 'registrationEnd'>,
  stages: readonly Pick<Selectable<TenantSchema['stage']>, 'reviewEnd'>[],
  now: Date,
): boolean {
  return isPast(registrationEnd, now) && stages.every(({ reviewEnd }) => isPast(reviewEnd, now));
}

/** The same rule as a condition on the table `contest`; `end` is when registration ends for whoever asks. */
export function isInContestState(
  state: ContestState,
  now: Date,
  end: RawBuilder<Date> = sql<Date>`contest.registration_end`,
): RawBuilder<boolean> {
  const isOpen = sql<boolean>`(contest.registration_start <= ${now} and ${end} > ${new Date(now.getTime() - 1000)})`;
  if (state === 'REGISTERING') return sql<boolean>`(contest.state = 'PUBLISHED' and ${isOpen})`;
  if (state === 'PUBLISHED') return sql<boolean>`(contest.state = 'PUBLISHED' and not ${isOpen})`;
  return sql<boolean>`contest.state = ${state}`;
}
