import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { anonymous, type Person } from './project-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Says which people of a sheet the caller would be tied to as one of them, as `tiePeopleOf` ties: by number, which is the account, or by
 * phone; and by name, where neither leads to anybody and it is that of an adviser or stands alone.
 */
export async function readTiedPeople(ctx: Context, people: readonly Person[]): Promise<(person: Person) => boolean> {
  const me = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', callerOf(ctx).userId)
    .select(['account', 'mobile', 'name'])
    .executeTakeFirstOrThrow();
  const isKnownAsMe = ({ number, phone }: Person) =>
    (number !== null && number.toLowerCase() === me.account.toLowerCase()) || (phone !== null && phone === me.mobile);
  const namesakes = people.filter((person) => person.name === me.name && me.name !== anonymous);
  const others = await readKnown(ctx, namesakes);
  const isSomebody = ({ number, phone }: Person) => others.has(`account ${number?.toLowerCase()}`) || others.has(`phone ${phone}`);
  return (person) => {
    if (isKnownAsMe(person)) return true;
    const { part, name, number, phone } = person;
    return name === me.name && name !== anonymous && (part === 'ADVISOR' || (number === null && phone === null)) && !isSomebody(person);
  };
}

/** Accounts and phones of these people that are a user's. */
async function readKnown(ctx: Context, people: readonly Person[]): Promise<Set<string>> {
  const numbers = people.flatMap(({ number }) => number?.toLowerCase() ?? []);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  if (numbers.length + phones.length === 0) return new Set();
  const users = await tenantDb(ctx)
    .selectFrom('user')
    .where(sql<boolean>`(lower(account) = any(${numbers}::text[]) or mobile = any(${phones}::text[]))`)
    .select(['account', 'mobile'])
    .execute();
  return new Set(users.flatMap(({ account, mobile }) => [`account ${account.toLowerCase()}`, ...(mobile ? [`phone ${mobile}`] : [])]));
}
