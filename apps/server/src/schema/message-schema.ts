import type { ConsoleLink, contestParts, InputOf, messageSubjects, messageTypes, planStates } from '@saiwu/openapi';
import type { Generated, JSONColumnType } from 'kysely';

/** The tables of `0003-messages.sql`, as `0009-messages.sql`, `0056-times.sql` and `0081-message-contest.sql` leave them. */
export interface MessageSchema {
  msg: MsgTable;
  msgReceiver: MsgReceiverTable;
  msgPlan: MsgPlanTable;
  msgTemplate: MsgTemplateTable;
}

/** The lists that an author chose from; each may be empty. */
export interface ChosenReceivers {
  userIdList: string[];
  roleCodeList: string[];
  orgIdList: string[];
  /** A contest and the parts of people in it; absent in older rows. */
  contestId?: string | null | undefined;
  contestPartList?: (typeof contestParts)[number][] | undefined;
}

interface MsgTable {
  tenantId: string;
  id: Generated<string>;
  msgType: (typeof messageTypes)[number];
  bizType: (typeof messageSubjects)[number] | null;
  bizId: string | null;
  /** The contest that it is about, or whose people it was written to. */
  contestId: string | null;
  title: string;
  /** HTML that was cleaned when `contentText` is there, otherwise plain text. */
  content: string;
  contentText: string | null;
  /** Null: somebody wrote it by hand. */
  textCode: string | null;
  textValues: JSONColumnType<Record<string, string | number>, string | null> | null;
  author: string | null;
  handlerUrl: ConsoleLink | null;
  handlerParams: string | null;
  isSingleHandle: Generated<boolean>;
  handledBy: string | null;
  handledTime: Date | null;
  receivers: JSONColumnType<ChosenReceivers, string | null> | null;
  version: Generated<number>;
  createTime: Generated<Date>;
  createdBy: string | null;
}

interface MsgReceiverTable {
  tenantId: string;
  id: Generated<string>;
  msgId: string;
  userId: string;
  isRead: Generated<boolean>;
  readTime: Date | null;
  /** When it came into the box. */
  createTime: Generated<Date>;
  /** What stands in place of its placeholders for this receiver. */
  filled: JSONColumnType<Record<string, string>, string | null | undefined> | null;
}

interface MsgPlanTable {
  tenantId: string;
  id: Generated<string>;
  title: string;
  body: JSONColumnType<InputOf<'message.save'>['body']>;
  sendTime: Date;
  state: Generated<(typeof planStates)[number]>;
  msgId: string | null;
  createTime: Generated<Date>;
  createdBy: string;
}

interface MsgTemplateTable {
  tenantId: string;
  id: Generated<string>;
  orgId: string | null;
  name: string;
  title: string;
  content: string;
  createTime: Generated<Date>;
  createdBy: string | null;
}
