import type { Context } from '../../../../core/context.ts';
import { knownParameters } from '../../../../services/parameters/known-parameters.ts';
import { parseParameter } from '../../../../services/parameters/parameter-kind.ts';
import { readFamilyParameter } from '../../../../services/parameters/read-parameter.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';
import { everyTenant } from '../../../../rows/every-tenant.ts';

/**
 * Seconds that an access token lives which a session of this application gets: those that the application names, else of the parameter
 * `AccessTokenMinutes.<client id>`, else of `AccessTokenMinutes`. Front ends that never refresh are signed out when it ends.
 */
export async function accessLifetime(ctx: Context, clientId: string): Promise<number> {
  const application = await tenantDb(ctx)
    .selectFrom('application')
    .where('clientId', '=', clientId)
    .select('tokenMinutes')
    .executeTakeFirst();
  return 60 * (application?.tokenMinutes ?? (await readFamilyParameter(ctx, 'AccessTokenMinutes', clientId)));
}

/** The same for whoever has the longest, over all tenants: so long a key is read that signs no more. */
export async function longestLifetime(asking: Pick<Context, 'db'>): Promise<number> {
  const known = knownParameters.AccessTokenMinutes;
  const rows = await everyTenant(asking)
    .selectFrom('parameter')
    .where((eb) => eb.or([eb('key', '=', 'AccessTokenMinutes'), eb('key', 'like', 'AccessTokenMinutes.%')]))
    .where('state', '=', true)
    .select('value')
    .execute();
  const applications = await everyTenant(asking)
    .selectFrom('application')
    .where('tokenMinutes', 'is not', null)
    .select('tokenMinutes')
    .execute();
  const minutes = [
    ...rows.map(({ value }) => Number(parseParameter(known, value))),
    ...applications.map((one) => Number(one.tokenMinutes)),
  ];
  return 60 * Math.max(known.default, ...minutes);
}
