import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { answerPage, containing } from '../page.ts';
import { notFound } from '../refusals.ts';
import { scoped } from '../scope.ts';
import { toWire, toWireOrNull } from '../wire-time.ts';
import { sayText } from './message-texts.ts';

export const messageHandlers = {
  'message.page': (ctx, { body: { model, ...request } }) => {
    let matching = ownMessages(ctx);
    if (typeof model.isRead === 'boolean') matching = matching.where('msgReceiver.isRead', '=', model.isRead);
    for (const column of ['msgType', 'bizType'] as const) {
      const codes = [model[column] ?? []].flat().filter((code) => code !== '');
      if (codes.length > 0) matching = matching.where(sql<boolean>`${sql.ref(`msg.${column}`)} = any(${codes}::text[])`);
    }
    for (const column of ['title', 'content'] as const) {
      const wanted = model[column]?.trim();
      if (wanted) matching = matching.where(`msg.${column}`, 'ilike', containing(wanted));
    }
    return answerPage(
      ctx,
      { ...request, sort: 'isRead,createTime,id', order: 'ascending,descending,descending' },
      {
        matching,
        sortable: { isRead: 'msgReceiver.isRead', createTime: 'msg.createTime', id: 'msg.id' },
        select: (query) => query.select(columns),
        present: (row) => presentMessage(ctx, row),
      },
    );
  },

  'message.get': async (ctx, { params }) => {
    const row = await ownMessages(ctx).where('msg.id', '=', params.id).select(columns).executeTakeFirst();
    if (!row) throw notFound();
    return presentMessage(ctx, row);
  },

  'message.mark': async (ctx, { body }) => {
    const ids = [...new Set(body)];
    const rows = await scoped(ctx, 'msgReceiver').select().where('msgReceiver.msgId', 'in', ids).select('msgReceiver.id').execute();
    if (rows.length !== ids.length) throw notFound();
    await scoped(ctx, 'msgReceiver')
      .update()
      .set({ isRead: true, readTime: ctx.now })
      .where('msgReceiver.msgId', 'in', ids)
      .where('msgReceiver.isRead', '=', false)
      .execute();
    return true;
  },
} satisfies Pick<Handlers, 'message.page' | 'message.get' | 'message.mark'>;

function ownMessages(ctx: Context) {
  return scoped(ctx, 'msgReceiver')
    .select()
    .innerJoin('msg', (join) => join.onRef('msg.tenantId', '=', 'msgReceiver.tenantId').onRef('msg.id', '=', 'msgReceiver.msgId'));
}

const columns = [
  'msg.id',
  'msg.msgType',
  'msg.bizType',
  'msg.bizId',
  'msg.title',
  'msg.content',
  'msg.textCode',
  'msg.textValues',
  'msg.author',
  'msg.handlerUrl',
  'msg.createTime',
  'msg.createdBy',
  'msgReceiver.id as receiveId',
  'msgReceiver.isRead',
  'msgReceiver.readTime',
] as const;

type Message = AnswerOf<'message.get'>;
type Row = Omit<Message, 'msgType' | 'bizType' | 'createTime' | 'createMillis' | 'readTime'> & {
  msgType: Message['msgType']['code'];
  bizType: NonNullable<Message['bizType']>['code'] | null;
  textCode: string | null;
  textValues: Record<string, string | number> | null;
  createTime: Date;
  readTime: Date | null;
};

/** A message as it goes out, in the reader's language where we know its words. */
function presentMessage(ctx: Context, { textCode, textValues, createTime, ...row }: Row): Message {
  const zone = ctx.tenant.timeZone;
  return {
    ...row,
    ...sayText(ctx.say, textCode, textValues),
    msgType: { code: row.msgType, desc: ctx.say(typeNames[row.msgType]) },
    bizType: row.bizType && { code: row.bizType, desc: ctx.say(subjectNames[row.bizType]) },
    readTime: toWireOrNull(row.readTime, zone),
    createTime: toWire(createTime, zone),
    createMillis: String(createTime.getTime()),
  };
}

const typeNames = { WAIT: msg`待办`, NOTIFY: msg`通知`, PUBLICITY: msg`公告`, WARN: msg`预警` };

const subjectNames = { CONTEST: msg`大赛`, STAGE: msg`评审阶段` };
