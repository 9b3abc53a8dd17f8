import type { Context } from '../../core/context.ts';
import { tenantCache } from '../../rows/tenant-cache.ts';
import { knownParameters, type ParameterKey, type ParameterValue } from './known-parameters.ts';
import { parseParameter } from './parameter-kind.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

type Asking = Pick<Context, 'host' | 'db' | 'tenant'>;

/** The value of a parameter that the server knows, typed; its default where the parameter is switched off, deleted or unreadable. */
export async function readParameter<Key extends ParameterKey>(ctx: Asking, key: Key): Promise<ParameterValue<Key>> {
  const texts = await readTexts(ctx);
  // parseParameter gives what the key's own kind names
  return parseParameter(knownParameters[key], texts.get(key)) as ParameterValue<Key>; // see above
}

/** The same for a member of a family: the value of `key.member` where it is given, else of `key`. */
export async function readFamilyParameter<Key extends ParameterKey>(ctx: Asking, key: Key, member: string): Promise<ParameterValue<Key>> {
  const texts = await readTexts(ctx);
  // parseParameter gives what the key's own kind names
  return parseParameter(knownParameters[key], texts.get(`${key}.${member}`) ?? texts.get(key)) as ParameterValue<Key>; // see above
}

/** The texts of some parameters, known or not; a parameter that is empty or switched off is absent. */
export async function readParameters(ctx: Asking, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await readTexts(ctx);
  return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key) ?? ''] as const] : [])));
}

/** Every parameter of a tenant that is switched on and not empty. A tenant has some dozens. */
const readTexts = tenantCache('parameter', async (ctx) => {
  const rows = await tenantDb(ctx)
    .selectFrom('parameter')
    .where('state', '=', true)
    .where('value', '<>', '')
    .select(['key', 'value'])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
});
