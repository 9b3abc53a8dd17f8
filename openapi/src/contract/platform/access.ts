import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { accessAnswer, accessOperation, accessQuestion, ownAccessQuestion } from '../../entities/service/access.ts';
import { operations } from '../../operation.ts';

const read = { client: 'platform', effect: 'read' } as const;

/** Why a person may do something or may not, by the same functions as the gate asks. Callers learn nothing of rows out of their scope. */
export const accessOperations = operations({
  'access.operations': {
    ...read,
    method: 'GET',
    path: '/authority/access/operations',
    access: 'authority:access:view',
    says: msg`查看可以诊断的操作`,
    summary: 'The acts of people, by names: the operations that need a permission',
    answer: z.array(accessOperation),
  },
  'access.explain': {
    ...read,
    method: 'POST',
    path: '/authority/access/explain',
    access: 'authority:access:view',
    says: msg`诊断权限`,
    summary:
      'Why a person in sight may do something or may not, or why a request of theirs was turned away, and which users could change that',
    encoding: 'form',
    body: accessQuestion,
    answer: accessAnswer,
  },
  'access.own': {
    ...read,
    method: 'POST',
    path: '/authority/access/own',
    access: 'session',
    says: msg`诊断自己的权限`,
    summary: 'The same for the caller',
    encoding: 'form',
    body: ownAccessQuestion,
    answer: accessAnswer,
  },
});
