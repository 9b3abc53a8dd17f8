import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import { toWire } from '../../../../core/wire-time.ts';
import type { EntryRow } from '../read-entry-row.ts';

/** What a team has in its hand: the project's number with how often it was handed in, so that no counter is shared between teams. */
export function receiptNumber({ number, submitCount }: Pick<EntryRow, 'number' | 'submitCount'>): string {
  return `${number}-${submitCount}`;
}

/** Of the last time that a project was handed in; null: it never was. */
export function receiptOf(ctx: Context, entry: EntryRow, names: ReadonlyMap<string, string>): AnswerOf<'entry.get'>['receipt'] {
  const { submitTime, submittedBy } = entry;
  if (submitTime === null) return null;
  return {
    number: receiptNumber(entry),
    time: toWire(submitTime, ctx.tenant.timeZone),
    by: submittedBy === null ? null : (names.get(submittedBy) ?? null),
  };
}

/** What happened to a project, the latest first, each submission with its number. */
export function withReceipts<Event extends { kind: string }>(
  { number }: Pick<EntryRow, 'number'>,
  history: readonly Event[],
): (Event & { receipt: string | null })[] {
  let submitCount = history.filter(({ kind }) => kind === 'SUBMITTED').length;
  return history.map((event) => {
    if (event.kind !== 'SUBMITTED') return { ...event, receipt: null };
    const receipt = receiptNumber({ number, submitCount });
    submitCount -= 1;
    return { ...event, receipt };
  });
}
