import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import {
  dateTime,
  enumeration,
  filterNumber,
  filterText,
  id,
  line,
  optionalLine,
  ownPicture,
  parentId,
  richText,
  searching,
} from '../../rules.ts';
import { contestSetup } from './contest-setup.ts';
import { promotion, recusalLevels, stageFields, stageKinds, stageModes, stageSetupAt, teamViews } from './stage-setup.ts';

/** `PUBLISHED` shows as `REGISTERING` while registration is open: the clock opens and closes it, without an act. */
export const contestStates = ['DRAFT', 'PUBLISHED', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'FINISHED', 'CANCELLED'] as const;
export const stageStates = ['NOT_STARTED', 'IN_REVIEW', 'SCORED', 'CLOSED'] as const;

/** How many times as wide as high a cover is. */
export const coverRatio = 3;

/** The fields that a contest and a template of contests share: with dates in the one, with distances in the other. */
export function heldFieldsAt(moment: typeof dateTime) {
  return {
    /** HTML as the kit's editor makes it; whatever else is in it is taken out. */
    describe: richText(z.string().trim().max(65_535, 'rule.max:65535')).nullish(),
    tracks: z
      .array(line(1, 50))
      .max(30, 'rule.most:30')
      .refine((tracks) => new Set(tracks).size === tracks.length, 'rule.tracksTwice'),
    registrationStart: moment,
    registrationEnd: moment,
    /** In order, each after the one before. */
    stages: z
      .array(stageSetupAt(moment))
      .min(1, 'rule.required')
      .max(8, 'rule.most:8')
      .refine((stages) => new Set(stages.map(({ kind }) => kind)).size === stages.length, 'rule.stagesTwice'),
    /** When results may be appealed against. This and the next fields: absent in a change, they stay. */
    appealStart: moment.nullish(),
    appealEnd: moment.nullish(),
    setup: contestSetup.optional(),
  };
}

const held = heldFieldsAt(dateTime);
const contestFields = {
  title: line(2, 100),
  edition: z.int('rule.year').min(2000, 'rule.year').max(2100, 'rule.year'),
  ...held,
  tracks: held.tracks.min(1, 'rule.tracksMissing'),
  /** A picture over its page; null takes it away. */
  cover: ownPicture.nullish(),
  /** The text of the picture, for readers who do not see it. */
  coverAlt: optionalLine(100),
};

type Fields = z.output<z.ZodObject<ReturnType<typeof heldFieldsAt>>>;

/** The windows of registration, of the stages and of appeals follow each other. */
export function checkWindows(
  { registrationStart, registrationEnd, stages, appealStart, appealEnd }: Fields,
  issues: z.core.$RefinementCtx,
) {
  const refuse = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message });
  if (registrationEnd <= registrationStart) refuse(['registrationEnd'], 'rule.afterStart');
  stages.forEach(({ kind, reviewStart }, index) => {
    const before = stages[index - 1];
    if (before !== undefined && stageKinds.indexOf(kind) < stageKinds.indexOf(before.kind))
      refuse(['stages', index, 'kind'], 'rule.stageOrder');
    if (before === undefined && reviewStart < registrationEnd) refuse(['stages', index, 'reviewStart'], 'rule.afterRegistration');
    if (before !== undefined && reviewStart < before.reviewEnd) refuse(['stages', index, 'reviewStart'], 'rule.afterStage');
  });
  if (Boolean(appealStart) !== Boolean(appealEnd)) refuse([appealStart ? 'appealEnd' : 'appealStart'], 'rule.required');
  if (appealStart && appealEnd && appealEnd <= appealStart) refuse(['appealEnd'], 'rule.afterStart');
  if (appealStart && appealStart < (stages.at(-1)?.reviewEnd ?? '')) refuse(['appealStart'], 'rule.afterReview');
}

/** Projects go on from each stage but the last, and places for tracks are for tracks that exist. */
export function checkPromotions({ stages, tracks }: Fields, issues: z.core.$RefinementCtx) {
  stages.forEach(({ promotion: goingOn }, index) => {
    const refuse = (message: string, ...path: string[]) =>
      issues.addIssue({ code: 'custom', path: ['stages', index, 'promotion', ...path], message });
    if (goingOn === null && index < stages.length - 1) refuse('rule.required');
    if (goingOn && index === stages.length - 1) refuse('rule.lastStage');
    if (goingOn?.trackShares.some(({ track }) => !tracks.includes(track))) refuse('rule.noSuchTrack', 'trackShares');
  });
}

