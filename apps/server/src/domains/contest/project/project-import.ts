import { msg } from '@lingui/core/macro';
import { answerOnce } from '../../../rows/answer-once.ts';
import type { Context } from '../../../core/context.ts';
import { refreshStatistics } from '../../../database/refresh-statistics.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { answerSheet } from '../../../formats/sheets/answer-sheet.ts';
import { batchesOf } from '../../../formats/sheets/batches-of.ts';
import type { SheetColumn } from '../../../core/sheet-layout.ts';
import { workbookType } from '@saiwu/ui/workbook/writing';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';
import { errorColumn, importColumns } from './import-columns.ts';
import { importProjects } from './import-projects.ts';
import { importedInto } from './imported-sheets.ts';
import { type ImportRow, readImport, readImportContest } from './read-import.ts';

export const projectImportHandlers = {
  'project.template': async (ctx, { query }) => {
    const contest = await readImportContest(ctx, query.contestId);
    const lines = [
      msg`从第二行起，每行填写一个项目；列的次序可以变，标题不能改`,
      msg`必填：${importColumns
        .filter(({ isRequired }) => isRequired)
        .map(({ title }) => ctx.say(title))
        .join('、')}`,
      msg`赛道请填下列之一：${contest.tracks.join('、')}`,
      msg`学院请填机构列表里的全称`,
      msg`成员写成「姓名/学号」，多人用顿号隔开；指导教师写成「姓名/工号/手机」，工号和手机用来认出他们的账号`,
    ];
    return {
      fileName: `${contest.title}-${ctx.say(msg`项目导入模板`)}.xlsx`,
      contentType: workbookType,
      content: writeSheet({
        sheetName: ctx.say(msg`项目`),
        columns: columnsOf(ctx),
        rows: [],
        notes: { sheetName: ctx.say(msg`说明`), lines: lines.map(ctx.say) },
      }),
    };
  },

  'project.importPreview': async (ctx, { body }) => {
    const rows = await readImport(ctx, await readImportContest(ctx, body.contestId), body.file);
    const goodCount = rows.filter(({ project }) => project).length;
    return {
      columns: importColumns.map(({ title }) => ctx.say(title)),
      rows: rows.map(({ row, cells, errors }) => ({
        row,
        cells: Object.fromEntries(importColumns.map(({ field, title }) => [ctx.say(title), cells[field]])),
        errors: Object.fromEntries(
          importColumns.flatMap(({ field, title }) => (errors[field] ? [[ctx.say(title), ctx.say(errors[field])]] : [])),
        ),
      })),
      goodCount,
      badCount: rows.length - goodCount,
    };
  },

  // the file is read before the transaction begins: reading can take seconds
  'project.import': async (ctx, { body }) => {
    const rows = await readImport(ctx, await readImportContest(ctx, body.contestId), body.file);
    const key = `${importedInto(ctx, body.contestId)}${ctx.requestId}.xlsx`;
    await ctx.host.files.put(key, new Uint8Array(await body.file.arrayBuffer()));
    try {
      const done = await answerOnce(ctx, (ctx) => importProjects(ctx, body.contestId, rows, body.mode));
      await refreshStatistics(ctx, ['project'], done.imported);
      return done;
    } catch (error) {
      await ctx.host.files.delete(key);
      throw error;
    }
  },

  // a sheet that can be imported again once mended: the reasons stand in a column of their own, which import does not read
  'project.importErrors': async (ctx, { body }) => {
    const contest = await readImportContest(ctx, body.contestId);
    const rows = (await readImport(ctx, contest, body.file)).filter(({ project }) => !project);
    const reasons = ({ errors }: ImportRow) =>
      importColumns.flatMap(({ field, title }) => (errors[field] ? [`${ctx.say(title)}：${ctx.say(errors[field])}`] : [])).join('；');
    const layout = { sheetName: ctx.say(msg`项目`), columns: [...columnsOf(ctx), { title: ctx.say(errorColumn), width: 60 }] };
    const cells = rows.map((row) => [...importColumns.map(({ field }) => row.cells[field]), reasons(row)]);
    return answerSheet(ctx, `${contest.title}-${ctx.say(msg`有错误的行`)}`, layout, batchesOf(cells));
  },
} satisfies Partial<Handlers>;

function columnsOf(ctx: Context): SheetColumn[] {
  return importColumns.map(({ title, width }) => ({ title: ctx.say(title), width }));
}
