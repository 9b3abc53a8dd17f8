import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { loginLog, loginLogModel } from '../../entities/service/login-log.ts';
import { optLog, optLogDetail, optLogModel } from '../../entities/service/opt-log.ts';
import { file, operations } from '../../operation.ts';
import { exportRequest, pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const read = { client: 'platform', effect: 'read' } as const;
const someIds = z.array(id).min(1, 'rule.selection').max(1000);

/**
 * The rows to keep: 1 keeps one month, 2 three months, 3 six months, 4 a year, 5 keeps 1,000 rows, 6 10,000, 7 30,000, 8 100,000, 9
 * nothing. Older front ends send it in the body, servers read it from the query: either may carry it.
 */
const clearing = z.object({ type: z.int().min(1).max(9).optional() });

const toClear = {
  ...read,
  method: 'GET',
  query: z.object({ type: z.int().min(1).max(9) }),
  answer: z.object({ count: z.int() }),
} as const;

const clear = {
  method: 'DELETE',
  client: 'platform',
  effect: 'staged',
  query: clearing,
  body: clearing.optional(),
  answer: z.boolean(),
} as const;

/** Logs are read, exported and cleared; only the server writes them. */
export const logOperations = operations({
  'optLog.page': {
    ...read,
    method: 'POST',
    path: '/authority/optLog/page',
    access: 'authority:optLog:view',
    says: { verb: 'query', of: 'optLog' },
    summary: 'A page of the operation log: writes of people in scope. `extra` takes `createTime_st` and `createTime_ed`',
    body: pageRequest(optLogModel),
    answer: pageOf(optLog),
  },
  'optLog.get': {
    ...read,
    method: 'GET',
    path: '/authority/optLog/{id}',
    access: 'authority:optLog:view',
    says: { verb: 'view', of: 'optLog' },
    summary: 'One row of the operation log with parameters and result',
    params: z.object({ id }),
    answer: optLogDetail,
  },
  'optLog.remove': {
    method: 'DELETE',
    path: '/authority/optLog',
    client: 'platform',
    access: 'authority:optLog:delete',
    effect: 'write',
    says: { verb: 'delete', of: 'optLog' },
    summary: 'Delete rows of the operation log',
    body: someIds,
    answer: z.boolean(),
  },
  'optLog.clear': {
    ...clear,
    path: '/authority/optLog/clear',
    access: 'authority:optLog:delete',
    says: { verb: 'clear', of: 'optLog' },
    summary: 'Delete old rows of the operation log, by `type`; the clearing itself leaves a row',
  },
  'optLog.toClear': {
    ...toClear,
    path: '/authority/optLog/clear',
    access: 'authority:optLog:delete',
    says: msg`统计要清理的操作日志`,
    summary: 'How many rows of the operation log a clearing of this `type` would delete now',
  },
  'optLog.export': {
    ...read,
    method: 'POST',
    path: '/authority/optLog/export',
    access: 'authority:optLog:export',
    says: { verb: 'export', of: 'optLog' },
    summary: 'Matching rows of the operation log as xlsx',
    body: exportRequest(optLogModel),
    answer: file,
  },
  'optLog.preview': {
    ...read,
    method: 'POST',
    path: '/authority/optLog/preview',
    access: 'authority:optLog:export',
    says: { verb: 'preview', of: 'optLog' },
    summary: 'The first 100 matching rows of the operation log as an HTML table',
    body: exportRequest(optLogModel),
    answer: z.string(),
  },
  'loginLog.page': {
    ...read,
    method: 'POST',
    path: '/authority/loginLog/page',
    access: 'session',
    evenFor: ['invited'],
    says: { verb: 'query', of: 'loginLog' },
    summary: "A page of the login log: the caller's own rows, and those of people in scope for a caller who may view the log",
    body: pageRequest(loginLogModel),
    answer: pageOf(loginLog),
  },
  'loginLog.get': {
    ...read,
    method: 'GET',
    path: '/authority/loginLog/{id}',
    access: 'authority:loginLog:view',
    says: { verb: 'view', of: 'loginLog' },
    summary: 'One row of the login log',
    params: z.object({ id }),
    answer: loginLog,
  },
  'loginLog.query': {
    ...read,
    method: 'POST',
    path: '/authority/loginLog/query',
    access: 'authority:loginLog:view',
    says: { verb: 'query', of: 'loginLog' },
    summary: 'Matching rows of the login log, the newest 1,000',
    body: loginLogModel,
    answer: z.array(loginLog),
  },
  'loginLog.remove': {
    method: 'DELETE',
    path: '/authority/loginLog',
    client: 'platform',
    access: 'authority:loginLog:delete',
    effect: 'write',
    says: { verb: 'delete', of: 'loginLog' },
    summary: 'Delete rows of the login log',
    body: someIds,
    answer: z.boolean(),
  },
  'loginLog.clear': {
    ...clear,
    path: '/authority/loginLog/clear',
    access: 'authority:loginLog:delete',
    says: { verb: 'clear', of: 'loginLog' },
    summary: 'Delete old rows of the login log, by `type`',
  },
  'loginLog.toClear': {
    ...toClear,
    path: '/authority/loginLog/clear',
    access: 'authority:loginLog:delete',
    says: msg`统计要清理的登录日志`,
    summary: 'How many rows of the login log a clearing of this `type` would delete now',
  },
  'loginLog.export': {
    ...read,
    method: 'POST',
    path: '/authority/loginLog/export',
    access: 'authority:loginLog:export',
    says: { verb: 'export', of: 'loginLog' },
    summary: 'Matching rows of the login log as xlsx',
    body: exportRequest(loginLogModel),
    answer: file,
  },
  'loginLog.preview': {
    ...read,
    method: 'POST',
    path: '/authority/loginLog/preview',
    access: 'authority:loginLog:export',
    says: { verb: 'preview', of: 'loginLog' },
    summary: 'The first 100 matching rows of the login log as an HTML table',
    body: exportRequest(loginLogModel),
    answer: z.string(),
  },
});
