import { msg } from '@lingui/core/macro';
import { type AnswerOf, connectTypeNames, tenantFields, tenantStateNames, tenantTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { enumeration } from '../core/enumeration.ts';
import type { Handlers } from '../core/handlers.ts';
import { fromWire } from '../core/wire-time.ts';
import { cacheHandlers } from '../rows/cache-handlers.ts';
import { crudOf } from '../rows/crud-of.ts';
import { presentAudit } from '../rows/present-audit.ts';
import { scoped } from '../rows/scope.ts';
import { yesNoWords } from '../rows/sheets/cell-words.ts';
import { headingsOf } from '../rows/sheets/headings-of.ts';
import { auditColumns } from '../schema/audited-table.ts';
import { endLapsedSessions } from './end-sessions.ts';
import { everyTenant } from '../rows/every-tenant.ts';

const columns = [
  'code',
  'name',
  'type',
  'state',
  'connectType',
  'readonly',
  'duty',
  'expirationTime',
  'logo',
  'describe',
  'passwordExpire',
  'isMultipleLogin',
  'passwordErrorNum',
  'passwordErrorLockMinutes',
  'userLimit',
  'storageLimit',
  ...auditColumns,
] as const;

const tenants = crudOf({
  name: 'tenant',
  table: 'tenant',
  columns,
  sortable: ['code', 'name', 'duty', 'expirationTime', 'readonly', 'createTime', 'updateTime'],
  narrow: (query, _ctx, { status }) => {
    const wanted = [status].flat().filter((one) => typeof one === 'string');
    return wanted.length === 0 ? query : query.where(sql<boolean>`tenant.state = any(${wanted}::text[])`);
  },
  present: async (ctx, rows) =>
    rows.map(({ state, passwordErrorLockMinutes, ...row }) => ({
      ...presentAudit(ctx, row),
      type: enumeration(ctx, tenantTypeNames, row.type),
      status: enumeration(ctx, tenantStateNames, state),
      connectType: enumeration(ctx, connectTypeNames, row.connectType),
      passwordErrorLockTime: passwordErrorLockMinutes,
    })),
  unique: ['code'],
  fitSave: async (ctx, body) => ({ ...stored(ctx, body), state: 'WAIT_INIT' }),
  fitChange: async (ctx, body) => {
    await endLapsedSessions(ctx, body.id);
    return stored(ctx, body);
  },
  headings: headingsOf(tenantFields, { isMultipleLogin: yesNoWords }),
  fileName: msg`企业`,
  mayRemove: async (ctx, ids) => {
    const made = await scoped(ctx, 'tenant')
      .select()
      .where('tenant.id', 'in', ids)
      .where('tenant.readonly', '=', false)
      .where('tenant.state', '<>', 'WAIT_INIT')
      .select('tenant.name')
      .executeTakeFirst();
    if (!made) return;
    const { name } = made;
    throw notNow(msg`企业「${name}」里已有数据，请先禁用，或连同数据一起删除`);
  },
});

/** A tenant as it goes out. */
export const readTenant = tenants.read;

/** Adds one that nothing was made for yet, and answers its id. */
export const addTenant = tenants.add;

export const tenantRowHandlers = {
  ...tenants.handlers,
  ...cacheHandlers('tenant'),

  'tenant.all': async (ctx): Promise<AnswerOf<'tenant.all'>> => {
    const found = await tenants.handlers['tenant.query'](ctx, { params: undefined, query: undefined, body: { status: 'NORMAL' } });
    return found;
  },

  'tenant.check': async (ctx, { params }) => {
    const taken = await sql`select 1 from tenant where lower(code) = lower(${params.code})`.execute(everyTenant(ctx));
    return taken.rows.length > 0;
  },
} satisfies Partial<Handlers>;

interface Sent {
  expirationTime?: string | null | undefined;
  passwordErrorLockTime?: number | undefined;
}

/** By the columns' own names, times as instants. */
function stored(
  { tenant }: Context,
  { expirationTime, passwordErrorLockTime, ...body }: Sent & Record<string, unknown>,
): Record<string, unknown> {
  return {
    ...body,
    ...(expirationTime !== undefined && { expirationTime: expirationTime === null ? null : fromWire(expirationTime, tenant.timeZone) }),
    ...(passwordErrorLockTime !== undefined && { passwordErrorLockMinutes: passwordErrorLockTime }),
  };
}
