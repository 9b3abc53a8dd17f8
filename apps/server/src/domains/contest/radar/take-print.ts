import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { attachmentsIn } from '../plan/plan-pictures.ts';
import { marksOf, titleMarks } from './marks.ts';
import { hashOfPicture, quartersOf } from './picture-hash.ts';
import type { ProjectText } from './read-texts.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What a project is recognised by. */
export interface Print {
  text: ReadonlySet<number>;
  title: ReturnType<typeof titleMarks>;
  pictures: { attachmentId: string; hash: string }[];
}

/** Works a project's print out. Pictures that were drawn before are not drawn again. */
export async function takePrint(ctx: Context, projectId: string, { title, parts }: ProjectText): Promise<Print> {
  return {
    text: marksOf(parts.map(({ text }) => text)),
    title: titleMarks(title),
    pictures: await hashPictures(
      ctx,
      projectId,
      parts.flatMap(({ html }) => attachmentsIn(html)),
    ),
  };
}

/** Writes a print down in place of the one before. */
export async function keepPrint(ctx: Context, projectId: string, { text, title, pictures }: Print): Promise<void> {
  const db = tenantDb(ctx);
  await db.deleteFrom('radarPrint').where('projectId', '=', projectId).execute();
  await db.insertInto('radarPrint').values({ projectId, textMarks: text.size, updateTime: ctx.now }).execute();
  const marks = {
    TEXT: [...text],
    TITLE: [...title.pairs],
    WHOLE_TITLE: title.whole === null ? [] : [title.whole],
    PICTURE: [...new Set(pictures.flatMap(({ hash }) => quartersOf(hash)))],
  };
  for (const [kind, values] of Object.entries(marks))
    await sql`insert into radar_mark (tenant_id, kind, value, project_id)
      select ${ctx.tenant.id}::bigint, ${kind}, value, ${projectId}::bigint from unnest(${values}::int[]) value`.execute(tenantDb(ctx));
  for (const picture of pictures)
    await db
      .insertInto('radarPicture')
      .values({ projectId, ...picture })
      .execute();
}

async function hashPictures(ctx: Context, projectId: string, named: readonly string[]): Promise<Print['pictures']> {
  const ids = [...new Set(named)];
  if (ids.length === 0) return [];
  const rows = await tenantDb(ctx)
    .selectFrom('planPicture as used')
    .innerJoin('attachment', 'attachment.id', 'used.attachmentId')
    .leftJoin('radarPicture as known', (join) =>
      join.onRef('known.projectId', '=', 'used.projectId').onRef('known.attachmentId', '=', 'used.attachmentId'),
    )
    .where('used.projectId', '=', projectId)
    .where(sql<boolean>`used.attachment_id = any(${ids}::bigint[])`)
    .select(['attachment.id', 'attachment.path', 'known.hash'])
    .execute();
  const pictures: Print['pictures'] = [];
  for (const { id, path, hash: known } of rows) {
    const hash = known ?? (await hashFile(ctx, path)); // oxlint-disable-line no-await-in-loop -- one picture in memory at a time
    if (hash !== null) pictures.push({ attachmentId: id, hash });
  }
  return pictures;
}

async function hashFile(ctx: Context, path: string): Promise<string | null> {
  const file = await ctx.host.files.get(path);
  if (file === null) return null;
  const grey = await ctx.host.workers.greyPoints(async () => new Uint8Array(await new Response(file.stream()).arrayBuffer()));
  return grey === null ? null : hashOfPicture(grey);
}
