import { msg } from '@lingui/core/macro';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/** What the organiser of a contest is called, by the label of its school or college; a general one has none. */
export function organiserLabel(ctx: Pick<Context, 'say'>, label: string | null | undefined): string {
  return label ?? ctx.say(msg`总赛`);
}

/** Whether a row of `org` is the organiser of a contest or beneath it: with a general one everybody is. */
export function isOfOrganiser(organiserId: string | null): RawBuilder<boolean> {
  return organiserId === null ? sql<boolean>`true` : sql<boolean>`org.tree_path like ${`%/${organiserId}/%`}`;
}
