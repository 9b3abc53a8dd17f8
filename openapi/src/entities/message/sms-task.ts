import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { atMostKeys, dateTime, eachOf, enumeration, filterText, id, line, searching, text } from '../../rules.ts';
import { shownReceivers, smsReceivers } from './sms-receivers.ts';

export const smsTaskStates = ['WAITING', 'SUCCESS', 'FAIL'] as const;

/** From the screen; by a service. */
export const smsSources = ['APP', 'SERVICE'] as const;

/** One text to many receivers. */
export const smsTask = z.object({
  ...audit,
  templateId: id.nullable(),
  status: enumeration(smsTaskStates),
  sourceType: enumeration(smsSources),
  /**
   * Whole where one task is opened; in lists the first five, with their numbers masked unless the parameter `MaskPhones` says otherwise.
   */
  receiver: z.string(),
  /** The same under the name of later front ends. */
  telNum: z.string(),
  topic: z.string(),
  /** JSON text: the placeholders' values. */
  templateParams: z.string(),
  /** Null: at once. */
  sendTime: dateTime.nullable(),
  /** The text as it is sent. */
  content: z.string(),
  draft: z.boolean(),
  receiverCount: z.int(),
  successCount: z.int(),
  failCount: z.int(),
  /** The acts that may come next. */
  actions: z.object({ canEdit: z.boolean(), canCancel: z.boolean(), canRemove: z.boolean() }),
  echoMap: z.object({
    /** `name(customCode)` of the template. */
    templateId: z.string().optional(),
  }),
});

export const smsTaskModel = z
  .object({
    keyword: searching('topic', 'content'),
    templateId: id.nullable(),
    topic: filterText,
    content: filterText,
    status: z.union([z.enum(smsTaskStates).nullable(), eachOf(smsTaskStates)]),
    draft: z.boolean().nullable(),
  })
  .partial();

const values = atMostKeys(z.record(z.string().max(50), z.string().trim().max(255, 'rule.max:255')), 100);
const receivers = smsReceivers.nullish();
const changedReceivers = shownReceivers.nullish();
/** Older front ends send an empty text for "at once". */
const sendTime = dateTime.nullish().or(z.literal(''));

/** A draft may be incomplete. A task that is no draft is sent: at once, or at `sendTime`, which has to be more than four minutes away. */
export const smsTaskSave = z.object({
  templateId: id,
  receiver: receivers,
  telNum: receivers,
  topic: line(1, 255),
  templateParam: values.default({}),
  sendTime,
  draft: z.boolean().default(true),
});

/** Only drafts change. Receivers as lists show them mean unchanged. With `draft: false` the task is sent. */
export const smsTaskUpdate = z
  .object({
    ...updateKey,
    templateId: id,
    receiver: changedReceivers,
    telNum: changedReceivers,
    topic: line(1, 255),
    templateParam: values,
    sendTime,
    draft: z.boolean(),
  })
  .partial({ templateId: true, topic: true, templateParam: true, draft: true });

/** A service sends by the template's own code; the title is the template's name where there is none. */
export const smsTaskSend = z.object({
  customCode: text(1, 20),
  receiver: receivers,
  telNum: receivers,
  topic: line(1, 255).nullish().or(z.literal('')),
  templateParam: values.default({}),
  sendTime,
});

export const smsPeople = z.object({ userIdList: z.array(id).min(1, 'rule.selection').max(1000, 'rule.most:1000') });

export const smsPeopleReceivers = z.object({
  /** `name<number>,…`, as a task takes them. */
  receiver: z.string(),
  /** People who have no number, or are disabled. */
  without: z.array(z.string()),
});
