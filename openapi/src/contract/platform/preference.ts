import { z } from 'zod';
import { preferenceKey, preferenceSave } from '../../entities/identity/preference.ts';
import { operations } from '../../operation.ts';

/** How a person has arranged the console: columns, saved views. Everybody reaches their own only. */
export const preferenceOperations = operations({
  'preference.get': {
    method: 'GET',
    path: '/oauth/preference',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'read',
    says: { verb: 'view', of: 'preference' },
    summary: "The caller's value under a key; null where there is none",
    query: z.object({ key: preferenceKey }),
    answer: z.unknown(),
  },
  'preference.save': {
    method: 'PUT',
    path: '/oauth/preference',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'write',
    isUnlogged: true,
    says: { verb: 'change', of: 'preference' },
    summary: 'Keep any JSON up to 32 KB under a key, at most 200 keys a person; without a value, or with null, the key is forgotten',
    body: preferenceSave,
    answer: z.boolean(),
  },
});
