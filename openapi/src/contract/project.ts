import { z } from 'zod';
import { formWith, largestSheet } from '../entities/service/file-rules.ts';
import {
  importFile,
  importPreview,
  importRun,
  project,
  projectCorrect,
  projectCorrection,
  projectDetail,
  projectModel,
  projectRemove,
} from '../entities/contest/project.ts';
import { file, operations } from '../operation.ts';
import { pageOf, pageRequest } from '../page.ts';
import { id } from '../rules.ts';

const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Projects of contests, and how they come in from a sheet. */
export const projectOperations = operations({
  'project.page': {
    ...read,
    method: 'POST',
    path: '/contest/project/page',
    access: 'project:view',
    summary: 'A page of projects',
    body: pageRequest(projectModel),
    answer: pageOf(project),
  },
  'project.get': {
    ...read,
    method: 'GET',
    path: '/contest/project/{id}',
    access: 'project:view',
    summary: 'One project',
    params: byId,
    answer: projectDetail,
  },
  'project.correction': {
    ...read,
    method: 'GET',
    path: '/contest/project/{id}/correction',
    access: 'project:edit',
    summary:
      'What a correction of an imported project begins with: its cells, and what those of a choice may be; refused where the correction would be',
    params: byId,
    answer: projectCorrection,
  },
  'project.correct': {
    ...write,
    method: 'PUT',
    path: '/contest/project/{id}/correction',
    access: 'project:edit',
    summary: 'Correct an imported project before its review begins, with a reason',
    params: byId,
    encoding: 'form',
    body: projectCorrect,
    answer: projectDetail,
  },
  'project.remove': {
    ...write,
    method: 'POST',
    path: '/contest/project/{id}/remove',
    access: 'project:delete',
    summary: 'Remove an imported project before its review begins, with a reason; its judges are free again',
    params: byId,
    encoding: 'form',
    body: projectRemove,
    answer: z.boolean(),
  },
  'project.template': {
    ...read,
    method: 'GET',
    path: '/contest/project/template',
    access: 'project:import',
    summary: 'An empty import sheet for a contest',
    query: z.object({ contestId: id }),
    answer: file,
  },
  'project.importPreview': {
    ...read,
    method: 'POST',
    path: '/contest/project/import/preview',
    access: 'project:import',
    summary: 'Read a sheet and name each bad cell; writes nothing',
    encoding: 'multipart',
    bodyLimit: formWith(largestSheet),
    body: importFile,
    answer: importPreview,
  },
  'project.import': {
    ...write,
    effect: 'staged',
    takesKey: true,
    method: 'POST',
    path: '/contest/project/import',
    access: 'project:import',
    summary: 'Import projects from a sheet; what is wrong with its rows is answered with status 200 and code -9',
    encoding: 'multipart',
    bodyLimit: formWith(largestSheet),
    body: importRun,
    answer: z.object({ imported: z.int(), skipped: z.int() }),
  },
  'project.importErrors': {
    ...read,
    method: 'POST',
    path: '/contest/project/import/errors',
    access: 'project:import',
    summary: 'The bad rows of a sheet, with a column of reasons',
    encoding: 'multipart',
    bodyLimit: formWith(largestSheet),
    body: importFile,
    answer: file,
  },
});
