import { sql } from 'kysely';
import { liveInvitations } from '../../identity/session/admission/live-invitation.ts';
import type { Host } from '../../../core/host.ts';
import { lookAtTenants, type TenantLook } from './look-at-tenants.ts';
import { everyTenant } from '../../../rows/every-tenant.ts';

/** Milliseconds in which doubts are gathered, to be settled by one query. */
const gatherFor = 50;
/** The longest that a timer can be set for. */
const farthest = 2 ** 31 - 1;

/** An open stream, and whose session lets it be read. */
export interface Watched {
  tenantId: string;
  sessionId: string;
  /** What the person was when it was opened: who loses a role is let in anew. */
  roleCodes: readonly string[];
  end(): void;
}

/**
 * Ends streams whose sessions do not let anybody in any more: looks when there are doubts about a tenant, and from then on when the first
 * session behind its streams runs out. `readers` are the open streams of the process, of all tenants.
 */
export function watchSessions(host: Host, readers: () => Watched[]): TenantLook {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sessions = lookAtTenants(host, gatherFor, lookAt, 'sessions of streams not checked');

  async function lookAt(tenantId: string): Promise<void> {
    const own = readers().filter((reader) => reader.tenantId === tenantId);
    if (own.length === 0) return;
    const live = await liveSessions(host, tenantId, [...new Set(own.map(({ sessionId }) => sessionId))]);
    for (const reader of own) {
      const session = live.get(reader.sessionId);
      if (!session || reader.roleCodes.some((code) => !session.roleCodes.includes(code))) reader.end();
    }
    const next = Math.min(...[...live.values()].map(({ until }) => until.getTime())) - host.clock.now().getTime();
    clearTimeout(timers.get(tenantId));
    if (next < farthest)
      timers.set(
        tenantId,
        setTimeout(() => sessions.doubt(tenantId), next),
      );
  }

  return {
    doubt: (tenantId) => sessions.doubt(tenantId),
    stop() {
      sessions.stop();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

interface LiveSession {
  id: string;
  /** Until when it holds, if nobody ends or renews it. */
  until: Date;
  roleCodes: string[];
}

/** Those of some sessions that still hold: by the same facts that let a request in, and not idle for too long. */
async function liveSessions(host: Host, tenantId: string, ids: string[]): Promise<Map<string, LiveSession>> {
  const now = host.clock.now();
  const { kysely: db } = host.database;
  const live = liveInvitations({ db, now, tenant: { id: tenantId } });
  const rows = await everyTenant({ db })
    .selectFrom('session')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'session.tenantId').onRef('user.id', '=', 'session.userId'))
    .innerJoin('tenant', 'tenant.id', 'session.tenantId')
    .where('session.tenantId', '=', tenantId)
    .where('session.id', 'in', ids)
    .where('session.endedTime', 'is', null)
    .where('session.absoluteUntil', '>', now)
    .where('session.idleUntil', '>', now)
    .where('user.state', '=', true)
    .where('tenant.state', '=', 'NORMAL')
    .where((eb) => eb.or([eb('tenant.expirationTime', 'is', null), eb('tenant.expirationTime', '>', now)]))
    .where((eb) => eb.or([eb('session.invitationId', 'is', null), eb('session.invitationId', 'in', live.select('invitation.id'))]))
    .select([
      'session.id',
      sql<Date>`least(session.absolute_until, session.idle_until, tenant.expiration_time)`.as('until'),
      sql<string[]>`array(select role.code from role join user_role held on held.tenant_id = role.tenant_id and held.role_id = role.id
        where held.tenant_id = session.tenant_id and held.user_id = session.user_id and role.state)`.as('roleCodes'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
