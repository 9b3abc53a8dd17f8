import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Host } from '../../../../core/host.ts';
import { encryptText, decryptText } from '../../../../core/encrypt-text.ts';
import { randomText, type SigningKey, type SigningKeys } from '../../../../core/tokens.ts';
import { longestLifetime } from './access-lifetime.ts';
import type { SealedDatabase } from '../../../../core/sealed-database.ts';
import { everyTenant } from '../../../../rows/every-tenant.ts';

type Asking = Pick<Context, 'host' | 'db'>;

/**
 * The keys that access tokens are signed with, for all tenants of the installation: the newest signs, the one before is read as long as a
 * token of its may live. They lie in the database, sealed by the host's secret; a key that another secret has sealed does not count.
 */
export function signingKeys({ host, db }: Asking): SigningKeys {
  const kept = keptOf(host);
  return {
    newest: async () => (await kept.read(db)).find(({ retireTime }) => retireTime === null) ?? firstKey({ host, db }),
    find: async (kid) => {
      const known = (await kept.read(db)).find((key) => key.kid === kid) ?? (await kept.readAgain(db)).find((key) => key.kid === kid);
      const isRead = known !== undefined && (known.retireTime === null || known.retireTime > host.clock.now());
      return isRead ? known : null;
    },
  };
}

/**
 * Signs with a new key from the end of the transaction on, in every process. The one before is read until its last token has ended; those
 * before it are gone at once, so rotating twice makes a key that got out worthless. Answers the new key's name.
 */
export async function rotateSigningKey({ host, db }: Asking): Promise<string> {
  await lock(db);
  await everyTenant({ db }).deleteFrom('signingKey').where('retireTime', 'is not', null).execute();
  await everyTenant({ db })
    .updateTable('signingKey')
    .set({ retireTime: new Date(host.clock.now().getTime() + ((await longestLifetime({ db })) + 60) * 1000) })
    .execute();
  const { kid } = await addKey({ host, db });
  await host.bus.publish(db, 'signingKey', { kid });
  return kid;
}

interface KeptKey extends SigningKey {
  /** From then on it is not read; null for the one that signs. */
  retireTime: Date | null;
}

interface Kept {
  read(db: SealedDatabase): Promise<KeptKey[]>;
  /** Another process may have a key whose word has not come yet. At most once a second: anybody can name keys that do not exist. */
  readAgain(db: SealedDatabase): Promise<KeptKey[]>;
}

const keptOfHosts = new WeakMap<Host, Kept>();

/** What this process knows of the keys, until the bus says that there is a new one. */
function keptOf(host: Host): Kept {
  const known = keptOfHosts.get(host);
  if (known) return known;
  let keys: Promise<KeptKey[]> | null = null;
  let readAt = -Infinity;
  const forget = () => void (keys = null);
  const read: Kept['read'] = (db) => {
    if (keys) return keys;
    const reading = load({ host, db });
    // a transaction may see what never comes to be
    if (db !== host.database.kysely) return reading;
    keys = reading;
    readAt = performance.now();
    reading.catch(forget);
    return reading;
  };
  const kept: Kept = {
    read,
    readAgain: (db) => {
      if (performance.now() - readAt > 1000) forget();
      return read(db);
    },
  };
  host.bus.subscribe('signingKey', forget);
  host.bus.onReconnect(forget);
  keptOfHosts.set(host, kept);
  return kept;
}

async function load({ host, db }: Asking): Promise<KeptKey[]> {
  const rows = await everyTenant({ db }).selectFrom('signingKey').selectAll().execute();
  const keys = await Promise.all(
    rows.map(async ({ kid, sealedKey, retireTime }) => {
      const text = await decryptText(host.secret, placeOf(kid), sealedKey);
      return text === null ? [] : [{ kid, retireTime, bytes: Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) }];
    }),
  );
  return keys.flat();
}

/** Of several processes that find none, one makes it. */
async function firstKey({ host, db }: Asking): Promise<SigningKey> {
  const make = async (within: SealedDatabase) => {
    await lock(within);
    const known = (await load({ host, db: within })).find(({ retireTime }) => retireTime === null);
    if (known) return known;
    const made = await addKey({ host, db: within });
    await host.bus.publish(within, 'signingKey', { kid: made.kid });
    return made;
  };
  return db.isTransaction ? make(db) : everyTenant({ db }).transaction().execute(make);
}

async function addKey({ host, db }: Asking): Promise<SigningKey> {
  const kid = randomText(9);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const sealedKey = await encryptText(host.secret, placeOf(kid), btoa(String.fromCharCode(...bytes)));
  await everyTenant({ db }).insertInto('signingKey').values({ kid, sealedKey, createTime: host.clock.now(), retireTime: null }).execute();
  return { kid, bytes };
}

async function lock(db: SealedDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(4602)`.execute(everyTenant({ db }));
}

function placeOf(kid: string): string {
  return `signingKey:${kid}`;
}
