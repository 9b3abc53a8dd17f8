import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { holdSheet, type Sheet } from '../assignment/own-assignment.ts';
import { writeSheetRow } from './write-sheet-row.ts';

/** ASSIGNED | ACCEPTED | DRAFTING → DRAFTING: keeps a sheet as a draft. Answers it as it now stands. */
export async function saveSheet(ctx: Context, { params, body }: Pick<InputOf<'score.save'>, 'params' | 'body'>): Promise<Sheet> {
  const held = await holdSheet(ctx, params);
  const { version, total } = await writeSheetRow(ctx, held, body, false);
  return { scores: body.scores, comment: body.comment || null, total, version, submittedTime: null };
}
