import type { Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { scoped } from '../scope.ts';

export const parameterValueHandlers = {
  // the contract lets only keys through that everybody may read
  'parameter.value': async (ctx, { query }) => (await readParameters(ctx, [query.key])).get(query.key) ?? query.defVal ?? '',
} satisfies Pick<Handlers, 'parameter.value'>;

/** The values of some parameters; one that is empty or switched off is absent. */
export async function readParameters(ctx: Context, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await scoped(ctx, 'parameter')
    .select()
    .where('parameter.key', 'in', [...keys])
    .where('parameter.state', '=', true)
    .where('parameter.value', '<>', '')
    .select(['parameter.key', 'parameter.value'])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}
