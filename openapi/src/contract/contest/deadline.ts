import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { extension, extensionSave, extensionsTakenBack } from '../../entities/contest/deadline.ts';
import { operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const byId = z.object({ id });

/** Deadlines of a contest that are put off. */
export const deadlineOperations = operations({
  'contest.extensions': {
    client: 'platform',
    effect: 'read',
    method: 'GET',
    path: '/contest/contest/{id}/extensions',
    access: 'contest:view',
    says: msg`查看延期`,
    summary: 'The deadlines of a contest that were put off, as far as they concern the reader, the latest first',
    params: byId,
    answer: z.array(extension),
  },
  'contest.extend': {
    client: 'platform',
    effect: 'write',
    method: 'POST',
    path: '/contest/contest/{id}/extensions',
    access: 'contest:extend',
    evenFor: ['expired'],
    concerns: { contest: 'id' },
    says: msg`延长截止时间`,
    summary: 'Put a deadline off for all, for schools or colleges, or for projects, with a reason; the people it concerns are told',
    params: byId,
    body: extensionSave,
    answer: z.array(extension),
  },
  'contest.takeBackExtensions': {
    client: 'platform',
    effect: 'write',
    method: 'POST',
    path: '/contest/contest/{id}/extensions/takeBack',
    access: 'contest:extend',
    evenFor: ['expired'],
    says: msg`收回延期`,
    summary: 'Take back extensions that are not used yet',
    params: byId,
    body: extensionsTakenBack,
    answer: z.boolean(),
  },
});
