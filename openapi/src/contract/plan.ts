import { z } from 'zod';
import {
  plan,
  planPicture,
  planPictureStored,
  planRestore,
  planSave,
  planSaved,
  planSection,
  planVersion,
  planVersionText,
} from '../entities/contest/plan.ts';
import { fileRuleOf, formWith, planPictureType } from '../entities/service/file-rules.ts';
import { operations } from '../operation.ts';
import { id, version } from '../rules.ts';

const byId = z.object({ id });
const bySection = z.object({ id, key: z.string().max(40, 'rule.max:40') });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Business plans: written by teams, section by section, read by advisors and by those who look after projects. */
export const planOperations = operations({
  'plan.get': {
    ...read,
    method: 'GET',
    path: '/contest/entry/{id}/plan',
    access: 'entry:view',
    summary: 'The business plan of a project, for its team and its advisors',
    params: byId,
    answer: plan,
  },
  'plan.read': {
    ...read,
    method: 'GET',
    path: '/contest/project/{id}/plan',
    access: 'project:view',
    summary: 'The same for those who may look at the project',
    params: byId,
    answer: plan,
  },
  'plan.save': {
    ...write,
    isUnlogged: true,
    method: 'PUT',
    path: '/contest/entry/{id}/plan/{key}',
    access: 'entry:edit',
    summary: 'Save one section of the plan of a project that is not handed in',
    params: bySection,
    encoding: 'form',
    body: planSave,
    answer: planSaved,
  },
  'plan.picture': {
    ...write,
    effect: 'staged',
    method: 'POST',
    path: '/contest/entry/{id}/plan/picture',
    access: 'entry:edit',
    summary: 'Store a picture for a plan; its content decides its type',
    params: byId,
    encoding: 'multipart',
    bodyLimit: formWith(fileRuleOf(planPictureType).maxSize),
    body: planPicture,
    answer: planPictureStored,
  },
  'plan.versions': {
    ...read,
    method: 'GET',
    path: '/contest/entry/{id}/plan/{key}/versions',
    access: 'entry:view',
    summary: 'Versions of a section that were kept, the latest first',
    params: bySection,
    answer: z.array(planVersion),
  },
  'plan.version': {
    ...read,
    method: 'GET',
    path: '/contest/entry/{id}/plan/{key}/versions/{version}',
    access: 'entry:view',
    summary: 'A section as it was once',
    params: bySection.extend({ version: version }),
    answer: planVersionText,
  },
  'plan.restore': {
    ...write,
    method: 'POST',
    path: '/contest/entry/{id}/plan/{key}/restore',
    access: 'entry:edit',
    summary: 'Put a section back to how it was once; how it is now is kept',
    params: bySection,
    encoding: 'form',
    body: planRestore,
    answer: planSection,
  },
});
