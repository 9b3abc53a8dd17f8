import { z } from 'zod';
import { action } from '../../action.ts';
import { atMostKeys, dateTime, enumeration, id, optionalText, text, version } from '../../rules.ts';
import { contestStates } from './contest.ts';
import { contestSetup } from './contest-setup.ts';
import { projectEvent, projectStates } from './project.ts';

/** Parts of an entry, in their order. Those that are saved have a version of their own, so that two people of a team work side by side. */
export const entryParts = ['BASICS', 'ANSWERS', 'FILES', 'TEAM', 'ADVISORS'] as const;
export const entrySections = ['BASICS', 'ANSWERS', 'TEAM'] as const;
export const personParts = ['LEADER', 'MEMBER', 'ADVISOR'] as const;
export const joinChannels = ['LINK', 'NUMBER', 'PHONE', 'USER'] as const;

/** Something that keeps an entry from being handed in: where, and in words. `key`: of a field, a file, or a person. */
const missing = z.object({ section: z.enum(entryParts), key: z.string().nullable(), words: z.string() });

/** Begun in two fields. */
export const entryBegin = z.object({ contestId: id, track: text(1, 50), title: text(1, 100) });

/** What a reader may know of one who stands behind a project: numbers and phones of the others are masked. */
const entryPerson = z.object({
  part: enumeration(personParts),
  position: z.int(),
  name: z.string(),
  number: z.string().nullable(),
  phone: z.string().nullable(),
  orgLabel: z.string().nullable(),
  task: z.string().nullable(),
  isMe: z.boolean(),
  /** Whether this is somebody's account: by it one can leave, be handed the leadership, be removed. */
  userId: id.nullable(),
  /** Whether they have agreed to what is asked of everybody now; null: nothing is. */
  hasConsented: z.boolean().nullable(),
});

/** An open invitation as its team sees it. */
const entryInvitation = z.object({
  id,
  part: enumeration(personParts),
  channel: enumeration(joinChannels),
  /** Whom it is for, as it was typed, or the name of one of the team; null for a link. */
  to: z.string().nullable(),
  until: dateTime,
  createTime: dateTime,
  remindTime: dateTime.nullable(),
});

const entryFile = z.object({
  slot: z.string(),
  attachmentId: id,
  name: z.string(),
  size: z.int(),
  /** Opens without a session, for an hour or two. */
  url: z.string(),
  /** Of a picture, a small one. */
  thumbnail: z.string().nullable(),
  /** By a user of the team. */
  by: z.string().nullable(),
  time: dateTime,
});

/** A part of an entry as it was last saved. `by` is a name. */
const sectionMark = z.object({ section: z.enum(entrySections), version: z.int(), by: z.string().nullable(), time: dateTime.nullable() });

/** A project as its team sees it: the form of its contest, what is filled in, and what is missing. */
export const entryDetail = z.object({
  id,
  contestId: id,
  contestTitle: z.string(),
  contestState: enumeration(contestStates),
  organiser: z.string(),
  number: z.string(),
  state: enumeration(projectStates),
  /** What the reader is in it. */
  part: z.enum(personParts),
  form: z.object({
    tracks: z.array(z.string()),
    fields: contestSetup.shape.fields,
    files: contestSetup.shape.files,
    sections: contestSetup.shape.sections,
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
  /** What is to be mended in one that was returned. */
  mend: z.array(z.object({ section: z.string(), key: z.string().nullable(), words: z.string() })),
  /** Why it was returned, rejected or withdrawn. */
  reason: z.string().nullable(),
  /** Until when it can be handed in, with what was put off for it. */
  due: dateTime,
  isPast: z.boolean(),
  /** When this was answered. */
  now: dateTime,
  /** Of the last time that it was handed in. */
  receipt: z.object({ number: z.string(), time: dateTime, by: z.string().nullable() }).nullable(),
  actions: z.array(action),
  history: z.array(projectEvent),
});

/** A part as its editor has it: refused where somebody else has saved it since. Answers may be unfinished; what is wrong with them is `missing`. */
export const entrySave = z.discriminatedUnion('section', [
  z.object({
    section: z.literal('BASICS'),
    version,
    title: text(1, 100),
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

export const entryWithdraw = z.object({ reason: text(2, 255) });
