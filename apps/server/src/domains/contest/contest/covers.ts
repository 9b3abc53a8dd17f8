import type { Context } from '../../../core/context.ts';
import { endOfTomorrow, linkTo } from '../../../services/files/signed-link.ts';

/** Links to the covers of contests that the caller may read, by the contest's id; they open without a session. */
export async function readCovers(
  ctx: Context,
  contests: readonly { id: string; coverId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = contests.flatMap(({ coverId }) => coverId ?? []);
  if (wanted.length === 0) return new Map();
  const files = await ctx.db
    .selectFrom('attachment')
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', 'in', [...new Set(wanted)])
    .select(['id', 'path'])
    .execute();
  const until = endOfTomorrow(ctx);
  const links = new Map(
    await Promise.all(files.map(async (file) => [file.id, `${await linkTo(ctx, file, until)}&thumbnail=large`] as const)),
  );
  return new Map(
    contests.flatMap(({ id, coverId }) => {
      const link = coverId === null ? undefined : links.get(coverId);
      return link === undefined ? [] : [[id, link] as const];
    }),
  );
}
