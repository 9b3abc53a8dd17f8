import { z } from 'zod';
import { action } from '../../action.ts';
import {
  atMostKeys,
  dateTime,
  enumeration,
  id,
  line,
  optionalText,
  personNumber,
  phone,
  secret,
  text,
  upload,
  version,
} from '../../rules.ts';
import { contestStates } from './contest.ts';
import { contestSetup } from './contest-setup.ts';
import { entryFile } from './entry-file.ts';
import { personParts, projectEvent, projectStates } from './project.ts';
import { stageKinds } from './stage-setup.ts';

/** Parts of an entry, in their order. Parts that are saved have a version of their own, so that two people of a team work side by side. */
export const entryParts = ['BASICS', 'ANSWERS', 'FILES', 'PLAN', 'TEAM', 'ADVISORS'] as const;
export const entrySections = ['BASICS', 'ANSWERS', 'TEAM'] as const;
export const joinChannels = ['LINK', 'NUMBER', 'PHONE', 'USER'] as const;

/**
 * A fault that keeps an entry from being handed in: where, and in words. `key`: of a field, a file, a section of the plan, or a person.
 * `CONSENT`: a text that the reader has not agreed to.
 */
const missing = z.object({ section: z.enum([...entryParts, 'CONSENT']), key: z.string().nullable(), words: z.string() });

/** Begun in two fields. */
export const entryBegin = z.object({ contestId: id, track: text(1, 50), title: line(1, 100) });

/** The facts that a reader may know about a person of a project: numbers and phones of the others are masked. */
const entryPerson = z.object({
  part: enumeration(personParts),
  position: z.int(),
  name: z.string(),
  number: z.string().nullable(),
  phone: z.string().nullable(),
  orgLabel: z.string().nullable(),
  task: z.string().nullable(),
  isMe: z.boolean(),
  /** Whether this person has an account: with one a person can leave, be handed the leadership, be removed. */
  userId: id.nullable(),
  /** Whether they have agreed to the text that all are asked to agree to now; null: there is none. */
  hasConsented: z.boolean().nullable(),
});

/** An open invitation as its team sees it. */
const entryInvitation = z.object({
  id,
  part: enumeration(personParts),
  channel: enumeration(joinChannels),
  /** The person it is for, as it was typed, or the name of a team member; null for a link. */
  to: z.string().nullable(),
  until: dateTime,
  createTime: dateTime,
  remindTime: dateTime.nullable(),
});

/** A part of an entry as it was last saved. `by` is a name. */
const sectionMark = z.object({ section: z.enum(entrySections), version: z.int(), by: z.string().nullable(), time: dateTime.nullable() });

/** A project in a stage that was released, as far as that shows it to its team. */
const releasedResult = z.object({
  kind: enumeration(stageKinds),
  score: z.string(),
  rank: z.int(),
  of: z.int(),
  /** The award of the contest's last stage, where the project won one. */
  award: z.string().nullable(),
  /** In an order that tells nothing of their authors. */
  comments: z.array(z.string()),
  releasedTime: dateTime,
});

