import { sheetMapModel } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { thenReadAnew } from '../../../core/then-read.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import { readImportContest } from '../project/import/read-import-contest.ts';
import { exportSheet } from './export-sheet.ts';
import { unknownFields } from './map-columns.ts';
import { presentSheetMap, readOfferedMaps, readSheetMap, withOwners } from './map-rows.ts';
import { previewExport } from './outgoing.ts';
import { addSheetMap, removeSheetMaps, updateSheetMap } from './save-map.ts';

const filters = filterKinds(sheetMapModel, { like: ['name'] });

const sortable = {
  id: 'sheetMap.id',
  name: 'sheetMap.name',
  sortValue: 'sheetMap.sortValue',
  createTime: 'sheetMap.createTime',
  updateTime: 'sheetMap.updateTime',
};

export const sheetMapHandlers = {
  'sheetMap.page': async (ctx, { body }) => {
    const matching = filterBy(ctx, scoped(ctx, 'sheetMap').select(), 'sheetMap', body.model, body.extra, filters);
    return answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) => withOwners(ctx, query),
      present: (row) => presentSheetMap(ctx, row),
    });
  },

  'sheetMap.get': (ctx, { params }) => readSheetMap(ctx, params.id),

  'sheetMap.save': async (ctx, { body }) => readSheetMap(ctx, await addSheetMap(ctx, body)),

  'sheetMap.update': thenReadAnew(updateSheetMap, readSheetMap),

  'sheetMap.remove': async (ctx, { body }) => {
    await removeSheetMaps(ctx, body);
    return true;
  },

  'project.sheetMaps': async (ctx, { query }) => {
    const contest = await readImportContest(ctx, query.contestId);
    const maps = await readOfferedMaps(ctx, contest.orgId);
    return maps.map((map) => ({ ...map, unknownFields: unknownFields(map, contest) }));
  },

  'project.exportPreview': (ctx, { body }) => previewExport(ctx, body),

  'project.exportSheet': (ctx, { body }) => exportSheet(ctx, body),
} satisfies Partial<Handlers>;
