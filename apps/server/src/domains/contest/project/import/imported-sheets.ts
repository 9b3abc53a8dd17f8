import type { Context } from '../../../../core/context.ts';

/** Where the sheets lie that projects of a contest were imported from. */
export function importedInto({ tenant }: Context, contestId: string): string {
  return `imports/${tenant.id}/${contestId}/`;
}
