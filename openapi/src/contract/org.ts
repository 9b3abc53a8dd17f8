import { z } from 'zod';
import { org, orgNode, orgSave, orgUpdate } from '../entities/identity/org.ts';
import { operations } from '../operation.ts';
import { id } from '../rules.ts';

/** Schools, colleges and units: one tree on which data scopes, people and contests hang. */
export const orgOperations = operations({
  'org.tree': {
    method: 'GET',
    path: '/authority/org/tree',
    client: 'platform',
    access: 'authority:org:view',
    effect: 'read',
    summary: "The organisations of the caller's data scope",
    query: z.object({ name: z.string().max(255).optional() }),
    answer: z.array(orgNode),
  },
  'org.get': {
    method: 'GET',
    path: '/authority/org/{id}',
    client: 'platform',
    access: 'authority:org:view',
    effect: 'read',
    summary: 'One organisation',
    params: z.object({ id }),
    answer: org,
  },
  'org.save': {
    method: 'POST',
    path: '/authority/org',
    client: 'platform',
    access: 'authority:org:add',
    effect: 'write',
    takesKey: true,
    summary: 'Add an organisation',
    body: orgSave,
    answer: org,
  },
  'org.update': {
    method: 'PUT',
    path: '/authority/org',
    client: 'platform',
    access: 'authority:org:edit',
    effect: 'write',
    summary: 'Change an organisation, or move it with all beneath it; absent fields stay',
    body: orgUpdate,
    answer: org,
  },
  'org.remove': {
    method: 'DELETE',
    path: '/authority/org',
    client: 'platform',
    access: 'authority:org:delete',
    effect: 'write',
    summary: 'Delete organisations by id with all beneath them; refused while people, contests or projects belong to one',
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
});
