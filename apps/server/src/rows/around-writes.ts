import { contract, isWrite, type OperationId } from '@saiwu/openapi';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/handlers.ts';

/** Does `write`, with the checks before and after it. `body` is the input of the operation. */
export type Around = <T>(ctx: Context, write: () => Promise<T>, body: unknown) => Promise<T>;

/** The same handlers with every write of them inside `arounds`, the first outermost: none can be forgotten. */
export function aroundWrites<H extends Partial<Handlers>>(handlers: H, ...arounds: Around[]): H {
  const entries = Object.entries(handlers) as [OperationId, Handler][]; // whatever each of them takes
  const around = entries.map(([id, handler]) => [id, isWrite(contract[id]) ? arounds.reduceRight(inside, handler) : handler] as const);
  return Object.fromEntries(around) as Partial<Handlers> as H; // the same keys
}

type Handler = (ctx: Context, input: { body: unknown }) => Promise<unknown>;

function inside(handler: Handler, around: Around): Handler {
  return (ctx, input) => around(ctx, () => handler(ctx, input), input.body);
}
