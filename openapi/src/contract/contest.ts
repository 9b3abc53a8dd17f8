import { z } from 'zod';
import { contest, contestModel, contestSave, contestUpdate } from '../entities/contest.ts';
import { importFile, importPreview, importRun, project, projectDetail, projectModel } from '../entities/project.ts';
import {
  acceptRequest,
  closeRequest,
  judge,
  judgeModel,
  judgingDetail,
  judgingModel,
  judgingProject,
  judgingStage,
  missingSheet,
  proposal,
  proposalRequest,
  result,
  resultDetail,
  resultModel,
  sheet,
  sheetSave,
  stageDetail,
  stageProject,
  stageProjectModel,
} from '../entities/review.ts';
import { file, operations } from '../operation.ts';
import { exportRequest, pageOf, pageRequest } from '../page.ts';
import { id, text } from '../rules.ts';

const byId = z.object({ id });
const bySheet = z.object({ stageId: id, projectId: id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Contests, their projects, and a review from assignment to the sealed result. */
export const contestOperations = operations({
  'contest.page': { ...read, method: 'POST', path: '/contest/contest/page', access: 'contest:view', summary: 'A page of contests', body: pageRequest(contestModel), answer: pageOf(contest) },
  'contest.get': { ...read, method: 'GET', path: '/contest/contest/{id}', access: 'contest:view', summary: 'One contest with its stages', params: byId, answer: contest },
  'contest.save': { ...write, method: 'POST', path: '/contest/contest', access: 'contest:add', summary: 'Create a contest as a draft', body: contestSave, answer: contest },
  'contest.update': { ...write, method: 'PUT', path: '/contest/contest', access: 'contest:edit', summary: 'Change a contest; what would be unfair to change is locked', body: contestUpdate, answer: contest },
  'contest.remove': { ...write, method: 'DELETE', path: '/contest/contest/{id}', access: 'contest:delete', summary: 'Delete a draft', params: byId, answer: z.boolean() },
  'contest.publish': { ...write, method: 'POST', path: '/contest/contest/{id}/publish', access: 'contest:publish', summary: 'Publish a draft', params: byId, answer: contest },
  'contest.cancel': { ...write, method: 'POST', path: '/contest/contest/{id}/cancel', access: 'contest:cancel', summary: 'Cancel a contest; nothing is deleted', params: byId, body: z.object({ reason: text(2, 255) }), answer: contest },

  'project.page': { ...read, method: 'POST', path: '/contest/project/page', access: 'project:view', summary: 'A page of projects', body: pageRequest(projectModel), answer: pageOf(project) },
  'project.get': { ...read, method: 'GET', path: '/contest/project/{id}', access: 'project:view', summary: 'One project', params: byId, answer: projectDetail },
  'project.template': { ...read, method: 'GET', path: '/contest/project/template', access: 'project:import', summary: 'An empty import sheet for a contest', query: z.object({ contestId: id }), answer: file },
  'project.importPreview': { ...read, method: 'POST', path: '/contest/project/import/preview', access: 'project:import', summary: 'Read a sheet and name each bad cell; writes nothing', encoding: 'multipart', body: importFile, answer: importPreview },
  'project.import': { ...write, effect: 'staged', method: 'POST', path: '/contest/project/import', access: 'project:import', summary: 'Import projects from a sheet', encoding: 'multipart', body: importRun, answer: z.object({ imported: z.int(), skipped: z.int() }) },
  'project.importErrors': { ...read, method: 'POST', path: '/contest/project/import/errors', access: 'project:import', summary: 'The bad rows of a sheet, with a column of reasons', encoding: 'multipart', body: importFile, answer: file },

  'judge.page': { ...read, method: 'POST', path: '/contest/judge/page', access: 'judge:view', summary: 'A page of judges', body: pageRequest(judgeModel), answer: pageOf(judge) },

  'assignment.propose': { ...read, method: 'POST', path: '/contest/assignment/propose', access: 'assignment:run', summary: "Work out who judges what; writes nothing", body: proposalRequest, answer: proposal },
  'assignment.accept': { ...write, effect: 'staged', method: 'POST', path: '/contest/assignment/accept', access: 'assignment:run', summary: 'Write a proposal down', body: acceptRequest, answer: z.object({ count: z.int() }) },

  'stage.get': { ...read, method: 'GET', path: '/contest/stage/{id}', access: 'stage:view', summary: 'One stage with its numbers', params: byId, answer: stageDetail },
  'stage.projects': { ...read, method: 'POST', path: '/contest/stage/projects', access: 'stage:view', summary: "A stage's projects with the state of their sheets", body: pageRequest(stageProjectModel), answer: pageOf(stageProject) },
  'stage.missing': { ...read, method: 'GET', path: '/contest/stage/{id}/missing', access: 'stage:view', summary: 'Who still owes which sheet', params: byId, answer: z.array(missingSheet) },
  'stage.start': { ...write, method: 'POST', path: '/contest/stage/{id}/start', access: 'stage:start', summary: 'Open a stage to its judges', params: byId, answer: stageDetail },
  'stage.close': { ...write, effect: 'staged', method: 'POST', path: '/contest/stage/{id}/close', access: 'result:seal', summary: 'Compute and seal the results', params: byId, body: closeRequest, answer: stageDetail },

  'judging.stages': { ...read, method: 'GET', path: '/contest/judging/stages', access: 'score:submit', summary: 'The stages the caller judges in', answer: z.array(judgingStage) },
  'judging.page': { ...read, method: 'POST', path: '/contest/judging/{id}/page', access: 'score:submit', summary: "The caller's own projects of a stage", params: byId, body: pageRequest(judgingModel), answer: pageOf(judgingProject) },
  'judging.get': { ...read, method: 'GET', path: '/contest/judging/{stageId}/{projectId}', access: 'score:submit', summary: "A project beside the caller's sheet; 404 when not assigned", params: bySheet, answer: judgingDetail },
  'score.save': { ...write, method: 'PUT', path: '/contest/judging/{stageId}/{projectId}/sheet', access: 'score:submit', summary: 'Keep a sheet as a draft', params: bySheet, body: sheetSave, answer: sheet },
  'score.submit': { ...write, method: 'POST', path: '/contest/judging/{stageId}/{projectId}/submit', access: 'score:submit', summary: 'Hand a sheet in; every counted item needs a score', params: bySheet, body: sheetSave, answer: sheet },

  'result.page': { ...read, method: 'POST', path: '/contest/result/page', access: 'result:view', summary: 'The ranked result of a closed stage', body: pageRequest(resultModel), answer: pageOf(result) },
  'result.get': { ...read, method: 'GET', path: '/contest/result/{stageId}/{projectId}', access: 'result:view', summary: 'One result opened into its calculation', params: bySheet, answer: resultDetail },
  'result.export': { ...read, method: 'POST', path: '/contest/result/export', access: 'result:export', summary: 'The ranked result as xlsx', body: exportRequest(resultModel), answer: file },
});
