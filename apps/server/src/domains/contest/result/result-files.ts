import { msg } from '@lingui/core/macro';
import { resultFields } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { answerPdf } from '../../../formats/documents/answer-pdf.ts';
import type { TableColumn } from '../../../core/pdf-document.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { answerSheet } from '../../../formats/sheets/answer-sheet.ts';
import type { SheetColumn } from '../../../core/sheet-layout.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { exportedResults, readClosedStage } from './result-rows.ts';

export const resultFileHandlers = {
  'result.export': async (ctx, { body }) => {
    const { contestTitle, rule } = await readClosedStage(ctx, body.model.stageId);
    const name = ctx.say(msg`成绩`);
    return answerSheet(
      ctx,
      `${contestTitle}-${name}`,
      { sheetName: name, columns: columnsOf(ctx) },
      exportedResults(ctx, body, rule.decimals),
      body.extra['fileName'],
    );
  },

  'result.pdf': async (ctx, { body }) => {
    const { contestTitle, rule, closedTime } = await readClosedStage(ctx, body.model.stageId);
    const rows: string[][] = [];
    for await (const batch of exportedResults(ctx, body, rule.decimals, mostInPdf))
      rows.push(...batch.map((row) => row.map((cell) => String(cell ?? ''))));
    const name = ctx.say(msg`成绩`);
    const sealed = toWireOrNull(closedTime, ctx.tenant.timeZone) ?? '';
    const document: Parameters<typeof answerPdf>[2] = {
      title: `${contestTitle} · ${name}`,
      remark: ctx.say(msg`封存于 ${sealed}`),
      blocks: [
        { kind: 'heading', level: 1, text: contestTitle },
        { kind: 'table', columns: columnsOf(ctx).map(asPdfColumn), rows },
      ],
    };
    return answerPdf(ctx, `${contestTitle}-${name}`, document, body.extra['fileName']);
  },
} satisfies Partial<Handlers>;

/** Rows of one PDF: about 400 pages. A sheet takes more. */
const mostInPdf = 10_000;

function columnsOf(ctx: Context): SheetColumn[] {
  return [
    { title: ctx.say(resultFields.rank), kind: 'number' },
    { title: ctx.say(resultFields.number), width: 14 },
    { title: ctx.say(resultFields.title), width: 40 },
    { title: ctx.say(resultFields.track), width: 16 },
    { title: ctx.say(resultFields.collegeLabel), width: 24 },
    { title: ctx.say(resultFields.leaderName), width: 12 },
    { title: ctx.say(resultFields.score), kind: 'number' },
  ];
}

function asPdfColumn({ title, width = 9, kind }: SheetColumn): TableColumn {
  return { title, share: width, align: kind === 'number' ? 'right' : 'left' };
}
