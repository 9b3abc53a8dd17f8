import { msg } from '@lingui/core/macro';
import { answerOnce } from '../../../../rows/answer-once.ts';
import { refreshStatistics } from '../../../../database/refresh-statistics.ts';
import type { Handlers } from '../../../../core/handlers.ts';
import { answerSheet } from '../../../../formats/sheets/answer-sheet.ts';
import { batchesOf } from '../../../../formats/sheets/batches-of.ts';
import { workbookType } from '@saiwu/ui/workbook/writing';
import { writeSheet } from '../../../../formats/sheets/write-sheet.ts';
import { applyMap } from '../../sheet/map-columns.ts';
import { layoutOf } from '../../sheet/layout-of.ts';
import { templateNotes } from '../../sheet/template-notes.ts';
import { errorColumn } from './import-columns.ts';
import { importProjects } from './import-projects.ts';
import { importedInto } from './imported-sheets.ts';
import { readImport } from './read-import.ts';
import { readImportContest } from './read-import-contest.ts';

export const projectImportHandlers = {
  'project.template': async (ctx, { query }) => {
    const contest = await readImportContest(ctx, query.contestId);
    const map = await applyMap(ctx, contest, query.mapId);
    return {
      fileName: `${contest.title}-${ctx.say(msg`项目导入模板`)}.xlsx`,
      contentType: workbookType,
      content: writeSheet({
        ...layoutOf(ctx, contest, map),
        rows: [],
        notes: { sheetName: ctx.say(msg`说明`), lines: templateNotes(map, contest.tracks).map(ctx.say) },
      }),
    };
  },

  'project.importPreview': async (ctx, { body }) => {
    const contest = await readImportContest(ctx, body.contestId);
    const { map, rows, unknownPeople, hiddenRows } = await readImport(ctx, contest, body, body.mapId);
    const goodCount = rows.filter(({ isGood }) => isGood).length;
    return {
      columns: map.read.map(({ head }) => head),
      rows: rows.map(({ row, cells, errors }) => ({
        row,
        cells: Object.fromEntries(map.read.map(({ key, head }) => [head, cells[key] ?? ''])),
        errors: Object.fromEntries(map.read.flatMap(({ key, head }) => (errors[key] ? [[head, ctx.say(errors[key])]] : []))),
      })),
      goodCount,
      badCount: rows.length - goodCount,
      unknownPeople: unknownPeople.slice(0, 50),
      hiddenRows,
    };
  },

  // the file is read before the transaction begins: reading can take seconds
  'project.import': async (ctx, { body }) => {
    const sheet = await readImport(ctx, await readImportContest(ctx, body.contestId), body, body.mapId);
    const key = `${importedInto(ctx, body.contestId)}${ctx.requestId}.xlsx`;
    await ctx.host.files.put(key, new Uint8Array(await body.file.arrayBuffer()));
    try {
      const done = await answerOnce(ctx, (ctx) => importProjects(ctx, body.contestId, sheet, body.mode));
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
    const { map, rows } = await readImport(ctx, contest, body, body.mapId);
    const { sheetName, columns } = layoutOf(ctx, contest, { ...map, columns: map.read });
    const cells = rows
      .filter(({ isGood }) => !isGood)
      .map((row) => {
        const reasons = map.read.flatMap(({ key, head }) => (row.errors[key] ? [`${head}：${ctx.say(row.errors[key])}`] : []));
        return [...map.read.map(({ key }) => row.cells[key] ?? ''), reasons.join('；')];
      });
    const layout = { sheetName, columns: [...columns, { title: ctx.say(errorColumn), width: 60 }] };
    return answerSheet(ctx, `${contest.title}-${ctx.say(msg`有错误的行`)}`, layout, batchesOf(cells));
  },
} satisfies Partial<Handlers>;