/** A project as its team sees it: the form of its contest, the answers, and the list of missing ones. */
export const entryDetail = z.object({
  id,
  contestId: id,
  contestTitle: z.string(),
  contestState: enumeration(contestStates),
  organiser: z.string(),
  number: z.string(),
  state: enumeration(projectStates),
  /** The reader's part in it. */
  part: z.enum(personParts),
  form: z.object({
    tracks: z.array(z.string()),
    fields: contestSetup.shape.fields,
    files: contestSetup.shape.files,
    sections: contestSetup.shape.sections,
    planAs: contestSetup.shape.planAs,
    team: contestSetup.shape.team,
    consent: z.object({ version: z.int(), text: z.string() }).nullable(),
  }),
  title: z.string(),
  track: z.string(),
  summary: z.string().nullable(),
  answers: z.record(z.string(), z.string()),
  files: z.array(entryFile),
  people: z.array(entryPerson),
  invitations: z.array(entryInvitation),
  sections: z.array(sectionMark),
  missing: z.array(missing),
  /** The corrections to make in a project that was returned. */
  mend: z.array(z.object({ section: z.enum(entryParts), key: z.string().nullable(), words: z.string() })),
  /** Why it was returned, rejected or withdrawn. */
  reason: z.string().nullable(),
  /** The moment until which it can be handed in, extensions included. */
  due: dateTime,
  /** The moment until which it is taken all the same: the contest's grace. */
  closes: dateTime,
  isPast: z.boolean(),
  /** When this was answered. */
  now: dateTime,
  /** Of the last time that it was handed in. */
  receipt: z.object({ number: z.string(), time: dateTime, by: z.string().nullable() }).nullable(),
  /** In what it is like another project, as far as no administrator has found that to be in order: a warning, which bars nothing. */
  alike: z.array(z.enum(['TEXT', 'TITLE', 'PICTURE'])),
  results: z.array(releasedResult),
  actions: z.array(action),
  /** `receipt`: the number of that submission. */
  history: z.array(projectEvent.extend({ receipt: z.string().nullable() })),
});

/** A part as its editor has it: refused where another user has saved it since. Answers may be unfinished; their faults are `missing`. */
export const entrySave = z.discriminatedUnion('section', [
  z.object({
    section: z.literal('BASICS'),
    version,
    title: line(1, 100),
    track: text(1, 50),
    summary: optionalText(2000),
  }),
  z.object({
    section: z.literal('ANSWERS'),
    version,
    answers: atMostKeys(z.record(z.string().max(40, 'rule.max:40'), z.string().trim().max(2000, 'rule.max:2000')), 50),
  }),
  /** All of the team and all advisors, each list in its order; the leader stays the first. */
  z.object({
    section: z.literal('TEAM'),
    version,
    people: z
      .array(z.object({ part: z.enum(personParts), position: z.int().min(1).max(1000), task: optionalText(50) }))
      .max(100, 'rule.most:100'),
  }),
]);

/**
 * Where in a project a person is. `key`: of a section of the plan. A person who is not here any more has closed its page, where they were
 * last.
 */
export const entryBeat = z.object({
  isHere: z.boolean(),
  section: z.enum(entryParts).nullable(),
  key: z.string().max(40, 'rule.max:40').nullable(),
});

/**
 * The other people who have a project open now, and the latest versions of its parts: a client with an older version reads the part
 * again.
 */
export const entryHere = z.object({
  others: z.array(
    z.object({
      userId: id,
      name: z.string(),
      /** They look on: the team fills in. */
      isAdvisor: z.boolean(),
      section: z.enum(entryParts).nullable(),
      key: z.string().nullable(),
      /** Since when they are in that part. */
      since: dateTime,
    }),
  ),
  state: z.enum(projectStates),
  sections: z.array(z.object({ section: z.enum(entrySections), version: z.int() })),
  plan: z.array(z.object({ key: z.string(), version: z.int() })),
  /** The files of the form. */
  attachmentIds: z.array(id),
});

export const entryWithdraw = z.object({ reason: text(2, 255) });

const slot = z.string().regex(/^(?:(?:file|field):\w{1,40}|plan:pdf)$/, 'rule.id');

/** The attachment that the caller saw in a place; left out where it was empty. Refused where another one is there now. */
const seen = id.nullish();
/** One file for one place of the form, in place of the one that was seen there. */
export const entryAttach = z.object({ slot, seen, file: upload });
/** `Upload-Metadata` of the same in pieces: `id` is the project's. */
export const entryAttachMetadata = z.object({ filename: text(1, 255), id, slot, seen });
export const entryDetach = z.object({ slot });

/**
 * The person to ask: anyone with the link, a person with a number at the project's school, a person with a phone, or a team member (who
 * is to lead it).
 */
