import type { AnswerOf } from '@saiwu/openapi';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';

type Showing = AnswerOf<'banner.update'>['showing']['code'];

/** Whether a banner is shown now. Its end is inclusive to the second, like every deadline. */
export function showingOf(
  ctx: Context,
  { state, startTime, endTime }: Pick<Selectable<TenantSchema['banner']>, 'state' | 'startTime' | 'endTime'>,
): Showing {
  if (!state) return 'OFF';
  if (endTime && endTime <= lastEnd(ctx)) return 'OVER';
  return startTime && startTime > ctx.now ? 'LATER' : 'SHOWN';
}

/** The same of rows. */
export function isShowing(ctx: Context, showing: Showing): RawBuilder<boolean> {
  const isOver = sql<boolean>`coalesce(banner.end_time <= ${lastEnd(ctx)}, false)`;
  const isLater = sql<boolean>`coalesce(banner.start_time > ${ctx.now}, false)`;
  if (showing === 'OFF') return sql<boolean>`(not banner.state)`;
  if (showing === 'OVER') return sql<boolean>`(banner.state and ${isOver})`;
  if (showing === 'LATER') return sql<boolean>`(banner.state and not ${isOver} and ${isLater})`;
  return sql<boolean>`(banner.state and not ${isOver} and not ${isLater})`;
}

function lastEnd(ctx: Context): Date {
  return new Date(ctx.now.getTime() - 1000);
}
