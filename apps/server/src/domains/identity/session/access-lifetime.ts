import type { Kysely } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Schema } from '../../../schema/schema.ts';
import { knownParameters } from '../../../services/parameters/known-parameters.ts';
import { parseParameter } from '../../../services/parameters/parameter-kind.ts';
import { readFamilyParameter } from '../../../services/parameters/read-parameter.ts';

/**
 * Seconds that an access token lives which a session of this application gets: those of the parameter `AccessTokenMinutes.<client id>`, else of
 * `AccessTokenMinutes`. Front ends that never refresh are signed out when it ends.
 */
export async function accessLifetime(ctx: Context, clientId: string): Promise<number> {
  return 60 * (await readFamilyParameter(ctx, 'AccessTokenMinutes', clientId));
}

/** The same for whoever has the longest, over all tenants: so long a key is read that signs no more. */
export async function longestLifetime(db: Kysely<Schema>): Promise<number> {
  const known = knownParameters.AccessTokenMinutes;
  const rows = await db
    .selectFrom('parameter')
    .where((eb) => eb.or([eb('key', '=', 'AccessTokenMinutes'), eb('key', 'like', 'AccessTokenMinutes.%')]))
    .where('state', '=', true)
    .select('value')
    .execute();
  return 60 * Math.max(known.default, ...rows.map(({ value }) => Number(parseParameter(known, value))));
}
