import { planPdfSlot } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';

/** The PDF that is a project's plan, by its attachment, with what it says where that was read before; none where what its people wrote is going. */
export function readPdfRow(ctx: Context, projectId: string) {
  return ctx.db
    .selectFrom('projectFile as file')
    .innerJoin('attachment', (join) =>
      join.onRef('attachment.tenantId', '=', 'file.tenantId').onRef('attachment.id', '=', 'file.attachmentId'),
    )
    .leftJoin('radarPdf as known', (join) =>
      join
        .onRef('known.tenantId', '=', 'file.tenantId')
        .onRef('known.projectId', '=', 'file.projectId')
        .onRef('known.attachmentId', '=', 'file.attachmentId'),
    )
    .innerJoin('project', (join) => join.onRef('project.tenantId', '=', 'file.tenantId').onRef('project.id', '=', 'file.projectId'))
    .innerJoin('contest', (join) => join.onRef('contest.tenantId', '=', 'project.tenantId').onRef('contest.id', '=', 'project.contestId'))
    .where('contest.anonymiseTime', 'is', null)
    .where('file.tenantId', '=', ctx.tenant.id)
    .where('file.projectId', '=', projectId)
    .where('file.slot', '=', planPdfSlot)
    .select(['attachment.id', 'attachment.path', 'known.attachmentId as knownId', 'known.text'])
    .executeTakeFirst();
}

/**
 * Reads what a project's PDF says, unless that was done, and forgets what one has said that is there no more. Other projects are compared with it without
 * its being opened again.
 */
export async function readPdfOnce(ctx: Context, projectId: string): Promise<void> {
  const pdf = await readPdfRow(ctx, projectId);
  if (!pdf) {
    // it was taken out again
    await ctx.db.deleteFrom('radarPdf').where('tenantId', '=', ctx.tenant.id).where('projectId', '=', projectId).execute();
    return;
  }
  if (pdf.knownId !== null) return;
  const words = (await wordsOf(ctx, pdf.path))?.replaceAll('\0', '').trim() ?? '';
  const text = Array.from(words.matchAll(/[\p{L}\p{N}]/gu)).length < leastWords ? null : words;
  await ctx.db
    .insertInto('radarPdf')
    .values({ tenantId: ctx.tenant.id, projectId, attachmentId: pdf.id, text })
    .onConflict((conflict) => conflict.columns(['tenantId', 'projectId']).doUpdateSet({ attachmentId: pdf.id, text }))
    .execute();
}

/** Letters of a PDF from which on it is a text: pictures of pages have the number of each at most. */
const leastWords = 40;

async function wordsOf(ctx: Context, path: string): Promise<string | null> {
  const file = await ctx.host.files.get(path);
  return file && ctx.host.workers.readPdf(async () => new Uint8Array(await new Response(file.stream()).arrayBuffer()));
}
