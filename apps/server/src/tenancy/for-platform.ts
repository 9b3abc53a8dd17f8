import { forbidden } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/handlers.ts';
import { seedTenantId } from '../core/tenants.ts';

/** The same handlers, for callers of the tenant that keeps the others alone: a super administrator elsewhere holds every code, but not these. */
export function forPlatform<H extends Partial<Handlers>>(handlers: H): H {
  const guarded = Object.entries(handlers as Record<string, Handler>).map(([id, handler]): [string, Handler] => [id, guard(handler)]); // whatever each of them takes
  return Object.fromEntries(guarded) as Partial<Handlers> as H; // the same keys
}

type Handler = (ctx: Context, input: never) => Promise<unknown>;

function guard(handler: Handler): Handler {
  return async (ctx, input) => {
    if (ctx.tenant.id !== seedTenantId) throw forbidden();
    return handler(ctx, input);
  };
}
