import { contestStateNames } from '@saiwu/openapi';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { readCovers } from '../contest/contest/covers.ts';
import { contestStateOf, isInContestState } from '../contest/contest/contest-state.ts';
import { organiserLabel } from '../contest/contest/organiser.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { enumeration } from '../../core/enumeration.ts';
import type { Handlers } from '../../core/handlers.ts';
import { answerPage } from '../../rows/paging.ts';
import { holdsText } from '../../rows/search-text.ts';
import { daysUntil, toWire } from '../../core/wire-time.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export const publicContestHandlers = {
  'public.contests': async (ctx, { body }) => {
    const { title, state } = body.model;
    let matching = publishedContests(ctx);
    if (title?.trim()) matching = matching.where(holdsText('contest.title', title.trim()));
    if (state) matching = matching.where(isInContestState(state, ctx.now));
    const page = await answerPage(ctx, body, {
      // those that one can still take part in come first, those that are over last
      matching: matching.orderBy(
        sql`case when ${isInContestState('REGISTERING', ctx.now)} then 0 when contest.state = 'FINISHED' then 2 else 1 end`,
      ),
      sortable: { id: 'contest.id', registrationEnd: 'contest.registrationEnd' },
      select: (query) => query.select(shownColumns).$narrowType<{ state: PublicState }>(),
      present: ({ registrationStart, registrationEnd, ...row }) => {
        const state = contestStateOf({ ...row, registrationStart, registrationEnd }, ctx.now);
        return {
          ...row,
          orgLabel: organiserLabel(ctx, row.orgLabel),
          state: enumeration(ctx, contestStateNames, state),
          registrationStart: toWire(registrationStart, ctx.tenant.timeZone),
          registrationEnd: toWire(registrationEnd, ctx.tenant.timeZone),
          timeZone: ctx.tenant.timeZone,
          daysLeft: state === 'REGISTERING' ? daysUntil(registrationEnd, ctx) : null,
        };
      },
    });
    return { ...page, records: await withCovers(ctx, page.records) };
  },

  // no contest says yet whom its publicity may name, so none is named
  'public.publicity': async (ctx, { body }) =>
    answerPage(ctx, body, {
      matching: publishedContests(ctx)
        .where('contest.state', 'in', ['PUBLICITY', 'FINISHED'])
        .where(sql<boolean>`${closedTime} is not null`)
        .orderBy(sql`${closedTime} desc`),
      sortable: { id: 'contest.id' },
      select: (query) =>
        query.select(shownColumns).select(closedTime.as('since')).$narrowType<{ state: Extract<PublicState, 'PUBLICITY' | 'FINISHED'> }>(),
      present: ({ since, state, registrationStart: _from, registrationEnd: _until, coverId: _cover, coverAlt: _alt, ...row }) => ({
        ...row,
        orgLabel: organiserLabel(ctx, row.orgLabel),
        state: enumeration(ctx, contestStateNames, state),
        since: toWire(since, ctx.tenant.timeZone),
      }),
    }),
} satisfies Partial<Handlers>;

type PublicState = Exclude<TenantSchema['contest']['state']['__select__'], 'DRAFT' | 'CANCELLED'>;

/** With links to their pictures in place of these. */
async function withCovers<Row extends { id: string; coverId: string | null }>(ctx: Context, rows: Row[]) {
  const covers = await readCovers(ctx, rows);
  return rows.map(({ coverId: _cover, ...row }) => ({ ...row, cover: covers.get(row.id) ?? null }));
}

/** Contests that everybody may know of. The one door to rows asks for a caller, whom nobody is here: the tenant alone decides. */
function publishedContests(ctx: Context) {
  return tenantDb(ctx).selectFrom('contest').where('contest.state', 'not in', ['DRAFT', 'CANCELLED']);
}

/** When the last of a contest's reviews was closed, which seals its results; null while one is open. */
const closedTime = sql<Date>`(select case when bool_and(stage.state = 'CLOSED') then max(stage.closed_time) end
  from stage where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id)`;

function shownColumns(eb: ExpressionBuilder<TenantSchema, 'contest'>) {
  return [
    'contest.id',
    'contest.title',
    'contest.edition',
    'contest.state',
    'contest.registrationStart',
    'contest.registrationEnd',
    'contest.coverId',
    'contest.coverAlt',
    eb.selectFrom('org').whereRef('org.id', '=', 'contest.orgId').select('org.label').$asScalar().as('orgLabel'),
    sql<number>`(select count(*)::int from project where project.tenant_id = contest.tenant_id and project.contest_id = contest.id
      and project.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN'))`.as('projectCount'),
  ] as const;
}
