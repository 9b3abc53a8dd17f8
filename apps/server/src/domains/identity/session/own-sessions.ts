import { msg } from '@lingui/core/macro';
import { type InputOf, sessionKindNames } from '@saiwu/openapi';
import { shippedApplication } from '../../../core/built-in-names.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { locationOf, showLocation } from '../../../services/logs/location.ts';
import { deviceOf } from '../../../services/logs/user-agent.ts';
import { showShipped } from '../../reference/shipped-text.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { toWire } from '../../../core/wire-time.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const ownSessionHandlers = {
  'session.mine': async (ctx) => {
    const { userId, sessionId } = callerOf(ctx);
    const rows = await tenantDb(ctx)
      .selectFrom('session')
      .leftJoin('application', 'application.clientId', 'session.clientId')
      .where('session.userId', '=', userId)
      .where('session.endedTime', 'is', null)
      .where('session.idleUntil', '>', ctx.now)
      .where('session.absoluteUntil', '>', ctx.now)
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
      .select('application.name as clientName')
      .limit(mostShown)
      .execute();
    return rows.map((row) => {
      const { browser, operatingSystem } = deviceOf(row.userAgent ?? '');
      return {
        id: row.id,
        clientName: showShipped(row.clientName ?? row.clientId, shippedApplication(row.clientId), ctx.say),
        kind: enumeration(ctx, sessionKindNames, row.kind),
        loginIp: row.ip ?? '',
        location: showLocation(locationOf(ctx.host.locator, row.ip ?? ''), ctx.say),
        browser,
        operatingSystem,
        loginTime: toWire(row.createTime, ctx.tenant.timeZone),
        usedTime: toWire(row.usedTime, ctx.tenant.timeZone),
        isCurrent: row.id === sessionId,
      };
    });
  },

  'session.endMine': async (ctx: Context, { body: ids }: InputOf<'session.endMine'>) => {
    const { userId, sessionId } = callerOf(ctx);
    if (ids.includes(sessionId)) throw invalid({}, msg`要结束当前登录，请退出登录`);
    const ended = await tenantDb(ctx)
      .updateTable('session')
      .set({ endedTime: ctx.now, endReason: 'ENDED' })
      .where('userId', '=', userId)
      .where('id', 'in', ids)
      .where('endedTime', 'is', null)
      .executeTakeFirst();
    return ended.numUpdatedRows > 0n;
  },
} satisfies Partial<Handlers>;

const mostShown = 200;
