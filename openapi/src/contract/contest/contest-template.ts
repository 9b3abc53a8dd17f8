import { z } from 'zod';
import {
  contestTemplate,
  contestTemplateModel,
  contestTemplateSave,
  contestTemplateUpdate,
} from '../../entities/contest/contest-template.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const read = { client: 'platform', effect: 'read', access: 'contestTemplate:view' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** The templates that contests begin from. */
export const contestTemplateOperations = operations({
  'contestTemplate.page': {
    ...read,
    method: 'POST',
    path: '/contest/template/page',
    says: { verb: 'query', of: 'contestTemplate' },
    summary: 'A page of contest templates',
    body: pageRequest(contestTemplateModel),
    answer: pageOf(contestTemplate),
  },
  'contestTemplate.get': {
    ...read,
    method: 'GET',
    path: '/contest/template/{id}',
    says: { verb: 'view', of: 'contestTemplate' },
    summary: 'One contest template',
    params: z.object({ id }),
    answer: contestTemplate,
  },
  'contestTemplate.save': {
    ...write,
    method: 'POST',
    takesKey: true,
    path: '/contest/template',
    access: 'contestTemplate:add',
    says: { verb: 'add', of: 'contestTemplate' },
    summary: "Add a contest template: the caller's school's or college's own, or one open to all, by a caller who sees all organisations",
    body: contestTemplateSave,
    answer: contestTemplate,
  },
  'contestTemplate.update': {
    ...write,
    method: 'PUT',
    path: '/contest/template',
    access: 'contestTemplate:edit',
    says: { verb: 'change', of: 'contestTemplate' },
    summary: 'Change a contest template; absent fields stay',
    body: contestTemplateUpdate,
    answer: contestTemplate,
  },
  'contestTemplate.remove': {
    ...write,
    method: 'DELETE',
    path: '/contest/template',
    access: 'contestTemplate:delete',
    says: { verb: 'delete', of: 'contestTemplate' },
    summary: 'Delete contest templates by id; those that come with the system are switched off instead',
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
});
