import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, crud } from '../../crud.ts';
import {
  application,
  applicationModel,
  applicationSave,
  applicationSecret,
  applicationUpdate,
} from '../../entities/identity/application.ts';
import { operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const resource = { base: '/authority/application', permission: 'authority:application:', noun: 'applications' } as const;
const applicationCrud = crud('application', {
  ...resource,
  entity: application,
  model: applicationModel,
  save: applicationSave,
  update: applicationUpdate,
});

/** Front ends that people sign in with (`Authorization: Basic`). */
export const applicationOperations = operations({
  ...applicationCrud,
  'application.save': {
    ...applicationCrud['application.save'],
    summary: 'Add an application; its secret is in this answer and nowhere else',
  },
  ...caches('application', resource),
  'application.rotate': {
    method: 'POST',
    path: '/authority/application/{id}/secret',
    client: 'platform',
    access: 'authority:application:edit',
    effect: 'write',
    says: msg`更换应用密钥`,
    summary: 'Give an application another secret, shown once; the one before opens nothing from then on',
    params: z.object({ id }),
    answer: applicationSecret,
  },
});
