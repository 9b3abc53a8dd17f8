import { planPdfSlot } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { textOfHtml } from '../../../core/rich-text.ts';
import type { Contents } from '../../../schema/entry-schema.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Project = Pick<Selectable<TenantSchema['project']>, 'id' | 'title' | 'track' | 'summary' | 'answers'>;

/** One place of an entry that is not as it was. */
interface Change {
  section: 'BASICS' | 'ANSWERS' | 'FILES' | 'PLAN' | 'TEAM' | 'ADVISORS';
  /** Of a field, a file or a section. */
  key: string | null;
  before: string;
  after: string;
}

/** What stands in a project, as far as its team can change it: of the plan the versions, which are kept. */
export async function readContents(ctx: Context, { id, title, track, summary, answers }: Project): Promise<Contents> {
  const people = await tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', id)
    .orderBy('part')
    .orderBy('position')
    .select(['part', 'name'])
    .execute();
  const files = await tenantDb(ctx)
    .selectFrom('projectFile as file')
    .innerJoin('attachment', 'attachment.id', 'file.attachmentId')
    .where('file.projectId', '=', id)
    .select(['file.slot', 'attachment.id', 'attachment.submittedFileName as name'])
    .execute();
  const plan = await tenantDb(ctx).selectFrom('planSection').where('projectId', '=', id).select(['key', 'version']).execute();
  const namesOf = (isAdvisor: boolean) => people.filter(({ part }) => (part === 'ADVISOR') === isAdvisor).map(({ name }) => name);
  return {
    basics: { title, track, summary: summary ?? '' },
    answers,
    team: namesOf(false),
    advisors: namesOf(true),
    files: Object.fromEntries(files.map(({ slot, id: attachmentId, name }) => [slot, { id: attachmentId, name }])),
    plan: Object.fromEntries(plan.map(({ key, version }) => [key, version])),
  };
}

/** What of a project is not as it was, in the order of its form. */
export async function readChanges(ctx: Context, project: Project, before: Contents): Promise<Change[]> {
  const now = await readContents(ctx, project);
  const between = (section: Change['section'], was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>): Change[] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => change({ section, key }, was[key] ?? '', is[key] ?? ''));
  return [
    ...between('BASICS', before.basics, now.basics),
    ...between('ANSWERS', before.answers, now.answers),
    ...changedFiles(before.files, now.files),
    ...(await readChangedPlan(ctx, project.id, before.plan, now.plan)),
    ...change({ section: 'TEAM', key: null }, before.team.join('、'), now.team.join('、')),
    ...change({ section: 'ADVISORS', key: null }, before.advisors.join('、'), now.advisors.join('、')),
  ];
}

function change(at: Pick<Change, 'section' | 'key'>, before: string, after: string): Change[] {
  return before === after ? [] : [{ ...at, ...aroundDifference(before, after) }];
}

/** Another file may have the same name. */
function changedFiles(before: Contents['files'], now: Contents['files']): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((slot): Change[] => {
    if (before[slot]?.id === now[slot]?.id) return [];
    const [kind, key = null] = slot === planPdfSlot ? ['plan'] : slot.split(/:(.*)/);
    const section = kind === 'plan' ? 'PLAN' : kind === 'field' ? 'ANSWERS' : 'FILES';
    return [{ section, key, before: before[slot]?.name ?? '', after: now[slot]?.name ?? '' }];
  });
}

async function readChangedPlan(ctx: Context, projectId: string, before: Contents['plan'], now: Contents['plan']): Promise<Change[]> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((key) => before[key] !== now[key]);
  const changes: Change[] = [];
  for (const key of keys) {
    const row = (table: 'planSection' | 'planVersion') =>
      tenantDb(ctx).selectFrom(table).where('projectId', '=', projectId).where('key', '=', key);
    // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
    const was = await row('planVersion')
      .where('version', '=', before[key] ?? 0)
      .select('html')
      .executeTakeFirst();
    const is = await row('planSection').select('html').executeTakeFirst(); // oxlint-disable-line no-await-in-loop -- see above
    const texts = [textOfHtml(was?.html ?? ''), textOfHtml(is?.html ?? '')] as const;
    // a picture or a format alone is a change as well
    changes.push({ section: 'PLAN', key, ...aroundDifference(...texts) });
  }
  return changes;
}

/** Of long texts the part that differs, with a few words around it. */
function aroundDifference(before: string, after: string): Pick<Change, 'before' | 'after'> {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - around);
  const cut = (text: string) => `${from > 0 ? '…' : ''}${text.slice(from, from + shown)}${text.length > from + shown ? '…' : ''}`;
  return before.length <= shown && after.length <= shown ? { before, after } : { before: cut(before), after: cut(after) };
}

/** Characters before what differs. */
const around = 30;

/** Characters of one side. */
const shown = 400;
