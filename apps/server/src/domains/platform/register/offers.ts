import { type AnswerOf, registerKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { maskPhone } from '../../../services/parameters/mask-phone.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';
import { noteAct } from './note-history.ts';
import { kindOf, type Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Registers are tied to accounts by those whose accounts they are, and by nobody else. */
export const offerHandlers = {
  'register.offers': (ctx) => readOffers(ctx),

  'register.answer': async (ctx, { body: { kind, id, isMe } }) => {
    const table = kind === 'STUDENT' ? 'student' : 'teacher';
    if (!(await findOffers(ctx, table)).some((offer) => offer.id === id)) throw notFound();
    const { userId } = callerOf(ctx);
    const change = isMe ? sql`user_id = ${userId}` : sql`refused_by = refused_by || ${userId}::bigint`;
    const done = await sql`update ${sql.table(table)} set ${change}, updated_by = ${userId}, update_time = ${ctx.now}, version = version + 1
      where tenant_id = ${ctx.tenant.id} and id = ${id} and user_id is null returning id`.execute(tenantDb(ctx));
    // somebody else was faster
    if (done.rows.length === 0) throw notFound();
    if (isMe) await noteAct(ctx, table, [id], 'LINKED');
    return true;
  },
} satisfies Partial<Handlers>;

/** People in the registers who may be the caller; none for whoever came by an invitation link, which proves nothing about the account. */
export async function readOffers(ctx: Context): Promise<AnswerOf<'register.offers'>> {
  if (callerOf(ctx).boundContestId !== null) return [];
  const found = [...(await findOffers(ctx, 'student')), ...(await findOffers(ctx, 'teacher'))];
  return found.map(({ table, number, phone, ...person }) => ({
    ...person,
    kind: enumeration(ctx, registerKindNames, kindOf[table]),
    number: table === 'student' ? maskNumber(number) : number,
    phone: maskPhone(phone),
  }));
}

interface Offer {
  table: Register;
  id: string;
  name: string;
  number: string;
  phone: string;
  orgLabel: string;
}

/**
 * Who in a register may be the caller: of the phone that the account was given by an administrator or has been shown to have, what people
 * say of themselves does not count, and beside it of the number that the account is called by, or the same name.
 */
async function findOffers(ctx: Context, table: Register): Promise<Offer[]> {
  const { userId } = callerOf(ctx);
  const person = sql.table(table);
  const still = table === 'student' ? sql`and graduate_time is null` : sql``;
  const { rows } =
    await sql<Offer>`select ${sql.lit(table)} as "table", ${person}.id, ${person}.name, ${person}.number, ${person}.phone, org.label as org_label
    from ${person} join "user" me on me.tenant_id = ${person}.tenant_id and me.id = ${userId}
    join org on org.tenant_id = ${person}.tenant_id and org.id = ${person}.org_id
    where ${person}.tenant_id = ${ctx.tenant.id} and ${person}.phone = me.mobile ${still}
      and (me.verified_mobile = me.mobile or me.claimed_mobile is distinct from me.mobile)
      and (lower(${person}.number) = lower(me.account) or ${person}.name = me.name)
      and ${person}.user_id is null and me.id <> all(${person}.refused_by)
      and not exists (select from ${person} own where own.tenant_id = me.tenant_id and own.user_id = me.id ${still})
    order by ${person}.id limit 10`.execute(tenantDb(ctx));
  return rows;
}
