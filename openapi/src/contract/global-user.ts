import { z } from 'zod';
import { formWith, largestSheet } from '../entities/service/file-rules.ts';
import {
  globalUser,
  globalUserAdded,
  globalUserKey,
  globalUserModel,
  globalUserRemove,
  globalUserReset,
  globalUserSave,
  globalUserUpdate,
} from '../entities/tenancy/global-user.ts';
import { file, forPlatform } from '../operation.ts';
import { exportRequest, pageOf, pageRequest } from '../page.ts';
import { xlsxFile } from '../rules.ts';

const base = '/authority/globalUser';
const call = { client: 'platform', method: 'POST' } as const;

/** Super administrators of a tenant, for the tenant that keeps the others: to every other one these operations are forbidden. */
export const globalUserOperations = forPlatform({
  'globalUser.page': {
    ...call,
    path: `${base}/page`,
    access: 'tenant:user:view',
    effect: 'read',
    summary: 'A page of the super administrators of a tenant',
    body: pageRequest(globalUserModel),
    answer: pageOf(globalUser),
  },
  'globalUser.save': {
    ...call,
    path: base,
    access: 'tenant:user:add',
    effect: 'staged',
    takesKey: true,
    summary: 'Add a super administrator to a tenant',
    encoding: 'form',
    body: globalUserSave,
    answer: globalUserAdded,
  },
  'globalUser.update': {
    ...call,
    method: 'PUT',
    path: base,
    access: 'tenant:user:edit',
    effect: 'write',
    summary: 'Change the particulars of a super administrator; absent fields stay',
    encoding: 'form',
    body: globalUserUpdate,
    answer: globalUser,
  },
  'globalUser.remove': {
    ...call,
    method: 'DELETE',
    path: `${base}/delete`,
    access: 'tenant:user:delete',
    effect: 'write',
    summary: 'Delete super administrators of a tenant, but not the last one who can sign in',
    body: globalUserRemove,
    answer: z.boolean(),
  },
  'globalUser.check': {
    ...call,
    method: 'GET',
    path: `${base}/check`,
    access: 'tenant:user:view',
    effect: 'read',
    summary: 'Whether an account is taken in a tenant',
    query: z.object({ tenantCode: z.string().min(1).max(20), account: z.string().min(1).max(30) }),
    answer: z.boolean(),
  },
  'globalUser.reset': {
    ...call,
    method: 'PUT',
    path: `${base}/reset`,
    access: 'tenant:user:edit',
    effect: 'staged',
    summary: 'Give a super administrator a one-time password and end the sessions of that person',
    encoding: 'form',
    body: globalUserReset,
    answer: globalUserKey,
  },
  'globalUser.export': {
    ...call,
    path: `${base}/export`,
    access: 'tenant:user:export',
    effect: 'read',
    summary: 'The super administrators of a tenant as xlsx',
    body: exportRequest(globalUserModel),
    answer: file,
  },
  'globalUser.preview': {
    ...call,
    path: `${base}/preview`,
    access: 'tenant:user:export',
    effect: 'read',
    summary: 'The first 100 of them as an HTML table',
    body: exportRequest(globalUserModel),
    answer: z.string(),
  },
  'globalUser.import': {
    ...call,
    path: `${base}/import`,
    access: 'tenant:user:import',
    effect: 'write',
    takesKey: true,
    summary: 'Add super administrators from an xlsx file, all or nothing; nobody knows their passwords before one is given',
    encoding: 'multipart',
    bodyLimit: formWith(largestSheet),
    body: z.object({ file: xlsxFile }),
    answer: z.boolean(),
  },
});
