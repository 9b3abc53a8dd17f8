import type { Context } from '../../../core/context.ts';
import { pictureLinks } from '../../../services/files/pictures/picture-links.ts';

/** Links to the covers of contests that the caller may read, by the contest's id; they open without a session. */
export async function readCovers(
  ctx: Context,
  contests: readonly { id: string; coverId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const links = await pictureLinks(
    ctx,
    contests.map(({ coverId }) => coverId),
    'large',
  );
  return new Map(
    contests.flatMap(({ id, coverId }) => {
      const link = coverId === null ? undefined : links.get(coverId);
      return link === undefined ? [] : [[id, link] as const];
    }),
  );
}
