import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type entryParts, planPdfSlot } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import type { Misfit } from '../../../../schema/contest-schema.ts';
import { checkProjects, misfitWords } from '../../eligibility/misfits.ts';
import type { EntryPerson } from '../team/entry-people.ts';
import type { Setup } from '../begin/entry-bars.ts';
import type { EntryRow } from '../read-entry-row.ts';

interface Missing {
  section: (typeof entryParts)[number] | 'CONSENT';
  /** Of a field, a file, a section, or of a person by their place. */
  key: string | null;
  words: MessageDescriptor;
}

/** What of a project's form is filled in, beside its own columns. */
export interface Filled {
  people: readonly Pick<EntryPerson, 'part' | 'position' | 'name' | 'userId' | 'consentVersion'>[];
  readerId: string;
  /** The places of the form that have a file. */
  slots: ReadonlySet<string>;
  /** The sections of the business plan in which something stands, by their keys. */
  plan: ReadonlyMap<string, { characters: number }>;
  consent: { version: number } | null;
  /** How many advisors were asked and have not answered. */
  askedAdvisors: number;
}

/** The one list of what keeps a project from being handed in: what the form shows at every moment is what handing in asks. */
export async function findMissing(ctx: Context, entry: EntryRow, filled: Filled): Promise<Missing[]> {
  const { setup, contestId, id } = entry;
  const [checked] = await checkProjects(ctx, contestId, setup.eligibility, [id]);
  return missingIn(entry, filled, checked?.misfits ?? []);
}

/** The same, where it is known already in what it does not fit the rules of who may enter. */
export function missingIn(entry: EntryRow, filled: Filled, misfitting: readonly Misfit[]): Missing[] {
  const { setup, track, tracks } = entry;
  const basics: Missing[] = tracks.includes(track) ? [] : [{ section: 'BASICS', key: 'track', words: msg`请选择赛道` }];
  const misfits = misfitting.map((misfit): Missing => ({
    section: misfit.kind === 'DEGREE' ? 'TEAM' : 'BASICS',
    key: null,
    words: misfitWords(misfit),
  }));
  return [
    ...basics,
    ...misfits,
    ...missingAnswers(entry, filled),
    ...missingFiles(setup, filled),
    ...missingSections(setup, filled),
    ...missingPeople(setup, filled),
  ];
}

function missingAnswers({ setup, answers }: EntryRow, { slots }: Filled): Missing[] {
  return setup.fields.flatMap((field): Missing[] => {
    const { key, label, kind, isRequired } = field;
    const answer = kind === 'FILE' ? (slots.has(`field:${key}`) ? 'there' : '') : (answers[key] ?? '');
    const at = (words: MessageDescriptor): Missing[] => [{ section: 'ANSWERS', key, words }];
    if (answer === '') return isRequired ? at(kind === 'FILE' ? msg`请上传「${label}」` : msg`请填写「${label}」`) : [];
    const wrong = wrongAnswer(field, answer);
    return wrong ? at(wrong) : [];
  });
}

/** What is wrong with an answer to a field of the contest's own that is not empty; null where nothing is. */
export function wrongAnswer({ kind, label, options }: Setup['fields'][number], answer: string): MessageDescriptor | null {
  if (kind === 'NUMBER' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(answer)) return msg`「${label}」应是数字`;
  if (kind === 'DATE' && !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return msg`「${label}」应是日期`;
  if (kind === 'CHOICE' && !options.includes(answer)) return msg`请重新选择「${label}」`;
  return null;
}

function missingFiles({ files }: Setup, { slots }: Filled): Missing[] {
  return files
    .filter(({ key, isRequired }) => isRequired && !slots.has(`file:${key}`))
    .map(({ key, name }) => ({ section: 'FILES', key, words: msg`请上传「${name}」` }));
}

/** A PDF stands for the whole plan. What stands in the sections beside it counts for nothing, and stays. */
function missingSections({ sections, planAs }: Setup, { plan, slots }: Filled): Missing[] {
  if (planAs === 'EITHER' && slots.has(planPdfSlot)) return [];
  return sections.flatMap(({ key, title, maxLength, isRequired }): Missing[] => {
    const at = (words: MessageDescriptor): Missing[] => [{ section: 'PLAN', key, words }];
    const written = plan.get(key);
    if (!written) return isRequired ? at(msg`请写计划书的「${title}」`) : [];
    const over = written.characters - (maxLength ?? Infinity);
    return over > 0 ? at(msg`计划书的「${title}」超出 ${over} 字`) : [];
  });
}

function missingPeople({ team }: Setup, { people, readerId, consent, askedAdvisors }: Filled): Missing[] {
  const { min, max, advisorsMin, advisorsMax } = team;
  const members = people.filter(({ part }) => part !== 'ADVISOR');
  const advisors = people.length - members.length;
  const disagreed = members.filter(({ consentVersion }) => consent !== null && consentVersion !== consent.version);
  const isReader = ({ userId }: (typeof people)[number]) => userId === readerId;
  const at = (section: Missing['section'], words: MessageDescriptor, key: string | null = null): Missing => ({ section, key, words });
  return [
    ...(members.length < min ? [at('TEAM', msg`团队至少 ${min} 人，还差 ${min - members.length} 人`)] : []),
    ...(members.length > max ? [at('TEAM', msg`团队最多 ${max} 人，多了 ${members.length - max} 人`)] : []),
    ...disagreed
      .filter((one) => !isReader(one))
      .map(({ name, position, part }) => at('TEAM', msg`「${name}」还没有同意参赛须知`, `${part}-${position}`)),
    ...(advisors < advisorsMin ? [at('ADVISORS', lackingAdvisors(advisorsMin, advisorsMin - advisors, askedAdvisors))] : []),
    ...(advisors > advisorsMax ? [at('ADVISORS', msg`最多 ${advisorsMax} 位指导教师，多了 ${advisors - advisorsMax} 位`)] : []),
    ...(disagreed.some(isReader) ? [at('CONSENT', msg`请阅读并同意参赛须知`)] : []),
  ];
}

/** Whoever was asked and does not answer can be reminded, or somebody else asked. */
function lackingAdvisors(least: number, lacking: number, asked: number): MessageDescriptor {
  return asked > 0
    ? msg`至少 ${least} 位指导教师，还差 ${lacking} 位（已邀请 ${asked} 位，等待确认）`
    : msg`至少 ${least} 位指导教师，还差 ${lacking} 位`;
}
