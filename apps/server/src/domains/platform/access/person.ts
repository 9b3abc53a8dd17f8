import type { sessionKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { heldRoles } from '../../../rows/caller-for.ts';
import { accountBar, callerOfSession, sessionBar, type SessionRow } from '../../identity/session/session-caller.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Somebody as the next request of theirs would find them: the account, and the session that they used last. */
export type Person = Omit<SessionRow, 'kind' | 'createTime' | 'absoluteUntil'> & {
  /** Null: they have never signed in. */
  session:
    | (Pick<SessionRow, 'createTime' | 'absoluteUntil' | 'endedTime' | 'endReason'> & {
        kind: keyof typeof sessionKindNames;
        ip: string | null;
        idleUntil: Date;
      })
    | null;
};

/** Of the tenant, whoever asks: that they may see the person is checked before. */
export async function readPerson(ctx: Context, userId: string): Promise<Person> {
  const user = await tenantDb(ctx)
    .selectFrom('user')
    .where('user.id', '=', userId)
    .select([
      'user.id as userId',
      'user.account',
      'user.name',
      'user.orgId',
      'user.state',
      'user.mustChangePassword',
      'user.passwordExpireTime',
    ])
    .select(heldRoles().as('roleIds'))
    .executeTakeFirst();
  if (!user) throw notFound();
  const session = await tenantDb(ctx)
    .selectFrom('session')
    .where('userId', '=', userId)
    // an open one before all that have ended
    .orderBy(sql`ended_time is null and idle_until > ${ctx.now} and absolute_until > ${ctx.now}`, 'desc')
    .orderBy('usedTime', 'desc')
    .select(['kind', 'createTime', 'absoluteUntil', 'idleUntil', 'endedTime', 'endReason', 'invitationId', 'ip'])
    .executeTakeFirst();
  const isOpen = session && !sessionBar(session, ctx.now);
  // once it is over, they may sign in another way
  const invitationId = isOpen ? session.invitationId : null;
  return { ...user, invitationId, endedTime: null, endReason: null, session: session ?? null };
}

/**
 * What a request of theirs would work with. Whoever has no session would sign in with the password now. Null where the account lets nobody
 * in, or the invitation opens nothing any more.
 */
export async function asPerson(ctx: Context, person: Person): Promise<Context | null> {
  if (accountBar(person)) return null;
  const { kind = 'PASSWORD', createTime = ctx.now, absoluteUntil = ctx.now } = person.session ?? {};
  const caller = await callerOfSession(ctx, { ...person, kind, createTime, absoluteUntil }, '');
  return caller && { ...ctx, caller };
}
