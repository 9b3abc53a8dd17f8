import type { ConsoleLink, messageSubjects, messageTypes } from '@saiwu/openapi';
import type { Generated, JSONColumnType } from 'kysely';

/** The tables of `0003-messages.sql`, as `0009-messages.sql` leaves them. */
export interface MessageSchema {
  msg: MsgTable;
  msgReceiver: MsgReceiverTable;
}

/** The lists that an author chose from; each may be empty. */
export interface ChosenReceivers {
  userIdList: string[];
  roleCodeList: string[];
  orgIdList: string[];
}

interface MsgTable {
  tenantId: string;
  id: Generated<string>;
  msgType: (typeof messageTypes)[number];
  bizType: (typeof messageSubjects)[number] | null;
  bizId: string | null;
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
}
