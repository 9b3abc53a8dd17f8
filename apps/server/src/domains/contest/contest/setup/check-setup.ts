import { msg } from '@lingui/core/macro';
import { contestSetup, degreeLevelDictionary, type InputOf } from '@saiwu/openapi';
import { invalid } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import { dictionaryNames } from '../../../reference/read-dictionary.ts';

type Setup = NonNullable<InputOf<'contest.save'>['body']['setup']>;
type Eligibility = Setup['eligibility'];

interface Standing<What> {
  /** Where it stands in the request. */
  at: string;
  /** What was set up before: what that names may be gone by now, and stays. Null: nothing. */
  before: What | null;
}

/** Refuses a setup that names organisations or contests anew which the caller cannot see. */
export async function checkSetup(ctx: Context, { eligibility, quotas }: Setup, { at, before }: Standing<Setup>): Promise<void> {
  await checkEligibility(ctx, eligibility, { at: `${at}.eligibility`, before: before?.eligibility ?? null });
  const limited = newOf(
    quotas.of.map(({ orgId }) => orgId),
    before?.quotas.of.map(({ orgId }) => orgId),
  );
  if (await lacks(ctx, 'org', limited)) throw invalid({ [`${at}.quotas.of`]: msg`有的学院不存在` });
  const schools = await scoped(ctx, 'org')
    .select()
    .where('org.id', 'in', [...limited, '0'])
    .where('org.type', '=', 'school')
    .select('org.id')
    .execute();
  if (schools.length > 0) throw invalid({ [`${at}.quotas.of`]: msg`名额按学院设置，不能选学校` });
}

/** The same for the rules of who may enter alone. */
export async function checkEligibility(
  ctx: Context,
  { orgIds, degreeLevels, barringAwards }: Eligibility,
  { at, before }: Standing<Eligibility>,
): Promise<void> {
  if (await lacks(ctx, 'org', newOf(orgIds, before?.orgIds))) throw invalid({ [`${at}.orgIds`]: msg`有的学校或学院不存在` });
  const nameOf = await dictionaryNames(ctx);
  if (newOf(degreeLevels, before?.degreeLevels).some((code) => nameOf(degreeLevelDictionary, code) === undefined))
    throw invalid({ [`${at}.degreeLevels`]: msg`不在可选的值之中` });
  const isNew = (bar: Eligibility['barringAwards'][number]) =>
    !before?.barringAwards.some(({ contestId, award }) => contestId === bar.contestId && (award || null) === (bar.award || null));
  const earlier = barringAwards.filter(isNew).map(({ contestId }) => contestId);
  if (await lacks(ctx, 'contest', earlier)) throw invalid({ [`${at}.barringAwards`]: msg`有的大赛不存在` });
  await refuseUnknownAwards(ctx, barringAwards, isNew, `${at}.barringAwards`);
}

/** Nobody has won what a contest does not award: such a bar would hold nobody back. */
async function refuseUnknownAwards(
  ctx: Context,
  barringAwards: Eligibility['barringAwards'],
  isNew: (bar: Eligibility['barringAwards'][number]) => boolean,
  at: string,
): Promise<void> {
  const named = barringAwards.filter((bar) => bar.award && isNew(bar));
  if (named.length === 0) return;
  const contests = await scoped(ctx, 'contest')
    .select()
    .where(
      'contest.id',
      'in',
      named.map(({ contestId }) => contestId),
    )
    .select(['contest.id', 'contest.setup'])
    .execute();
  const awardsOf = new Map(contests.map(({ id, setup }) => [id, contestSetup.parse(setup).awards.map(({ name }) => name)]));
  const wrong = barringAwards.findIndex((bar) => bar.award && isNew(bar) && !awardsOf.get(bar.contestId)?.includes(bar.award));
  if (wrong >= 0) throw invalid({ [`${at}.${wrong}.award`]: msg`这个大赛没有这个奖项` });
}

function newOf(ids: readonly string[], before: readonly string[] | undefined): string[] {
  const known = new Set(before);
  return ids.filter((id) => !known.has(id));
}

/** Whether one of the rows is not there, or out of the caller's sight. */
async function lacks(ctx: Context, table: 'org' | 'contest', ids: string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return false;
  const found = await scoped(ctx, table).select().where(`${table}.id`, 'in', wanted).select(`${table}.id`).execute();
  return found.length < wanted.length;
}
