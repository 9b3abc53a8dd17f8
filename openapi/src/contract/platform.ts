import { z } from 'zod';
import { crud } from '../crud.ts';
import { orgNode } from '../entities/org.ts';
import { parameter, parameterModel, parameterSave, parameterUpdate } from '../entities/parameter.ts';
import { passwordReset, user, userAdded, userModel, userSave, userUpdate } from '../entities/user.ts';
import { operations } from '../operation.ts';
import { id } from '../rules.ts';

const userCrud = crud('user', {
  base: '/authority/user',
  permission: 'authority:user:',
  noun: 'users',
  entity: user,
  model: userModel,
  save: userSave,
  update: userUpdate,
});

/** The platform's own resources. */
export const platformOperations = operations({
  ...crud('parameter', {
    base: '/authority/parameter',
    permission: 'authority:parameter:',
    noun: 'system parameters',
    entity: parameter,
    model: parameterModel,
    save: parameterSave,
    update: parameterUpdate,
  }),
  ...userCrud,
  'user.save': { ...userCrud['user.save'], effect: 'staged', answer: userAdded },
  'user.reset': {
    method: 'POST',
    path: '/authority/user/reset',
    client: 'platform',
    access: 'authority:user:resetPassword',
    effect: 'staged',
    summary: "Give a user a one-time password and end the user's sessions",
    body: passwordReset,
    answer: z.object({ oneTimePassword: z.string().nullable() }),
  },
  'user.check': {
    method: 'GET',
    path: '/authority/user/check',
    client: 'platform',
    access: 'authority:user:view',
    effect: 'read',
    summary: 'Whether an account is taken',
    query: z.object({ id: id.optional(), name: z.string().min(1).max(30) }),
    answer: z.boolean(),
  },
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
});
