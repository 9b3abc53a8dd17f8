import { z } from 'zod';
import { crud } from '../../crud.ts';
import { parameter, parameterModel, parameterSave, parameterUpdate, readableParameters } from '../../entities/reference/parameter.ts';
import { operations } from '../../operation.ts';

/** Settings of a tenant by key. */
export const parameterOperations = operations({
  ...crud('parameter', {
    base: '/authority/parameter',
    permission: 'authority:parameter:',
    noun: 'system parameters',
    entity: parameter,
    model: parameterModel,
    save: parameterSave,
    update: parameterUpdate,
  }),
  'parameter.value': {
    method: 'GET',
    path: '/oauth/parameter/value',
    client: 'authority',
    access: 'session',
    evenFor: ['invited'],
    effect: 'read',
    says: { verb: 'view', of: 'parameter' },
    summary: 'The value of a parameter that everybody may read; `defVal` where it is empty or switched off',
    query: z.object({ key: z.enum(readableParameters), defVal: z.string().max(255).optional() }),
    answer: z.string(),
  },
});
