import { type AnswerOf, type InputOf, schoolCollegeModel, schoolModel } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import { answerPage } from '../../../rows/paging.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { provinceForms } from '../../reference/province-names.ts';
import { placesOf } from '../search/places-of.ts';
import { pageUsers } from '../user/page-users.ts';
import { administratorsOf, readAdministratorNames } from './appointment/administrators.ts';
import { logosOf } from './place-logo.ts';
import { countColleges, countPeople, countProjects } from './place-numbers.ts';
import { type PlaceType, roleOf } from './place-type.ts';
import { places, readPlacePath } from './read-place.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** A page of the schools in scope. */
export async function pageSchools(ctx: Context, body: InputOf<'school.page'>['body']): Promise<AnswerOf<'school.page'>> {
  const { keyword, province, ...model } = body.model;
  let matching = filterBy(ctx, places(ctx, 'school'), 'org', model, body.extra, schoolFilters);
  const profile = sql`select from school where school.tenant_id = org.tenant_id and school.org_id = org.id`;
  if (province?.trim())
    matching = matching.where(sql<boolean>`exists (${profile} and school.province = any(${provinceForms(province)}::text[]))`);
  if (keyword?.trim()) {
    const text = keyword.trim();
    const named = anyHolds(['org.label', 'org.abbreviation'], text, holdsText);
    matching = matching.where(sql<boolean>`(${named} or exists (${profile} and ${holdsText('school.code', text)}))`);
  }
  const page = await pageRows(ctx, 'school', body, matching);
  const ids = page.records.map(({ id }) => id);
  const [profiles, colleges] = [await readProfiles(ctx, ids), await countColleges(ctx, ids)];
  const records = page.records.map((row) => {
    const { code = null, province: of = null, level = null } = profiles.get(row.id) ?? {};
    return { ...row, code, province: of, level, colleges: colleges.get(row.id) ?? 0 };
  });
  return { ...page, records };
}

/** A page of the colleges in scope, or of those of one school (`above`). */
export async function pageColleges(
  ctx: Context,
  body: InputOf<'school.colleges'>['body'],
  { above }: { above?: string },
): Promise<AnswerOf<'college.page'>> {
  let colleges = places(ctx, 'college');
  if (above !== undefined) {
    const path = await readPlacePath(ctx, 'school', above);
    colleges = colleges.where(sql<boolean>`org.tree_path like ${`${path}%`}`);
  }
  const matching = filterBy(ctx, colleges, 'org', body.model, body.extra, collegeFilters);
  const page = await pageRows(ctx, 'college', body, matching);
  const schools = await placesOf(
    ctx,
    page.records.map(({ id }) => id),
  );
  return { ...page, records: page.records.map((row) => ({ ...row, school: schools.get(row.id)?.school ?? null })) };
}

/** A page of those who administer a school or college, as users are listed. */
export async function pageAdministrators(ctx: Context, type: PlaceType, id: string, body: InputOf<'school.administrators'>['body']) {
  await readPlacePath(ctx, type, id);
  return pageUsers(ctx, body, (users) => users.where('user.orgId', '=', id).where('user.id', 'in', administratorsOf(ctx, roleOf[type])));
}

const schoolFilters = filterKinds(schoolModel, { like: ['label'], apart: ['province'] });
const collegeFilters = filterKinds(schoolCollegeModel, { like: ['label'] });

async function pageRows(
  ctx: Context,
  type: PlaceType,
  body: Parameters<typeof answerPage>[1],
  matching: SelectQueryBuilder<TenantSchema, 'org', object>,
) {
  const page = await answerPage(ctx, body, {
    matching,
    sortable: { id: 'org.id', label: 'org.label', state: 'org.state', sortValue: 'org.sortValue', expiryDate: 'org.expiryDate' },
    select: (query) => query.select([...columns]),
    present: (row) => ({ ...row, expiryDate: toWireOrNull(row.expiryDate, ctx.tenant.timeZone) }),
  });
  const ids = page.records.map(({ id }) => id);
  const [people, projects, names, logos] = await Promise.all([
    countPeople(ctx, ids),
    countProjects(ctx, type, ids),
    readAdministratorNames(ctx, type, ids),
    logosOf(
      ctx,
      page.records.map(({ logoId }) => logoId),
    ),
  ]);
  const records = page.records.map(({ logoId, ...row }) => ({
    ...row,
    logo: logos.get(logoId ?? '') ?? null,
    administrators: names.get(row.id) ?? [],
    people: people.get(row.id) ?? 0,
    projects: projects.get(row.id) ?? 0,
  }));
  return { ...page, records };
}

const columns = [
  'org.id',
  'org.label',
  'org.abbreviation',
  'org.code',
  'org.logoId',
  'org.state',
  'org.sortValue',
  'org.vip',
  'org.expiryDate',
  'org.version',
] as const;

async function readProfiles(ctx: Context, ids: readonly string[]) {
  const rows = await tenantDb(ctx)
    .selectFrom('school')
    .where(sql<boolean>`org_id = any(${[...ids]}::bigint[])`)
    .select(['orgId', 'code', 'province', 'level'])
    .execute();
  return new Map(rows.map((row) => [row.orgId, row]));
}
