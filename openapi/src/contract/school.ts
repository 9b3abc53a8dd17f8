import { z } from 'zod';
import { school, schoolCollege, schoolCollegeModel, schoolFigures, schoolUpdate } from '../entities/identity/school.ts';
import { user, userModel } from '../entities/identity/user.ts';
import { operations } from '../operation.ts';
import { pageOf, pageRequest } from '../page.ts';
import { id } from '../rules.ts';

const base = '/authority/school';
const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;

/** One school and what belongs to it; its id is that of its organisation. One out of the caller's data scope is not there. */
export const schoolOperations = operations({
  'school.own': {
    ...read,
    method: 'GET',
    path: `${base}/own`,
    access: 'school:own',
    summary: "The school that the caller's organisation is, or belongs to; missing for whoever has none",
    answer: school,
  },
  'school.get': {
    ...read,
    method: 'GET',
    path: `${base}/{id}`,
    access: 'school:view',
    summary: 'One school',
    params: byId,
    answer: school,
  },
  'school.update': {
    client: 'platform',
    effect: 'write',
    method: 'PUT',
    path: base,
    access: 'school:edit',
    summary: "Change a school's profile; absent fields stay",
    body: schoolUpdate,
    answer: school,
  },
  'school.colleges': {
    ...read,
    method: 'POST',
    path: `${base}/{id}/college/page`,
    access: 'school:view',
    summary: 'A page of the colleges of a school',
    params: byId,
    body: pageRequest(schoolCollegeModel),
    answer: pageOf(schoolCollege),
  },
  'school.administrators': {
    ...read,
    method: 'POST',
    path: `${base}/{id}/administrator/page`,
    access: 'school:view',
    summary: 'A page of those who administer a school, as `user.page` shows users',
    params: byId,
    body: pageRequest(userModel),
    answer: pageOf(user),
  },
  'school.figures': {
    ...read,
    method: 'GET',
    path: `${base}/{id}/figures`,
    access: 'school:view',
    summary: 'How many people, colleges, judges, contests and projects a school has',
    params: byId,
    answer: schoolFigures,
  },
});
