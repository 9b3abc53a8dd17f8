import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import { dateTime, enumeration, filterNumber, filterText, id, optionalText, text } from '../../rules.ts';
import { contestSetup } from './contest-setup.ts';
import { promotion, recusalLevels, stageFields, stageKinds, stageModes, stageSetup } from './stage-setup.ts';

/** `PUBLISHED` shows as `REGISTERING` while registration is open: the clock opens and closes it, nobody has to. */
export const contestStates = ['DRAFT', 'PUBLISHED', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'FINISHED', 'CANCELLED'] as const;
export const stageStates = ['NOT_STARTED', 'IN_REVIEW', 'SCORED', 'CLOSED'] as const;
const contestFields = {
  title: text(2, 100),
  edition: z.int('rule.year').min(2000, 'rule.year').max(2100, 'rule.year'),
  describe: optionalText(5000),
  tracks: z
    .array(text(1, 50))
    .min(1, 'rule.tracksMissing')
    .max(30, 'rule.most:30')
    .refine((tracks) => new Set(tracks).size === tracks.length, 'rule.tracksTwice'),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  /** In order, each after the one before. */
  stages: z
    .array(stageSetup)
    .min(1, 'rule.required')
    .max(8, 'rule.most:8')
    .refine((stages) => new Set(stages.map(({ kind }) => kind)).size === stages.length, 'rule.stagesTwice'),
  /** When results may be appealed against. This and what follows: absent in a change, it stays. */
  appealStart: dateTime.nullish(),
  appealEnd: dateTime.nullish(),
  setup: contestSetup.optional(),
};

type Fields = z.output<z.ZodObject<typeof contestFields>>;

/** The windows of registration, of the stages and of appeals follow each other. */
function checkWindows({ registrationStart, registrationEnd, stages, appealStart, appealEnd }: Fields, issues: z.core.$RefinementCtx) {
  const refuse = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message });
  if (registrationEnd <= registrationStart) refuse(['registrationEnd'], 'rule.afterStart');
  stages.forEach(({ reviewStart }, index) => {
    const before = stages[index - 1];
    if (before === undefined && reviewStart < registrationEnd) refuse(['stages', index, 'reviewStart'], 'rule.afterRegistration');
    if (before !== undefined && reviewStart < before.reviewEnd) refuse(['stages', index, 'reviewStart'], 'rule.afterStage');
  });
  if (Boolean(appealStart) !== Boolean(appealEnd)) refuse([appealStart ? 'appealEnd' : 'appealStart'], 'rule.required');
  if (appealStart && appealEnd && appealEnd <= appealStart) refuse(['appealEnd'], 'rule.afterStart');
  if (appealStart && appealStart < (stages.at(-1)?.reviewEnd ?? '')) refuse(['appealStart'], 'rule.afterReview');
}

/** Somebody goes on from each stage but the last, and places for tracks are for tracks that there are. */
function checkPromotions({ stages, tracks }: Fields, issues: z.core.$RefinementCtx) {
  stages.forEach(({ promotion: goingOn }, index) => {
    const refuse = (message: string, ...path: string[]) =>
      issues.addIssue({ code: 'custom', path: ['stages', index, 'promotion', ...path], message });
    if (goingOn === null && index < stages.length - 1) refuse('rule.required');
    if (goingOn && index === stages.length - 1) refuse('rule.lastStage');
    if (goingOn?.trackShares.some(({ track }) => !tracks.includes(track))) refuse('rule.noSuchTrack', 'trackShares');
  });
}

export const contestSave = z.object(contestFields).superRefine(checkWindows).superRefine(checkPromotions);

export const contestUpdate = z
  .object({ ...updateKey, ...contestFields })
  .superRefine(checkWindows)
  .superRefine(checkPromotions);

/** A stage with its numbers. */
export const stage = z.object({
  id,
  ...stageFields,
  kind: enumeration(stageKinds),
  mode: enumeration(stageModes),
  loadCap: z.int().nullable(),
  recusal: enumeration(recusalLevels),
  tieOrder: stageFields.tieOrder.unwrap(),
  promotion: promotion.nullable(),
  /** Why nothing of it can be done yet, in words; null for the stage that is on. */
  waitsFor: z.string().nullable(),
  state: enumeration(stageStates),
  projectCount: z.int(),
  sheetCount: z.int(),
  submittedCount: z.int(),
  /** Projects that have as many judges as the stage asks for. */
  assignedCount: z.int(),
  closedTime: dateTime.nullable(),
  actions: z.array(action),
});

/** A contest in a list. */
export const contest = z.object({
  ...audit,
  title: z.string(),
  edition: z.int(),
  describe: z.string().nullable(),
  orgId: id,
  orgLabel: z.string(),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  state: enumeration(contestStates),
  cancelReason: z.string().nullable(),
  tracks: z.array(z.string()),
  projectCount: z.int(),
  judgeCount: z.int(),
  stages: z.array(stage),
  /** When this was answered: how long something still takes is told by no other clock. */
  now: dateTime,
  actions: z.array(action),
  /** Fields of `contest.update` that no longer change, and why. */
  locks: z.array(z.object({ field: z.string(), reason: z.string() })),
});

/** A contest with all that is set up for it. */
export const contestDetail = contest.extend({ appealStart: dateTime.nullable(), appealEnd: dateTime.nullable(), setup: contestSetup });

export const contestModel = z
  .object({
    /** Anywhere in the title, or the edition. */ keyword: filterText,
    title: filterText,
    edition: filterNumber.nullable(),
    state: z.enum(contestStates).nullable(),
  })
  .partial();
