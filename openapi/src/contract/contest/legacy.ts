import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { stageKinds } from '../../entities/contest/stage-setup.ts';
import { operations } from '../../operation.ts';
import { enumeration, id } from '../../rules.ts';

/** The right by which the caller reaches a project: it is in an administrator's scope, or the caller belongs to it, or judges it. */
const projectReaches = ['SCOPE', 'TEAM', 'JUDGE'] as const;

/** The facts that old addresses leave open: they name a project without its contest, or nothing at all. */
export const legacyOperations = operations({
  'legacy.place': {
    method: 'GET',
    path: '/contest/place',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: msg`打开旧地址`,
    summary: "The contest of a project and the way the caller reaches it, and the caller's own school and college",
    query: z.object({ projectId: id.optional() }),
    answer: z.object({
      /** Of the project; null where none was asked for. */
      contestId: id.nullable(),
      /** The stage the project is in or was in last: for a judge of it, the stage that the judge reviews it in. */
      stageId: id.nullable(),
      stageKind: enumeration(stageKinds).nullable(),
      /** Which page of the project is the caller's: an administrator's, the team's or the score sheet; null where none was asked for. */
      reach: z.enum(projectReaches).nullable(),
      schoolId: id.nullable(),
      collegeId: id.nullable(),
    }),
  },
});