export const contestSave = z
  .object({
    ...contestFields,
    /**
     * The school or college that holds it, which stays; 0: a general one, of callers who see all. Absent or empty: the author's own, or
     * none where there is none.
     */
    orgId: parentId.or(z.literal('')).optional(),
  })
  .superRefine(checkWindows)
  .superRefine(checkPromotions);

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
  teamSees: enumeration(teamViews),
  /** Why nothing of it can be done yet, in words; null for the stage that is on. */
  waitsFor: z.string().nullable(),
  state: enumeration(stageStates),
  projectCount: z.int(),
  sheetCount: z.int(),
  submittedCount: z.int(),
  /** Projects that have as many judges as the stage asks for. */
  assignedCount: z.int(),
  /**
   * The teams' own projects that the start waits for, or leaves behind; null once it is started, and for a reader who does not run the
   * contest.
   */
  entries: z
    .object({
      /** Whether a team can still begin a project or hand one in. */
      isOpen: z.boolean(),
      /** Handed in, and not decided yet. */
      undecided: z.int(),
      /** Drafts and returned projects. */
      unfinished: z.int(),
    })
    .nullable(),
  closedTime: dateTime.nullable(),
  /** Since when teams see the results that `teamSees` names; null: they see nothing yet. */
  releasedTime: dateTime.nullable(),
  actions: z.array(action),
});

/** A contest in a list. */
export const contest = z.object({
  ...audit,
  title: z.string(),
  edition: z.int(),
  /** A link to the picture that opens without a session; null: it has none. */
  cover: z.string().nullable(),
  coverAlt: z.string().nullable(),
  /** The school or college that holds it; null: a general one. */
  orgId: id.nullable(),
  /** The name of the organiser, a general one too. */
  orgLabel: z.string(),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  state: enumeration(contestStates),
  cancelReason: z.string().nullable(),
  tracks: z.array(z.string()),
  projectCount: z.int(),
  judgeCount: z.int(),
  stages: z.array(stage),
  /** Since when its people are being made anonymous, and when that was done; null: they are named. */
  anonymised: z.object({ since: dateTime, time: dateTime.nullable() }).nullable(),
  /** When this was answered: the remaining time is computed from this clock alone. */
  now: dateTime,
  /** Whether others run it: of its acts the reader has only those of an organisation that brings projects. */
  readonly: z.boolean(),
  actions: z.array(action),
  /** Fields of `contest.update` that no longer change, and why. */
  locks: z.array(z.object({ field: z.string(), reason: z.string() })),
});

/** A contest with all that is set up for it. */
export const contestDetail = contest.extend({
  /** HTML that is safe to show. */
  describe: z.string().nullable(),
  appealStart: dateTime.nullable(),
  appealEnd: dateTime.nullable(),
  setup: contestSetup,
  /** Until when its people are kept, as its times are now; null: for good. */
  keptUntil: dateTime.nullable(),
  /** The awards that bar entry, in the order of the setup, by name; without a title where the contest is out of the reader's sight. */
  barring: z.array(z.object({ title: z.string().nullable(), edition: z.int().nullable(), award: z.string().nullable() })),
  /** The texts that people have been asked to agree to since it was published, the latest first; a text of null: nothing from then on. */
  consents: z.array(z.object({ version: z.int(), text: z.string().nullable(), since: dateTime })),
});

/** The effect of other rules of eligibility on the existing projects. */
export const eligibilityEffect = z.object({
  /** How many projects were looked at. */
  projectCount: z.int(),
  /** How many would not fit, and the first hundred of them that fit now. */
  excludedCount: z.int(),
  excluded: z.array(z.object({ id, number: z.string(), title: z.string(), orgLabel: z.string(), reasons: z.array(z.string()) })),
  /** How many do not fit as the rules are now, and would. */
  readmittedCount: z.int(),
});

export const contestModel = z
  .object({
    keyword: searching('title', 'edition'),
    title: filterText,
    edition: filterNumber.nullable(),
    state: z.enum(contestStates).nullable(),
    /** A draft, or published, and no review of it was started. */ isBeforeReview: z.boolean().nullable(),
  })
  .partial();
