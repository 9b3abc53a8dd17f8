import { z } from 'zod';
import { action } from '../../action.ts';
import { dateTime, enumeration, id, text } from '../../rules.ts';
import { stageKinds } from './stage-setup.ts';

/** Deadlines that can be put off. */
export const deadlineKinds = ['REGISTRATION', 'REVIEW'] as const;
/** The projects it is for. */
export const extensionReaches = ['ALL', 'ORGS', 'PROJECTS'] as const;

/** A deadline put off for one project, for a school or college, or (neither) for all. */
export const extension = z.object({
  id,
  deadline: enumeration(deadlineKinds),
  /** The stage whose review ends later. */
  stageId: id.nullable(),
  stageKind: enumeration(stageKinds).nullable(),
  projectId: id.nullable(),
  projectNumber: z.string().nullable(),
  projectTitle: z.string().nullable(),
  orgId: id.nullable(),
  orgLabel: z.string().nullable(),
  before: dateTime,
  until: dateTime,
  reason: z.string(),
  by: z.string(),
  createTime: dateTime,
  takenBack: z.object({ by: z.string(), time: dateTime }).nullable(),
  /** Whether it still puts a deadline off at this moment. */
  isInForce: z.boolean(),
  actions: z.array(action),
});

const several = (most: number) => z.array(id).max(most, `rule.most:${most}`).default([]);

/** The new moment is later than now, later than each of the old ones, and not after the next time of the contest. */
export const extensionSave = z
  .object({
    deadline: z.enum(deadlineKinds),
    stageId: id.nullish(),
    reach: z.enum(extensionReaches),
    orgIds: several(100),
    projectIds: several(200),
    until: dateTime,
    reason: text(2, 255),
  })
  .superRefine(({ deadline, stageId, reach, orgIds, projectIds }, issues) => {
    const refuse = (path: string) => issues.addIssue({ code: 'custom', path: [path], message: 'rule.required' });
    if (deadline === 'REVIEW' && !stageId) refuse('stageId');
    if (reach === 'ORGS' && orgIds.length === 0) refuse('orgIds');
    if (reach === 'PROJECTS' && projectIds.length === 0) refuse('projectIds');
  });

export const extensionsTakenBack = z.object({ ids: z.array(id).min(1, 'rule.required').max(200, 'rule.most:200') });
