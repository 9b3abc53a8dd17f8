import { msg } from '@lingui/core/macro';
import { applicationFields, applicationTypeNames, type InputOf, secretMask } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { digest, randomText } from '../../../core/tokens.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { refuseHeld } from '../../../rows/refuse-held.ts';
import { scoped } from '../../../rows/scope.ts';
import { enumerationWords, stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { endSessionsOfApplication } from '../../identity/session/end-sessions.ts';
import { refuseOwnApplication } from './own-application.ts';

const applications = crudOf({
  name: 'application',
  table: 'application',
  columns: ['clientId', 'name', 'website', 'icon', 'appType', 'state', 'describe', 'allowedIps', 'tokenMinutes', ...auditColumns],
  sortable: ['clientId', 'name', 'appType', 'state', 'createTime', 'updateTime'],
  present: async (ctx, rows) =>
    rows.map((row) => ({
      ...presentAudit(ctx, row),
      clientSecret: secretMask,
      appType: enumeration(ctx, applicationTypeNames, row.appType),
    })),
  unique: ['clientId'],
  // whoever imports one gives it a secret afterwards
  fitSave: async (_ctx, body) => ({ ...body, clientId: body.clientId || randomText(18), secretHash: await digest(randomText(24)) }),
  headings: headingsOf(applicationFields, { appType: enumerationWords(applicationTypeNames), state: stateWords }),
  fileName: msg`应用`,
  mayRemove: async (ctx, ids) => {
    await refuseOwnApplication(ctx, ids);
    await refuseHeld(ctx, 'application', ids, signedInBy(ctx), (name, users) => msg`还有 ${users} 个用户正用「${name}」登录着，不能删除`);
  },
});

export const applicationHandlers = {
  ...applications.handlers,
  ...cacheHandlers('application'),

  'application.save': async (ctx, { body }) => {
    const id = await applications.add(ctx, body);
    return { ...(await applications.read(ctx, id)), clientSecret: await giveSecret(ctx, id) };
  },

  'application.rotate': async (ctx, { params: { id } }) => {
    await refuseOwnApplication(ctx, [id]);
    return { clientSecret: await giveSecret(ctx, id) };
  },

  'application.update': (ctx, { body }) => change(ctx, body, false),

  'application.updateAll': (ctx, { body }) => change(ctx, body, true),
} satisfies Partial<Handlers>;

async function change(ctx: Context, body: InputOf<'application.update'>['body'], isWhole: boolean) {
  const changed = await applications.change(ctx, body, isWhole);
  await refuseOwnApplication(ctx, [body.id], changed);
  if (!changed.state) await endSessionsOfApplication(ctx, changed.clientId);
  return changed;
}

/** Makes a secret, keeps what it is known by, and answers it. */
async function giveSecret(ctx: Context, id: string): Promise<string> {
  const made = randomText(24);
  const { numUpdatedRows } = await scoped(ctx, 'application')
    .update()
    .set({ secretHash: await digest(made) })
    .where('application.id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return made;
}

function signedInBy({ now }: Context) {
  return sql<number>`(select count(distinct session.user_id)::int from session where session.tenant_id = application.tenant_id
    and session.client_id = application.client_id and session.ended_time is null and session.idle_until > ${now})`;
}
