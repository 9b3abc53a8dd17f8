import { type AnswerOf, type InputOf, userModel } from '@saiwu/openapi';
import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { filterBy, type FilterKinds } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { isBeneath } from '../org/is-beneath.ts';
import { presentUsers, userColumns, userLabels } from './present-users.ts';

type Users = SelectQueryBuilder<TenantSchema, 'user', object>;

/** A page of those users in scope that `narrow` leaves, as `user.page` shows them. */
export async function pageUsers(
  ctx: Context,
  body: InputOf<'user.page'>['body'],
  narrow: (users: Users) => Users,
): Promise<AnswerOf<'user.page'>> {
  const { model, extra } = body;
  const kinds = await userFilters(ctx);
  const matching = withinOrg(filterBy(ctx, narrow(scoped(ctx, 'user').select()), 'user', model, extra, kinds), ctx, model);
  const page = await answerPage(ctx, body, {
    matching,
    sortable: Object.fromEntries([...userSortable, 'id'].map((column) => [column, `user.${column}`])),
    select: (query) =>
      query.select([
        ...userColumns.map((column) => `user.${column}` as const),
        userLabels.org.as('org'),
        userLabels.station.as('station'),
        userLabels.roles.as('roles'),
      ]),
    present: (row) => row,
  });
  const records = await presentUsers(ctx, page.records);
  return { ...page, records: records as AnswerOf<'user.page'>['records'] }; // `presentAudit` forgets the columns' types
}

export const userSortable = ['account', 'name', 'sex', 'state', 'createTime', 'updateTime', 'lastLoginTime'] as const;

const filters = filterKinds(userModel, { apart: ['orgId'] });

/** Phones are found as they are shown: where lists mask them, no filter tells what the mask hides. */
export async function userFilters(ctx: Context): Promise<FilterKinds> {
  return (await readParameter(ctx, 'MaskPhones')) ? { ...filters, masked: ['mobile'] } : filters;
}

/** Those of the organisation that a filter names, and of all beneath it. */
export function withinOrg(query: Users, ctx: Context, { orgId }: { orgId?: unknown }): Users {
  return typeof orgId === 'string' ? query.where(isBeneath(ctx, 'user.orgId', orgId)) : query;
}