export const entryInvite = z
  .object({
    part: z.enum(personParts),
    channel: z.enum(joinChannels),
    number: personNumber.nullish(),
    phone: phone.nullish(),
    userId: id.nullish(),
  })
  .superRefine(({ part, channel, ...given }, issues) => {
    const refuse = (path: string, message = 'rule.required') => issues.addIssue({ code: 'custom', path: [path], message });
    if (channel === 'NUMBER' && !given.number) refuse('number');
    if (channel === 'PHONE' && !given.phone) refuse('phone');
    if (channel === 'USER' && !given.userId) refuse('userId');
    // the leadership is offered to a team member, and a team member is offered nothing else
    if ((part === 'LEADER') !== (channel === 'USER')) refuse('channel', 'rule.selection');
  });

/**
 * `path` (`/join/…`) below the console's address: shown once. Null where a person was asked by name, or by an SMS that has it. `code`: of
 * a link, to be typed where a link cannot be followed.
 */
export const entryInvited = z.object({
  id,
  path: secret(z.string()).nullable(),
  code: secret(z.string()).nullable(),
  until: dateTime,
});

export const entryInvitationChosen = z.object({ invitationId: id });
export const joinCode = z.object({ code: secret(z.string().min(1).max(64)) });

/** The project that a person is asked to join, before they answer. */
export const joining = z.object({
  contestTitle: z.string(),
  organiser: z.string(),
  projectTitle: z.string(),
  track: z.string(),
  by: z.string(),
  part: enumeration(personParts),
  until: dateTime,
  /** The text that they agree to by joining; null: there is none. */
  consent: z.object({ version: z.int(), text: z.string() }).nullable(),
});

/** By a link's code, or by the invitation that the caller was sent. */
export const entryAnswer = z
  .object({
    code: secret(z.string().max(64)).nullish(),
    invitationId: id.nullish(),
    isAccepted: z.boolean(),
    /** The text that was agreed to. */
    consentVersion: z.int().min(1).max(100_000).nullish(),
  })
  .refine(({ code, invitationId }) => Boolean(code) !== Boolean(invitationId), { path: ['code'], error: 'rule.required' });

export const entryPersonChosen = z.object({ version, part: z.enum(['MEMBER', 'ADVISOR']), position: z.int().min(1).max(1000) });
export const entryAgree = z.object({ consentVersion: z.int().min(1).max(100_000) });

/** A person's own project in a list. */
export const ownEntry = z.object({
  id,
  contestId: id,
  contestTitle: z.string(),
  contestState: enumeration(contestStates),
  number: z.string(),
  title: z.string(),
  track: z.string(),
  source: z.enum(['IMPORTED', 'SUBMITTED']),
  state: enumeration(projectStates),
  part: enumeration(personParts),
  due: dateTime,
  /** The moment until which it is taken all the same: the contest's grace. */
  closes: dateTime,
  isPast: z.boolean(),
  /** How many things are missing while it can be filled in, and how many are to be mended. */
  missingCount: z.int(),
  mendCount: z.int(),
  reason: z.string().nullable(),
  receipt: z.object({ number: z.string(), time: dateTime }).nullable(),
  results: z.array(releasedResult),
});

/** All projects of a person. */
export const ownEntries = z.object({
  entries: z.array(ownEntry),
  invitations: z.array(joining.extend({ id })),
  now: dateTime,
});

/** A contest that takes projects. */
export const openContest = z.object({
  id,
  title: z.string(),
  edition: z.int(),
  organiser: z.string(),
  cover: z.string().nullable(),
  coverAlt: z.string().nullable(),
  tracks: z.array(z.string()),
  due: dateTime,
  team: z.object({ min: z.int(), max: z.int() }),
  /** The rules that keep the caller out, in words; none: the caller may begin. */
  bars: z.array(z.string()),
  /** Projects of it whose team the caller belongs to, without those that were withdrawn or rejected: as the limit counts. */
  ownCount: z.int(),
});

export const openContests = z.object({ contests: z.array(openContest), now: dateTime });
