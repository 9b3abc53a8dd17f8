import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import type { DocxContent } from '../../../core/docx-content.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { Refusal } from '../../../core/refusal.ts';
import { DocxError } from '../../../formats/texts/docx-error.ts';
import { explainDocxError } from '../../../formats/texts/explain-docx-error.ts';
import { entryActs } from '../entry/entry-acts.ts';
import { type EntryRow, readEntryRow } from '../entry/read-entry-row.ts';
import { type Piece, splitText } from './split-docx.ts';

/** A text that may become the plan of a project, cut into what its sections could be. */
export interface ReadText {
  entry: EntryRow;
  pieces: Piece[];
  content: DocxContent;
}

/** Reads a Word file for a plan that the caller may write. Throws refusals for one that cannot be read, and for one that says nothing. */
export async function readText(ctx: Context, id: string, file: File): Promise<ReadText> {
  const entry = await readEntryRow(ctx, id);
  const bar = entryActs.save.barredBy({ ...entry, now: ctx.now });
  if (bar) throw notNow(bar);
  if (entry.setup.sections.length === 0) throw notNow(msg`这个大赛不用写计划书`);
  const content = await read(ctx, file);
  const pieces = splitText(content.html, entry.setup.sections);
  if (pieces.length === 0) throw new Refusal(422, -9, msg`文件里没有文字`);
  return { entry, pieces, content };
}

async function read(ctx: Context, file: File): Promise<DocxContent> {
  try {
    return await ctx.host.workers.readDocx(file);
  } catch (error) {
    throw error instanceof DocxError ? explainDocxError(error) : error;
  }
}
