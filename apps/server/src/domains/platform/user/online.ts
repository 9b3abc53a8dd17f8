import { msg } from '@lingui/core/macro';
import { sessionKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { shippedApplication } from '../../../core/built-in-names.ts';
import { invalid, notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWire } from '../../../core/wire-time.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { locationOf, showLocation } from '../../../services/logs/location.ts';
import { deviceOf } from '../../../services/logs/user-agent.ts';
import { showShipped } from '../../reference/shipped-text.ts';
import { refuseUsersBeyond } from '../../identity/reach/users-within-reach.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Who is signed in. What ends here ends in every process: the database tells them. */
export const onlineHandlers = {
  'online.list': async (ctx, { body: { name, userId } }) => {
    let matching = openSessions(ctx);
    if (name?.trim()) matching = matching.where(anyHolds(['user.name', 'user.account'], name.trim(), holdsText));
    if (userId) matching = matching.where('user.id', '=', userId);
    const rows = await matching
      .leftJoin('application', 'application.clientId', 'session.clientId')
      .orderBy('session.usedTime', 'desc')
      .orderBy('session.id')
      .select([
        'session.id',
        'session.kind',
        'session.ip',
        'session.userAgent',
        'session.createTime',
        'session.usedTime',
        'session.clientId',
      ])
      .select(['user.id as userId', 'user.account', 'user.name', 'application.name as clientName'])
      .select(sql<Date>`least(session.idle_until, session.absolute_until)`.as('until'))
      .limit(mostShown + 1)
      .execute();
    if (rows.length > mostShown) ctx.tell({ sizeClamped: mostShown });
    return rows.slice(0, mostShown).map((row) => {
      const { browser, operatingSystem } = deviceOf(row.userAgent ?? '');
      const time = (instant: Date) => toWire(instant, ctx.tenant.timeZone);
      return {
        userId: row.userId,
        account: row.account,
        name: row.name,
        token: row.id,
        clientId: row.clientId,
        clientName: showShipped(row.clientName ?? row.clientId, shippedApplication(row.clientId), ctx.say),
        kind: enumeration(ctx, sessionKindNames, row.kind),
        loginIp: row.ip ?? '',
        location: showLocation(locationOf(ctx.host.locator, row.ip ?? ''), ctx.say),
        browser,
        operatingSystem,
        loginTime: time(row.createTime),
        usedTime: time(row.usedTime),
        expireTime: time(row.until),
        expireMillis: String(Math.ceil((row.until.getTime() - ctx.now.getTime()) / 1000)),
        isCurrent: row.id === callerOf(ctx).sessionId,
      };
    });
  },

  'online.end': async (ctx, { body: { userToken, userId, clientId } }) => {
    const { sessionId } = callerOf(ctx);
    if (userToken === sessionId) throw invalid({}, msg`要结束当前登录，请退出登录`);
    const user = await scoped(ctx, 'user').select().where('user.id', '=', userId).select('user.id').executeTakeFirst();
    if (!user) throw notFound();
    await refuseUsersBeyond(ctx, [userId]);
    let ending = tenantDb(ctx)
      .updateTable('session')
      .set({ endedTime: ctx.now, endReason: 'KICKED' })
      .where('userId', '=', userId)
      .where('id', '<>', sessionId)
      .where('endedTime', 'is', null);
    if (userToken) ending = ending.where('id', '=', userToken);
    if (clientId) ending = ending.where('clientId', '=', clientId);
    return (await ending.executeTakeFirst()).numUpdatedRows > 0n;
  },
} satisfies Partial<Handlers>;

const mostShown = 1000;

/** Sessions that nobody has ended and that have not run out, of people in sight. */
function openSessions(ctx: Context) {
  return scoped(ctx, 'user')
    .select()
    .innerJoin('session', 'session.userId', 'user.id')
    .where('session.endedTime', 'is', null)
    .where('session.idleUntil', '>', ctx.now)
    .where('session.absoluteUntil', '>', ctx.now)
    .where('user.state', '=', true);
}
