import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { degreeLevelDictionary, type InputOf } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Misfit } from '../../../schema/contest-schema.ts';
import { readWinners } from './winners.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type Eligibility = InputOf<'contest.changeEligibility'>['body']['eligibility'];

/** A project that takes part, with why it does not fit the rules; for none of the reasons it fits. */
export interface Checked {
  id: string;
  number: string;
  title: string;
  orgId: string;
  orgLabel: string;
  /** As it is marked now. */
  isMarked: boolean;
  misfits: Misfit[];
}

/**
 * All projects of a contest that still take part, or some of them, held against rules of who may enter. Whoever asks owns the contest, or
 * the projects.
 */
export async function checkProjects(
  ctx: Context,
  contestId: string,
  rules: Eligibility,
  projectIds: readonly string[] | null = null,
): Promise<Checked[]> {
  const { rows } = await sql<Omit<Checked, 'misfits'> & { schoolId: string; isElsewhere: boolean; degrees: string[] }>`
    select project.id, project.number, project.title, project.org_id as "orgId", project.school_id as "schoolId", org.label as "orgLabel",
      project.ineligible is not null as "isMarked", ${isElsewhere(rules)} as "isElsewhere", ${otherDegrees(rules)} as degrees
    from project join org on org.tenant_id = project.tenant_id and org.id = project.org_id
    where project.tenant_id = ${ctx.tenant.id} and project.contest_id = ${contestId} and project.state not in ('WITHDRAWN', 'REJECTED')
      ${projectIds === null ? sql`` : sql`and project.id = any(${[...projectIds]}::bigint[])`}
    order by project.number, project.id`.execute(tenantDb(ctx));
  const barred = await barredTitles(ctx, rules);
  return rows.map(({ schoolId, isElsewhere, degrees, ...project }) => ({
    ...project,
    misfits: [
      ...(isElsewhere ? [{ kind: 'ORG' as const }] : []),
      ...degrees.map((degree) => ({ kind: 'DEGREE' as const, degree })),
      ...(barred.get(titleKey(schoolId, project.title)) ?? []),
    ],
  }));
}

/** Why a project does not fit, in words. Nobody is named: who stands behind a project is told to fewer people than that it does not fit. */
export function misfitWords(misfit: Misfit): MessageDescriptor {
  if (misfit.kind === 'ORG') return msg`学校或学院不在参赛范围`;
  if (misfit.kind === 'DEGREE') {
    const { degree } = misfit;
    return msg`队员的学历层次「${degree}」不在参赛范围`;
  }
  const { contest, award } = misfit;
  return msg`同名项目在「${contest}」获得过「${award}」`;
}

function isElsewhere({ orgIds }: Eligibility): RawBuilder<boolean> {
  if (orgIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`not exists (select from org named where named.tenant_id = project.tenant_id and named.id = any(${orgIds}::bigint[])
    and org.tree_path like named.tree_path || '%')`;
}

/** The names of degree levels that the register knows of the team and that may not enter. Whom it does not know is not judged. */
function otherDegrees({ degreeLevels }: Eligibility): RawBuilder<string[]> {
  if (degreeLevels.length === 0) return sql<string[]>`'{}'::text[]`;
  return sql<string[]>`array(
    select distinct coalesce(level.name, student.degree)
    from project_person person
    join student on student.tenant_id = person.tenant_id and student.school_id = project.school_id and lower(student.number) = lower(person.number)
    left join dictionary level on level.tenant_id = student.tenant_id and level.type = ${degreeLevelDictionary} and level.code = student.degree
    where person.tenant_id = project.tenant_id and person.project_id = project.id and person.part in ('LEADER', 'MEMBER')
      and student.degree is not null and student.degree <> all(${degreeLevels}::text[])
    order by 1)`;
}

/** What projects of a title have won before that they may not enter with again. */
export async function barredTitles(ctx: Context, { barringAwards }: Eligibility): Promise<Map<string, Misfit[]>> {
  const barred = new Map<string, Misfit[]>();
  for (const { contestId, award } of barringAwards) {
    const winners = await readWinners(ctx, contestId); // oxlint-disable-line no-await-in-loop -- one after the other on one connection
    for (const winner of winners) {
      if (award && winner.award !== award) continue;
      const key = titleKey(winner.schoolId, winner.title);
      barred.set(key, [...(barred.get(key) ?? []), { kind: 'AWARD', contest: winner.contest, award: winner.award }]);
    }
  }
  return barred;
}

/** A project is known again by its school and its title, spaces and case aside. */
export function titleKey(schoolId: string, title: string): string {
  return `${schoolId}/${title.replaceAll(/\s+/g, '').toLowerCase()}`;
}
