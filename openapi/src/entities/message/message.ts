import { z } from 'zod';
import {
  consolePath,
  dateTime,
  enumeration,
  filterText,
  id,
  isBigint,
  line,
  oneOrMany,
  optionalLine,
  optionalText,
  richText,
  searching,
  text,
  version,
} from '../../rules.ts';

export const messageTypes = ['WAIT', 'NOTIFY', 'PUBLICITY', 'WARN'] as const;

/** The first three are the platform's, the others ours. */
export const messageSubjects = [
  'USER_LOCK',
  'USER_REG',
  'WORK_APPROVAL',
  'USER',
  'CONTEST',
  'STAGE',
  'PROJECT',
  'JOB',
  'CERTIFICATION',
] as const;

/** The content of a message, for any reader. */
const said = {
  id,
  msgType: enumeration(messageTypes),
  /** The kind of record it is about. */
  bizType: enumeration(messageSubjects).nullable(),
  bizId: z.string().nullable(),
  title: z.string(),
  /** HTML that is safe to show. In pages its text alone, at most 300 characters. */
  content: z.string(),
  /** The beginning of the content as plain text, at most 300 characters: for lists. */
  text: z.string(),
  /** The sender, and the sender's organisation; null for a message that no user sent. */
  author: z.string().nullable(),
  authorOrg: z.string().nullable(),
  /** The page where it is dealt with: a path of the console. */
  handlerUrl: z.string().nullable(),
  handlerParams: z.string().nullable(),
  /** A to-do that is done for all as soon as one of them has marked it. */
  isSingleHandle: z.boolean(),
  /** The user who has marked such a to-do, and when. */
  handledBy: z.object({ id, name: z.string() }).nullable(),
  handledTime: dateTime.nullable(),
  createTime: dateTime,
  /** The same as epoch milliseconds: how long ago it was does not depend on the reader's zone. */
  createMillis: z.string(),
  createdBy: id.nullable(),
};

/** A message as one of its receivers has it. */
export const message = z.object({
  ...said,
  receiveId: id,
  isRead: z.boolean(),
  readTime: dateTime.nullable(),
  /** The platform's mark of a deleted message; deleted ones are not sent. */
  isDelete: z.boolean(),
});

/** The people of a contest that a message goes to: leaders, members, advisers, judges, and all of the teams that have not handed in. */
export const contestParts = ['LEADER', 'MEMBER', 'ADVISOR', 'JUDGE', 'UNSUBMITTED'] as const;

/** Organisations count with all beneath them. */
const chosen = {
  userIdList: z.array(id),
  roleCodeList: z.array(z.string()),
  orgIdList: z.array(id),
  contestId: id.nullable(),
  contestPartList: z.array(z.enum(contestParts)),
};

/** A message as its author has it. */
export const sentMessage = z.object({
  ...said,
  ...chosen,
  version,
  /** How many have it in their box, and how many of them have read it. */
  receiverCount: z.int(),
  readCount: z.int(),
  /** It is still unread: it can be changed. */
  canEdit: z.boolean(),
});

export const messageModel = z
  .object({
    isRead: z.boolean().nullable(),
    msgType: oneOrMany.nullable(),
    bizType: oneOrMany.nullable(),
    keyword: searching('title', 'content'),
    title: filterText,
    content: filterText,
  })
  .partial();

export const sentMessageModel = messageModel.omit({ isRead: true });

/** -1 means "all" in the lists of the platform's front end, and nothing here. */
const chosenId = z
  .string()
  .regex(/^(-1|[1-9]\d{0,18})$/, 'rule.id')
  .refine(isBigint, 'rule.id');

/**
 * The receivers of a message: these people, the holders of these roles, the people of these organisations and of all beneath them; each
 * once, and only people in the sender's data scope. For a PUBLICITY without any of them: everyone there.
 */
const receivers = {
  userIdList: z.array(chosenId).max(10_000, 'rule.most:10000'),
  roleCodeList: z.array(z.string().max(50)).max(100, 'rule.most:100'),
  orgIdList: z.array(chosenId).max(1000, 'rule.most:1000'),
  /** People of this contest, as far as they are in the sender's data scope. */
  contestPartList: z.array(z.enum(contestParts)).max(contestParts.length, `rule.most:${contestParts.length}`),
};

const optional = {
  userIdList: receivers.userIdList.optional(),
  roleCodeList: receivers.roleCodeList.optional(),
  orgIdList: receivers.orgIdList.optional(),
  contestId: id.nullish(),
  contestPartList: receivers.contestPartList.optional(),
};

const byDefault = {
  userIdList: receivers.userIdList.default([]),
  roleCodeList: receivers.roleCodeList.default([]),
  orgIdList: receivers.orgIdList.default([]),
  contestId: id.nullish(),
  contestPartList: receivers.contestPartList.default([]),
};

/** The placeholders in the words of a message, in braces: `{姓名}`. All but the first are facts of the contest that is chosen. */
export const messagePlaceholders = ['姓名', '大赛', '截止时间', '项目'] as const;

/** Longest content in characters, as it is stored. */
export const messageContentMax = 65_535;

const words = {
  msgType: z.enum(messageTypes),
  bizType: z.enum(messageSubjects).nullish(),
  bizId: optionalText(64),
  /** Absent: the beginning of the content. */
  title: optionalLine(255),
  /** HTML as the kit's editor makes it; whatever else is in it is taken out. */
  content: richText(text(1, messageContentMax)),
  /** Front ends of the platform send it. It is not kept: the sender of a message is the caller. */
  author: optionalLine(50),
  handlerUrl: consolePath.or(z.literal('')).nullish(),
  handlerParams: optionalText(400),
  isSingleHandle: z.boolean().default(true),
};

export const messageSave = z.object({
  msgDTO: z.object(words),
  ...byDefault,
  /** Sent by SMS too, where a template for it is set up. */
  withSms: z.boolean().default(false),
});

export const planStates = ['WAITING', 'SENT', 'FAILED', 'CANCELLED'] as const;

/** The same at a later time: its receivers are found then. */
export const messagePlanSave = messageSave.extend({ sendTime: dateTime });

export const messagePlan = z.object({
  id,
  title: z.string(),
  sendTime: dateTime,
  state: enumeration(planStates),
  /** The message that it became. */
  msgId: id.nullable(),
  createTime: dateTime,
});

/** A person whom a message would reach. */
export const messageReceiver = z.object({ id, name: z.string(), orgLabel: z.string().nullable() });

export const messageTemplateSave = z.object({ name: line(1, 50), title: line(1, 255), content: richText(text(1, messageContentMax)) });

export const messageTemplate = z.object({
  id,
  name: z.string(),
  title: z.string(),
  content: z.string(),
  orgLabel: z.string().nullable(),
  /** Whether the reader may remove it. */
  isOwn: z.boolean(),
  /** Whether it is one that we ship: a user's own words under its name replace it. */
  isShipped: z.boolean(),
});

/** The words for one receiver. */
export const messageSample = z.object({ receiver: z.string(), title: z.string(), content: z.string() });

/** Says the whole message anew. Without any list of receivers these stay as they are. */
export const messageUpdate = z.object({
  id,
  version,
  msgDTO: z.object(words),
  ...optional,
});

export const messageReceivers = z.object({
  msgType: words.msgType,
  ...byDefault,
});
