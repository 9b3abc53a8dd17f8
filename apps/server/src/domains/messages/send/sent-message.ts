import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { ChosenReceivers } from '../../../schema/message-schema.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { answerPage, containing } from '../../../rows/paging.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { changeMessage } from './change-message.ts';
import { beginningOf, handlerName, messageColumns, presentMessage, wholeContent } from '../message-present.ts';
import { readChosen, readChosenContest, receiversOf } from './message-receivers.ts';
import { sampleMessage } from './sample-message.ts';
import { writeMessage } from './write-message.ts';

/** What people send each other, as the sender has it. */
export const sentMessageHandlers = {
  'message.save': async (ctx, { body }) => readSent(ctx, await writeMessage(ctx, body)),

  'message.update': async (ctx, { body }) => {
    await changeMessage(ctx, body, () => readSent(ctx, body.id));
    return readSent(ctx, body.id);
  },

  'message.count': async (ctx, { body: { msgType, ...lists } }) => {
    const chosen = readChosen(lists);
    await readChosenContest(ctx, chosen);
    const { total } = await receiversOf(ctx, msgType, chosen)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return { total };
  },

  'message.receivers': async (ctx, { body: { model, ...request } }) => {
    const chosen = readChosen(model);
    await readChosenContest(ctx, chosen);
    return answerPage(
      ctx,
      { ...request, sort: 'name,id', order: 'ascending,ascending' },
      {
        matching: receiversOf(ctx, model.msgType, chosen),
        sortable: { name: 'user.name', id: 'user.id' },
        select: (query) =>
          query.select([
            'user.id',
            'user.name',
            sql<string | null>`(select label from org where org.tenant_id = "user".tenant_id and org.id = "user".org_id)`.as('orgLabel'),
          ]),
        present: (row) => row,
      },
    );
  },

  'message.sample': (ctx, { body }) => sampleMessage(ctx, body),

  'message.sent': (ctx, { body: { model, ...request } }) => {
    let matching = filterBy(ctx, ownSent(ctx), 'msg', model, request.extra, { like: ['title'], equal: [], oneOf: ['msgType', 'bizType'] });
    const words = model.content?.trim();
    if (words) matching = matching.where('msg.contentText', 'ilike', containing(words));
    const keyword = model.keyword?.trim();
    if (keyword)
      matching = matching.where(sql<boolean>`(${holdsText('msg.title', keyword)} or msg.content_text ilike ${containing(keyword)})`);
    return answerPage(
      ctx,
      { ...request, sort: 'createTime,id', order: 'descending,descending' },
      {
        matching,
        sortable: { createTime: 'msg.createTime', id: 'msg.id' },
        select: (query) => query.select([...messageColumns, ...authorColumns, beginningOf, handlerName]),
        present: (row) => ({ ...presentMessage(ctx, row), ...presentAuthorship(row) }),
      },
    );
  },

  'message.getSent': (ctx, { params }) => readSent(ctx, params.id),

  'message.roles': async (ctx) => {
    const roles = await scoped(ctx, 'role')
      .select()
      .where('role.state', '=', true)
      .orderBy('role.id')
      .select(['role.code', 'role.name'])
      .execute();
    return roles.map(({ code, name }) => ({ code, name: builtInName(code, name, ctx.say) }));
  },
} satisfies Partial<Handlers>;

/** What the caller has written: what an act of the caller's made us say is not theirs to change. */
function ownSent(ctx: Context) {
  return scoped(ctx, 'msg').select().where('msg.textCode', 'is', null);
}

async function readSent(ctx: Context, id: string) {
  const row = await ownSent(ctx)
    .where('msg.id', '=', id)
    .select([...messageColumns, ...authorColumns, ...wholeContent, handlerName])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...presentMessage(ctx, row), ...presentAuthorship(row) };
}

const authorColumns = [
  'msg.version',
  'msg.receivers',
  sql<number>`(select count(*)::int from msg_receiver r where r.tenant_id = msg.tenant_id and r.msg_id = msg.id)`.as('receiverCount'),
  sql<number>`(select count(*)::int from msg_receiver r where r.tenant_id = msg.tenant_id and r.msg_id = msg.id and r.is_read)`.as(
    'readCount',
  ),
] as const;

interface Authorship {
  version: number;
  receivers: ChosenReceivers | null;
  receiverCount: number;
  readCount: number;
}

function presentAuthorship({ version, receivers, receiverCount, readCount }: Authorship) {
  const nobody: ChosenReceivers = { userIdList: [], roleCodeList: [], orgIdList: [] };
  const { contestId = null, contestPartList = [], ...lists } = receivers ?? nobody;
  return { ...lists, contestId, contestPartList, version, receiverCount, readCount, canEdit: readCount === 0 };
}
