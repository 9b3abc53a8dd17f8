import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  certification,
  certificationApproval,
  certificationAsk,
  certificationDetail,
  certificationModel,
  certificationRejection,
  evidence,
  evidenceUpload,
  ownCertifications,
} from '../../entities/identity/certification.ts';
import { evidenceType, fileRuleOf, formWith } from '../../entities/service/file-rules.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const base = '/authority/certification';
const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/**
 * A person asks to be certified in a role at a school or college, with evidence, and its administrator decides. The queue holds the
 * requests that the caller may decide: of organisations in the data scope, for roles that the caller could give; all others are not there
 * for the caller.
 */
export const certificationOperations = operations({
  'certification.mine': {
    ...read,
    method: 'GET',
    path: `${base}/mine`,
    access: 'session',
    says: msg`查看自己的认证申请`,
    summary: "The caller's own requests, and whether another one may be made",
    answer: ownCertifications,
  },
  'certification.upload': {
    client: 'platform',
    effect: 'staged',
    method: 'POST',
    path: `${base}/evidence`,
    access: 'session',
    says: msg`上传认证材料`,
    summary: 'Upload evidence for a request that is to be made: a picture or document of up to 10 MB',
    encoding: 'multipart',
    bodyLimit: formWith(fileRuleOf(evidenceType).maxSize),
    body: evidenceUpload,
    answer: evidence,
  },
  'certification.ask': {
    ...write,
    method: 'POST',
    path: base,
    access: 'session',
    takesKey: true,
    says: msg`申请认证`,
    summary: 'Ask to be certified; one request at a time',
    body: certificationAsk,
    answer: byId,
  },
  'certification.page': {
    ...read,
    method: 'POST',
    path: `${base}/page`,
    access: 'certification:view',
    says: { verb: 'query', of: 'certification' },
    summary: 'A page of the requests that the caller may decide, or could have',
    body: pageRequest(certificationModel),
    answer: pageOf(certification),
  },
  'certification.get': {
    ...read,
    method: 'GET',
    path: `${base}/{id}`,
    access: 'certification:view',
    says: { verb: 'view', of: 'certification' },
    summary: 'One of those requests, with its evidence',
    params: byId,
    answer: certificationDetail,
  },
  'certification.approve': {
    ...write,
    method: 'POST',
    path: `${base}/{id}/approve`,
    access: 'certification:approve',
    says: msg`通过认证申请`,
    summary: 'Approve a request: gives the role, moves the person to the school or college that was asked for, and certifies them',
    encoding: 'form',
    params: byId,
    body: certificationApproval,
    answer: certificationDetail,
  },
  'certification.reject': {
    ...write,
    method: 'POST',
    path: `${base}/{id}/reject`,
    access: 'certification:approve',
    says: msg`驳回认证申请`,
    summary: 'Reject a request with a reason that the person reads',
    encoding: 'form',
    params: byId,
    body: certificationRejection,
    answer: certificationDetail,
  },
});
