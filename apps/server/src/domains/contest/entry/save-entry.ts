import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { invalid, notNow, stale } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { retiePeopleOf } from '../project/people/tie-people.ts';
import { changeEntry } from './change-entry.ts';
import { type EntryPerson, readEntryPeople } from './team/entry-people.ts';
import { holdEntry } from './hold-entry.ts';
import { readEntry } from './read-entry.ts';
import { type EntryRow, readEntryRow } from './read-entry-row.ts';
import { refuseTakenTitle } from './begin/taken-title.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Part = InputOf<'entry.save'>['body'];

/** Saves one part. Refused with the project as it stands where somebody else has saved that part since. */
export async function saveEntry(ctx: Context, id: string, part: Part): Promise<void> {
  // before rows are held: whoever begins a project counts numbers in the same turns
  const renamed = part.section === 'BASICS' && (await readEntryRow(ctx, id)).title !== part.title;
  if (renamed) await takeTurns(ctx, 'entry', `in ${(await readEntryRow(ctx, id)).contestId}`);
  const entry = await holdEntry(ctx, id, 'save');
  if ((entry.sections[part.section]?.version ?? 0) !== part.version) throw stale(await readEntry(ctx, id));
  if (part.section === 'BASICS') await saveBasics(ctx, entry, part);
  else if (part.section === 'ANSWERS') await saveAnswers(ctx, entry, part.answers);
  else await saveTeam(ctx, entry, part.people);
}

async function saveBasics(ctx: Context, entry: EntryRow, { title, track, summary }: Extract<Part, { section: 'BASICS' }>): Promise<void> {
  if (!entry.tracks.includes(track)) throw invalid({ track: msg`不是这个大赛的赛道` });
  if (title !== entry.title) await refuseTakenTitle(ctx, entry.contestId, title, entry.id);
  await changeEntry(ctx, entry.id, { title, track, summary: summary || null }, 'BASICS');
}

/** Answers to questions that the contest asks no more stay as they are. */
async function saveAnswers(ctx: Context, entry: EntryRow, given: Record<string, string>): Promise<void> {
  const asked = new Set(entry.setup.fields.filter(({ kind }) => kind !== 'FILE').map(({ key }) => key));
  const answers = Object.fromEntries(Object.entries(given).filter(([key]) => asked.has(key)));
  await changeEntry(ctx, entry.id, { answers: JSON.stringify({ ...entry.answers, ...answers }) }, 'ANSWERS');
}

/** Puts everybody into another order, with what they do. Nobody comes or goes by it. */
async function saveTeam(ctx: Context, entry: EntryRow, given: Extract<Part, { section: 'TEAM' }>['people']): Promise<void> {
  if (entry.part !== 'LEADER') throw notNow(msg`只有负责人可以操作`);
  const people = await readEntryPeople(ctx, entry.id);
  const placeOf = ({ part, position }: Pick<EntryPerson, 'part' | 'position'>) => `${part} ${position}`;
  const known = new Map(people.map((person) => [placeOf(person), person]));
  const ordered = given.flatMap(({ task, ...place }) => {
    const person = known.get(placeOf(place));
    known.delete(placeOf(place));
    return person ? [{ ...person, task: task || null }] : [];
  });
  if (known.size > 0 || ordered.length !== given.length) throw stale(await readEntry(ctx, entry.id));
  await rewritePeople(ctx, entry.id, ordered);
  await changeEntry(ctx, entry.id, {}, 'TEAM');
}

/** The leadership changes hands: whoever had it stands first among the others. */
export async function handOver(ctx: Context, projectId: string, people: readonly EntryPerson[], next: EntryPerson): Promise<void> {
  const others = people.filter((one) => one !== next).map((one) => (one.part === 'LEADER' ? { ...one, part: 'MEMBER' as const } : one));
  await rewritePeople(ctx, projectId, [{ ...next, part: 'LEADER' }, ...others]);
}

/** Writes down everybody behind a project that is held anew, in the order of each list. */
export async function rewritePeople(ctx: Context, projectId: string, people: readonly EntryPerson[]): Promise<void> {
  const kept = await tenantDb(ctx).deleteFrom('projectPerson').where('projectId', '=', projectId).returningAll().execute();
  const consentOf = new Map(kept.map((person) => [person.userId, person.consentTime]));
  const places = new Map<string, number>();
  const rows = people.map(({ orgLabel: _orgLabel, ...person }) => {
    const position = (places.get(person.part) ?? 0) + 1;
    places.set(person.part, position);
    return { projectId, ...person, position, consentTime: consentOf.get(person.userId) ?? null };
  });
  await tenantDb(ctx).insertInto('projectPerson').values(rows).execute();
  await retiePeopleOf(ctx, projectId);
}
