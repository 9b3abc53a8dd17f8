import { z } from 'zod';
import { stageKinds } from '../entities/contest/stage-setup.ts';
import { operations } from '../operation.ts';
import { enumeration, id } from '../rules.ts';

/** What old addresses leave open: they name a project without its contest, or nothing at all. */
export const legacyOperations = operations({
  'legacy.place': {
    method: 'GET',
    path: '/contest/place',
    client: 'platform',
    access: 'session',
    effect: 'read',
    summary: "Where a project stands, as the caller reaches it, and the caller's own school and college",
    query: z.object({ projectId: id.optional() }),
    answer: z.object({
      /** Of the project; null where none was asked for. */
      contestId: id.nullable(),
      /** The stage the project is in or was in last: for a judge of it, the one they judge it in. */
      stageId: id.nullable(),
      stageKind: enumeration(stageKinds).nullable(),
      schoolId: id.nullable(),
      collegeId: id.nullable(),
    }),
  },
});
