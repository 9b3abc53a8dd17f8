import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, check, crud } from '../../crud.ts';
import { org, orgBelongings, orgModel, orgMove, orgNode, orgSave, orgUpdate } from '../../entities/identity/org.ts';
import { operations } from '../../operation.ts';
import { exportRequest } from '../../page.ts';
import { atMostKeys, id, parentId } from '../../rules.ts';

const resource = { base: '/authority/org', permission: 'authority:org:', noun: 'organisations' } as const;
const orgCrud = crud('org', { ...resource, entity: org, model: orgModel, save: orgSave, update: orgUpdate });

/** Older front ends name the file of this one resource in `map`. */
const orgExport = exportRequest(orgModel).extend({ map: atMostKeys(z.record(z.string().max(100), z.string().max(255)), 100).optional() });

/** Schools, colleges and units: one tree that data scopes, people and contests refer to. */
export const orgOperations = operations({
  ...orgCrud,
  'org.update': { ...orgCrud['org.update'], summary: 'Change an organisation, or move it with all beneath it; absent fields stay' },
  'org.remove': {
    ...orgCrud['org.remove'],
    summary: 'Delete organisations by id with all beneath them; refused while people, stations, contests or projects belong to one',
  },
  'org.move': {
    method: 'PUT',
    path: '/authority/org/move',
    client: 'platform',
    access: orgCrud['org.update'].access,
    effect: 'write',
    says: msg`移动机构`,
    summary: 'Bring an organisation with all beneath it to another place',
    body: orgMove,
    answer: z.boolean(),
  },
  'org.belongings': {
    method: 'POST',
    path: '/authority/org/belongings',
    client: 'platform',
    access: orgCrud['org.remove'].access,
    effect: 'read',
    says: msg`查看机构的关联数据`,
    summary: 'The rows that belong to organisations before they are deleted',
    body: orgCrud['org.remove'].body,
    answer: orgBelongings,
  },
  'org.export': { ...orgCrud['org.export'], body: orgExport },
  'org.preview': { ...orgCrud['org.preview'], body: orgExport },
  ...caches('org', resource),
  'org.tree': {
    method: 'GET',
    path: '/authority/org/tree',
    client: 'platform',
    access: 'authority:org:view',
    effect: 'read',
    says: msg`查看机构`,
    summary: "The organisations of the caller's data scope",
    query: z.object({ name: z.string().max(255).optional(), state: z.boolean().optional() }),
    answer: z.array(orgNode),
  },
  ...check('org', resource, {
    summary: 'Whether a name is taken under one organisation by another than `id`: under `parentId`, else beside `id`, else at the top',
    query: z.object({ id: id.optional(), name: z.string().min(1).max(255), parentId: parentId.optional() }),
  }),
});
