import type { Handlers } from '../../../core/handlers.ts';
import { readParameters } from '../../../services/parameters/read-parameter.ts';

export const parameterValueHandlers = {
  // the contract lets only keys through that everybody may read
  'parameter.value': async (ctx, { query }) => (await readParameters(ctx, [query.key])).get(query.key) ?? query.defVal ?? '',
} satisfies Partial<Handlers>;
