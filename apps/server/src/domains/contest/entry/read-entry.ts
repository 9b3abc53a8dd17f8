import { type AnswerOf, contestStateNames, entrySections, projectStateNames } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { listActions } from '../contest/acts/action.ts';
import { organiserLabel } from '../contest/organiser.ts';
import { readPlanLengths } from '../plan/plan-lengths.ts';
import { readProjectHistory } from '../project/history/project-history.ts';
import { readAlike } from '../radar/alike.ts';
import { entryActs } from './entry-acts.ts';
import { readEntryFiles } from './files/entry-files.ts';
import { presentEntryPerson, readConsent, readEntryPeople } from './team/entry-people.ts';
import { readEntryInvitations } from './invitations/invitations.ts';
import { findMissing } from './hand-in/missing.ts';
import { type EntryRow, readEntryRow } from './read-entry-row.ts';
import { readNames } from './read-names.ts';
import { readReleased } from './read-released.ts';
import { receiptOf, withReceipts } from './hand-in/receipt.ts';

/** A project as its team sees it. Throws `notFound`. */
export async function readEntry(ctx: Context, id: string): Promise<AnswerOf<'entry.get'>> {
  const entry = await readEntryRow(ctx, id);
  const zone = ctx.tenant.timeZone;
  const filled = await readFilled(ctx, entry);
  const { people, files, consent, invitations } = filled;
  const missing = await findMissing(ctx, entry, filled);
  // which project theirs is like, reasons may say: that is for those who look after both; what was ticked is the record of those who decide
  const history = (await readProjectHistory(ctx, entry)).flatMap((event) => (event.kind === 'COMPARED' ? [] : { ...event, ticks: [] }));
  const { fields, files: asked, sections, planAs, team } = entry.setup;
  const names = await readNames(ctx, [
    ...Object.values(entry.sections).map(({ by }) => by),
    ...(entry.submittedBy ? [entry.submittedBy] : []),
  ]);
  return {
    id: entry.id,
    contestId: entry.contestId,
    contestTitle: entry.contestTitle,
    contestState: enumeration(ctx, contestStateNames, entry.contestState),
    organiser: organiserLabel(ctx, entry.organiser),
    number: entry.number,
    state: enumeration(ctx, projectStateNames, entry.state),
    part: entry.part,
    form: { tracks: entry.tracks, fields, files: asked, sections, planAs, team, consent },
    title: entry.title,
    track: entry.track,
    summary: entry.summary,
    answers: entry.answers,
    files,
    people: people.map((person) => presentEntryPerson(ctx, person, consent)),
    invitations,
    sections: entrySections.map((section) => {
      const mark = entry.sections[section];
      const time = mark ? new Date(mark.time) : null;
      return { section, version: mark?.version ?? 0, by: mark ? (names.get(mark.by) ?? null) : null, time: toWireOrNull(time, zone) };
    }),
    missing: missing.map(({ words, ...at }) => ({ ...at, words: ctx.say(words) })),
    mend: entry.state === 'RETURNED' ? (entry.mend ?? []) : [],
    reason: history.find(({ kind }) => kind === endedBy(entry))?.reason ?? null,
    due: toWire(entry.due, zone),
    closes: toWire(entry.closes, zone),
    isPast: entry.isPast,
    now: toWire(ctx.now, zone),
    receipt: receiptOf(ctx, entry, names),
    alike: await readAlike(ctx, id),
    results: (await readReleased(ctx, [id])).get(id) ?? [],
    actions: listActions(ctx, entryActs, { ...entry, now: ctx.now }, true),
    history: withReceipts(entry, history),
  };
}

/** What is filled in beside the project's own columns. */
export async function readFilled(ctx: Context, { id, contestId }: EntryRow) {
  const files = await readEntryFiles(ctx, id);
  const invitations = await readEntryInvitations(ctx, id);
  return {
    people: await readEntryPeople(ctx, id),
    readerId: callerOf(ctx).userId,
    consent: await readConsent(ctx, contestId),
    files,
    slots: new Set(files.map(({ slot }) => slot)),
    plan: await readPlanLengths(ctx, id),
    invitations,
    // a link has asked nobody yet
    askedAdvisors: invitations.filter(({ part, channel }) => part.code === 'ADVISOR' && channel.code !== 'LINK').length,
  };
}

/** The act that has brought a project where it is, and says why. */
function endedBy({ state }: EntryRow) {
  return state === 'RETURNED' || state === 'REJECTED' || state === 'WITHDRAWN' ? state : null;
}
