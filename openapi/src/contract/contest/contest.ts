import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { contest, contestDetail, contestModel, contestSave, contestUpdate, eligibilityEffect } from '../../entities/contest/contest.ts';
import { eligibility } from '../../entities/contest/contest-setup.ts';
import { contestTemplate } from '../../entities/contest/contest-template.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id, text, version } from '../../rules.ts';

const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Contests, from the draft to the end. */
export const contestOperations = operations({
  'contest.page': {
    ...read,
    method: 'POST',
    path: '/contest/contest/page',
    access: 'contest:view',
    says: { verb: 'query', of: 'contest' },
    summary: 'A page of contests',
    body: pageRequest(contestModel),
    answer: pageOf(contest),
  },
  'contest.get': {
    ...read,
    method: 'GET',
    path: '/contest/contest/{id}',
    access: 'contest:view',
    says: { verb: 'view', of: 'contest' },
    summary: 'One contest with its stages',
    params: byId,
    answer: contestDetail,
  },
  'contest.save': {
    ...write,
    takesKey: true,
    method: 'POST',
    path: '/contest/contest',
    access: 'contest:add',
    says: { verb: 'add', of: 'contest' },
    summary: 'Create a contest as a draft',
    body: contestSave,
    answer: contestDetail,
  },
  'contest.update': {
    ...write,
    method: 'PUT',
    path: '/contest/contest',
    access: 'contest:edit',
    says: { verb: 'change', of: 'contest' },
    summary: 'Change a contest; fields that would be unfair to change are locked',
    body: contestUpdate,
    answer: contestDetail,
  },
  'contest.remove': {
    ...write,
    method: 'DELETE',
    path: '/contest/contest/{id}',
    access: 'contest:delete',
    says: { verb: 'delete', of: 'contest' },
    summary: 'Delete a draft',
    params: byId,
    answer: z.boolean(),
  },
  'contest.publish': {
    ...write,
    method: 'POST',
    path: '/contest/contest/{id}/publish',
    access: 'contest:publish',
    says: msg`发布大赛`,
    summary: 'Publish a draft',
    params: byId,
    answer: contestDetail,
  },
  'contest.cancel': {
    ...write,
    method: 'POST',
    path: '/contest/contest/{id}/cancel',
    access: 'contest:cancel',
    says: msg`取消大赛`,
    summary: 'Cancel a contest; nothing is deleted',
    params: byId,
    encoding: 'form',
    body: z.object({ reason: text(2, 255) }),
    answer: contestDetail,
  },
  'contest.templates': {
    ...read,
    method: 'GET',
    path: '/contest/contest/templates',
    access: 'contest:add',
    says: msg`查看可用的大赛模板`,
    summary: 'The templates that a new contest may begin from, in their order',
    answer: z.array(contestTemplate),
  },
  'contest.eligibilityEffect': {
    ...read,
    method: 'POST',
    path: '/contest/contest/{id}/eligibility/effect',
    access: 'contest:edit',
    says: msg`试算参赛条件的影响`,
    summary: 'Which projects other rules of eligibility would leave out, and which they would take in again; writes nothing',
    params: byId,
    body: z.object({ eligibility }),
    answer: eligibilityEffect,
  },
  'contest.changeEligibility': {
    ...write,
    method: 'PUT',
    path: '/contest/contest/{id}/eligibility',
    access: 'contest:edit',
    says: msg`修改参赛条件`,
    summary: 'Change the rules of eligibility when there are projects, with a reason; those that do not fit them stay, and are marked',
    params: byId,
    body: z.object({ version, eligibility, reason: text(2, 255) }),
    answer: contestDetail,
  },
});
