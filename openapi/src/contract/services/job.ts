import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { job, jobExport, jobModel } from '../../entities/service/job.ts';
import { file, operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const byId = z.object({ id });

/** Long work that goes on without its page. Users reach the jobs they have asked for themselves. */
export const jobOperations = operations({
  'job.page': {
    method: 'POST',
    path: '/job/page',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: { verb: 'query', of: 'job' },
    summary: "A page of the caller's jobs",
    body: pageRequest(jobModel),
    answer: pageOf(job),
  },
  'job.get': {
    method: 'GET',
    path: '/job/{id}',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: { verb: 'view', of: 'job' },
    summary: "One of the caller's jobs",
    params: byId,
    answer: job,
  },
  'job.cancel': {
    method: 'PUT',
    path: '/job/{id}/cancel',
    client: 'platform',
    access: 'session',
    effect: 'write',
    says: { verb: 'cancel', of: 'job' },
    summary: "Cancel one of the caller's jobs; refused once it is over",
    params: byId,
    answer: job,
  },
  'job.result': {
    method: 'GET',
    path: '/job/{id}/result',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: msg`下载后台任务的结果`,
    summary: "The file that one of the caller's jobs has made",
    params: byId,
    answer: file,
  },
  'job.export': {
    method: 'POST',
    path: '/job/export',
    client: 'platform',
    access: 'session',
    effect: 'write',
    takesKey: true,
    says: { verb: 'export', of: 'job' },
    summary:
      'Start to write all rows of a resource that match into an xlsx file; needs the permission of its `export`, now and when it runs',
    body: jobExport,
    answer: job,
  },
});
