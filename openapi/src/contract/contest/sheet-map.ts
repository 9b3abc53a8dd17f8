import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  offeredSheetMap,
  sheetExport,
  sheetExportPreview,
  sheetMap,
  sheetMapModel,
  sheetMapSave,
  sheetMapUpdate,
} from '../../entities/contest/sheet-map.ts';
import { file, operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const read = { client: 'platform', effect: 'read', access: 'sheetMap:view' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Maps of projects to the columns of official sheets, and such sheets. */
export const sheetMapOperations = operations({
  'sheetMap.page': {
    ...read,
    method: 'POST',
    path: '/contest/sheet-map/page',
    says: { verb: 'query', of: 'sheetMap' },
    summary: 'A page of column maps',
    body: pageRequest(sheetMapModel),
    answer: pageOf(sheetMap),
  },
  'sheetMap.get': {
    ...read,
    method: 'GET',
    path: '/contest/sheet-map/{id}',
    says: { verb: 'view', of: 'sheetMap' },
    summary: 'One column map',
    params: z.object({ id }),
    answer: sheetMap,
  },
  'sheetMap.save': {
    ...write,
    method: 'POST',
    takesKey: true,
    path: '/contest/sheet-map',
    access: 'sheetMap:add',
    says: { verb: 'add', of: 'sheetMap' },
    summary: "Add a column map: the caller's school's or college's own, or one open to all, by a caller who sees all organisations",
    body: sheetMapSave,
    answer: sheetMap,
  },
  'sheetMap.update': {
    ...write,
    method: 'PUT',
    path: '/contest/sheet-map',
    access: 'sheetMap:edit',
    says: { verb: 'change', of: 'sheetMap' },
    summary: 'Change a column map; absent fields stay',
    body: sheetMapUpdate,
    answer: sheetMap,
  },
  'sheetMap.remove': {
    ...write,
    method: 'DELETE',
    path: '/contest/sheet-map',
    access: 'sheetMap:delete',
    says: { verb: 'delete', of: 'sheetMap' },
    summary: 'Delete column maps by id; those that come with the system are switched off instead',
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
  'project.sheetMaps': {
    ...read,
    method: 'GET',
    path: '/contest/project/sheet-maps',
    access: 'project:view',
    concerns: { contest: 'contestId', project: 'id' },
    says: msg`查看项目可用的汇总表`,
    summary: 'The column maps by which projects of a contest are read from sheets and written into them',
    query: z.object({ contestId: id }),
    answer: z.array(offeredSheetMap),
  },
  'project.exportPreview': {
    ...read,
    method: 'POST',
    path: '/contest/project/export/preview',
    access: 'project:view',
    concerns: { contest: 'contestId', project: 'id' },
    says: msg`预览要导出的项目`,
    summary: 'The content of an export by a column map: projects by state, which of them go out, and how numbers and phones do',
    body: sheetExport,
    answer: sheetExportPreview,
  },
  'project.exportSheet': {
    ...read,
    method: 'POST',
    path: '/contest/project/export/sheet',
    access: 'project:view',
    concerns: { contest: 'contestId', project: 'id' },
    says: msg`按汇总表导出项目`,
    summary:
      'Projects of a contest in a sheet by a column map; phones and numbers of students as lists show them, whole for a caller who may see them so',
    body: sheetExport,
    answer: file,
  },
});
