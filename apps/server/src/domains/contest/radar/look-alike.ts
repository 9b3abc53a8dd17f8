import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { marksOf, shinglesOf, titleLikeness } from './marks.ts';
import { compareTexts } from './passages.ts';
import { looksSame, quartersNear } from './picture-hash.ts';
import { type ProjectText, readText } from './read-texts.ts';
import { readSharedPeople } from './shared-people.ts';
import type { Print } from './take-print.ts';
import { tokensOf } from './tokens.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** In what another project is like one, as far as it is. */
export interface Likeness {
  /** Hundredths of the text. */
  text: number | null;
  /** Hundredths of the title. */
  title: number | null;
  /** How many pictures look the same. */
  pictures: number | null;
  /** How many people stand behind both. */
  people: number | null;
}

/** What stands in more projects than this is a phrase of everybody's, a template, a logo of the school. */
export const mostShared = 30;
/** Hundredths of a text from which on it is told. */
const leastShare = 20;
/** Pieces (characters, mostly) that have to be the same at least. */
const leastLength = 40;
/** Hundredths of a title from which on it is told. */
const leastTitle = 80;
/** Projects whose whole text is compared, those with most marks in common. */
const mostCompared = 40;

/** Finds the projects of the tenant that one is like, in whatever contest, year and college, by its print. */
export async function lookAlike(ctx: Context, projectId: string, own: ProjectText, print: Print): Promise<Map<string, Likeness>> {
  const found = new Map<string, Likeness>();
  const told = (id: string, likeness: Partial<Likeness>) =>
    found.set(id, { text: null, title: null, pictures: null, people: null, ...found.get(id), ...likeness });
  const { candidates, common } = await findByText(ctx, projectId, own, print);
  for (const id of candidates) {
    const other = await readText(ctx, id); // oxlint-disable-line no-await-in-loop -- others get their turn between two comparisons
    if (other === null) continue;
    const { share, length } = compareTexts(textsOf(own), textsOf(other), new Set([...common, ...guidanceOf(other)]));
    if (share >= leastShare && length >= leastLength) told(id, { text: share });
  }
  for (const [id, likeness] of await findByTitle(ctx, projectId, own.title, print)) told(id, { title: likeness });
  for (const [id, count] of await findByPictures(ctx, projectId, print)) told(id, { pictures: count });
  for (const [id, { team, advisors }] of await readSharedPeople(ctx, projectId)) {
    const isTold = found.has(id) || (team >= 2 && advisors >= 1);
    if (isTold) told(id, { people: team + advisors });
  }
  return found;
}

/**
 * How much two projects are alike in all, in hundredths. Who stands behind both weighs something beside what they share, and little alone.
 */
export function scoreOf({ text, title, pictures, people }: Likeness): number {
  const content = Math.max(text ?? 0, title === null ? 0 : title * 0.6, pictures === null ? 0 : Math.min(80, 40 + 10 * pictures));
  if (content === 0) return people === null ? 0 : Math.min(40, 10 * people);
  return Math.min(100, Math.round(content + (people === null ? 0 : 5)));
}

/** Marks of some texts that too many projects have for them to say anything. */
export async function commonMarks(ctx: Context, texts: readonly string[]): Promise<Set<number>> {
  return countHits(await readHits(ctx, 'TEXT', marksOf(texts), '0')).common;
}

export function textsOf({ parts }: ProjectText): string[] {
  return parts.map(({ text }) => text);
}

/** Shingles of what a contest says itself. */
export function guidanceOf({ guidance }: ProjectText): Set<number> {
  return new Set(guidance.flatMap((text) => shinglesOf(tokensOf(text))));
}

interface Hit {
  value: number;
  projectId: string;
}

/**
 * Which projects have some of these marks, in whatever state they are. Of each mark only so many are read, whatever it is: what more
 * projects have says nothing, and a look takes as long among a million plans as among thousands.
 */
async function readHits(ctx: Context, kind: 'TEXT' | 'TITLE' | 'WHOLE_TITLE' | 'PICTURE', values: Iterable<number>, projectId: string) {
  // one row for each mark: the embedded database takes longer to hand rows over than to find them
  const { rows } = await sql<{ value: number; projects: string }>`
    select wanted.value, hit.projects from unnest(${[...values]}::int[]) as wanted (value)
    cross join lateral (select string_agg(found.project_id::text, ' ') as projects from (
      select mark.project_id from radar_mark mark
      where mark.tenant_id = ${ctx.tenant.id} and mark.kind = ${kind} and mark.value = wanted.value and mark.project_id <> ${projectId}
      limit ${sql.lit(mostShared + 1)}) found) hit
    where hit.projects is not null`.execute(tenantDb(ctx));
  return rows.flatMap(({ value, projects }) => projects.split(' ').map((projectId): Hit => ({ value, projectId })));
}

