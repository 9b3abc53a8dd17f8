import { msg } from '@lingui/core/macro';
import { type AnswerOf, consolePaths, type InputOf, linkTo } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { invalid, notFound, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { digest, randomText } from '../../../../core/tokens.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { tellInvited } from '../entry-messages.ts';
import { barsFor } from '../begin/entry-bars.ts';
import { type EntryPerson, readEntryPeople } from '../team/entry-people.ts';
import { holdEntry } from '../hold-entry.ts';
import { findAsked } from './invitations.ts';
import { shortCode } from './join-codes.ts';
import { readEntrant } from '../begin/read-entrant.ts';
import type { EntryRow } from '../read-entry-row.ts';
import { refuseFull } from '../team/refuse-full.ts';
import { textLink } from './text-link.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

const day = 86_400_000;
/** A link lies in a chat for long; the deadline ends it all the same. */
const days = 14;

type Asked = InputOf<'entry.invite'>['body'];

/** Asks somebody to join. Limits are looked at here, so that nobody is asked in vain, and again when they accept. */
export async function invite(ctx: Context, id: string, asked: Asked): Promise<AnswerOf<'entry.invite'>> {
  const entry = await holdEntry(ctx, id, 'invite');
  const people = await readEntryPeople(ctx, id);
  // the leadership adds nobody, and a link is not yet anybody
  if (asked.part !== 'LEADER')
    refuseFull(entry, people, asked.part === 'ADVISOR', asked.channel === 'LINK' ? 0 : await countAsked(ctx, id, asked));
  const userIds = await findInvited(ctx, entry, people, asked);
  const until = new Date(ctx.now.getTime() + days * day);
  const isLink = asked.channel === 'LINK';
  const secret = isLink || asked.channel === 'PHONE' ? randomText(24) : null;
  const typed = isLink ? shortCode() : null;
  const path = secret === null ? null : linkTo(consolePaths.join, { code: secret });
  const isTexted = path !== null && asked.phone ? await textLink(ctx, entry, { phone: asked.phone, path, until }) : false;
  const row = await tenantDb(ctx)
    .insertInto('entryInvitation')
    .values({
      projectId: id,
      part: asked.part,
      channel: asked.channel,
      codeHash: secret === null ? null : await digest(secret),
      shortHash: typed === null ? null : await digest(typed),
      textTime: isTexted ? ctx.now : null,
      schoolId: asked.channel === 'NUMBER' ? entry.schoolId : null,
      number: asked.channel === 'NUMBER' ? (asked.number ?? null) : null,
      phone: asked.channel === 'PHONE' ? (asked.phone ?? null) : null,
      userId: asked.channel === 'USER' ? (asked.userId ?? null) : null,
      until,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellInvited(ctx, entry, asked.part, userIds);
  return { id: row.id, path: isTexted ? null : path, code: typed, until: toWire(until, ctx.tenant.timeZone) };
}

/** How many were asked by name for a part and have not answered: they count as if they had come. */
async function countAsked(ctx: Context, id: string, { part }: Asked): Promise<number> {
  const open = await tenantDb(ctx)
    .selectFrom('entryInvitation')
    .where('projectId', '=', id)
    .where('part', '=', part)
    .where('channel', '<>', 'LINK')
    .where('answer', 'is', null)
    .where('until', '>', ctx.now)
    .select('id')
    .execute();
  return open.length;
}

/** The users whom it reaches at once. What would keep somebody out whom a register names is said now. */
async function findInvited(ctx: Context, entry: EntryRow, people: readonly EntryPerson[], asked: Asked): Promise<string[]> {
  const { part, channel } = asked;
  if (channel === 'LINK') return [];
  if (channel === 'USER') {
    if (!people.some(({ userId, part: held }) => userId === asked.userId && held === 'MEMBER')) throw notFound();
    if (await isAskedAlready(ctx, entry.id, asked)) throw notNow(msg`已经邀请过，正在等待答复`);
    return asked.userId ? [asked.userId] : [];
  }
  const register = part === 'ADVISOR' ? 'teacher' : 'student';
  if (channel === 'NUMBER' && !(await isRegistered(ctx, register, entry.schoolId, asked.number ?? '')))
    throw invalid({ number: register === 'student' ? msg`本校的学生名册里没有这个学号` : msg`本校的教师名册里没有这个工号` });
  const userIds = await findAsked(ctx, { ...asked, number: asked.number ?? null, phone: asked.phone ?? null, schoolId: entry.schoolId });
  const isHere = (userId: string) => people.some((one) => one.userId === userId);
  if (channel === 'NUMBER' && userIds.some(isHere)) throw notNow(msg`已经在这个项目里了`);
  if (await isAskedAlready(ctx, entry.id, asked)) throw notNow(msg`已经邀请过，正在等待答复`);
  // one answer for every phone: whose it is, and what keeps them out, is told to them alone when they accept
  if (channel === 'PHONE') return userIds.filter((userId) => !isHere(userId));
  for (const userId of userIds) {
    const entrant = await readEntrant(ctx, register, userId); // oxlint-disable-line no-await-in-loop -- one, or the few of a phone
    const bars = entrant ? await barsFor(ctx, entrant, { userId, part, contestId: entry.contestId, setup: entry.setup }) : []; // oxlint-disable-line no-await-in-loop -- see above
    if (bars[0]) throw notNow(bars[0]);
  }
  return userIds;
}

async function isRegistered(ctx: Context, register: 'student' | 'teacher', schoolId: string, number: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(register)} where tenant_id = ${ctx.tenant.id} and school_id = ${schoolId}
    and lower(number) = lower(${number})`.execute(tenantDb(ctx));
  return rows.length > 0;
}

/** Which open invitations one more would repeat; of the leadership there is one at a time. */
function isFor({ channel, number, phone }: Pick<Asked, 'channel' | 'number' | 'phone'>): RawBuilder<boolean> {
  if (channel === 'USER') return sql<boolean>`part = 'LEADER'`;
  return channel === 'PHONE' ? sql<boolean>`phone = ${phone}` : sql<boolean>`lower(number) = lower(${number})`;
}

async function isAskedAlready(ctx: Context, projectId: string, { channel, number, phone }: Asked): Promise<boolean> {
  const found = await tenantDb(ctx)
    .selectFrom('entryInvitation')
    .where('projectId', '=', projectId)
    .where('answer', 'is', null)
    .where('until', '>', ctx.now)
    .where(isFor({ channel, number, phone }))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