/** Whether a project is one that others are compared with, over `project`: it was handed in or brought in, and still takes part. */
const isCompared = sql<boolean>`project.state not in ('DRAFT', 'WITHDRAWN')`;

/** By how many projects each mark was hit, and how many marks of the others each project has. */
function countHits(rows: readonly Hit[]): { common: Set<number>; shared: Map<string, number> } {
  const projects = new Map<number, number>();
  for (const { value } of rows) projects.set(value, (projects.get(value) ?? 0) + 1);
  const common = new Set([...projects].flatMap(([value, count]) => (count > mostShared ? [value] : [])));
  const shared = new Map<string, number>();
  for (const { value, projectId } of rows) if (!common.has(value)) shared.set(projectId, (shared.get(projectId) ?? 0) + 1);
  return { common, shared };
}

/** Projects of which enough marks are the same, those with the most first. */
async function findByText(ctx: Context, projectId: string, own: ProjectText, { text }: Print) {
  const guidance = guidanceOf(own);
  const wanted = [...text].filter((mark) => !guidance.has(mark));
  const { common, shared } = countHits(await readHits(ctx, 'TEXT', wanted, projectId));
  const several = [...shared].filter(([, count]) => count >= 2);
  const sizes = await tenantDb(ctx)
    .selectFrom('project')
    .leftJoin('radarPrint', 'radarPrint.projectId', 'project.id')
    .where(sql<boolean>`project.id = any(${several.map(([id]) => id)}::bigint[])`)
    .where(isCompared)
    .select(['project.id', 'radarPrint.textMarks'])
    .execute();
  const sizeOf = new Map(sizes.map(({ id, textMarks }) => [id, textMarks ?? text.size]));
  const candidates = several
    .flatMap(([id, count]) => {
      const size = sizeOf.get(id);
      return size === undefined ? [] : { id, part: count / Math.max(1, Math.min(text.size, size)) };
    })
    // marks are a sample: what is a fifth of the text may be a tenth of them
    .filter(({ part }) => part >= 0.08)
    .toSorted((a, b) => b.part - a.part)
    .slice(0, mostCompared);
  return { candidates: candidates.map(({ id }) => id), common: new Set([...common, ...guidance]) };
}

async function findByTitle(ctx: Context, projectId: string, title: string, print: Print): Promise<Map<string, number>> {
  const { pairs, whole } = print.title;
  if (whole === null) return new Map();
  const same = await readHits(ctx, 'WHOLE_TITLE', [whole], projectId);
  const { shared } = countHits(await readHits(ctx, 'TITLE', pairs, projectId));
  const near = [...shared].filter(([, count]) => count * 2 >= pairs.size).map(([id]) => id);
  const ids = new Set([...same.map((hit) => hit.projectId), ...near]);
  const rows = await tenantDb(ctx)
    .selectFrom('project')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where(isCompared)
    .select(['id', 'title'])
    .execute();
  return new Map(rows.map((row) => [row.id, titleLikeness(title, row.title)] as const).filter(([, likeness]) => likeness >= leastTitle));
}

async function findByPictures(ctx: Context, projectId: string, { pictures }: Print): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map();
  const near = await readHits(ctx, 'PICTURE', new Set(pictures.flatMap(({ hash }) => quartersNear(hash))), projectId);
  const others = await tenantDb(ctx)
    .selectFrom('radarPicture')
    .innerJoin('project', 'project.id', 'radarPicture.projectId')
    .where(sql<boolean>`radar_picture.project_id = any(${[...new Set(near.map((hit) => hit.projectId))]}::bigint[])`)
    .where(isCompared)
    .select(['radarPicture.projectId', 'radarPicture.hash'])
    .execute();
  const counts = new Map<string, number>();
  for (const { hash } of pictures) {
    const same = new Set(others.filter((other) => looksSame(hash, other.hash)).map((other) => other.projectId));
    if (same.size <= mostShared) for (const id of same) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
