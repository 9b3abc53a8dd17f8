import { type AnswerOf, type InputOf, smsDeliveryNames, smsSendStateNames, smsSendStatusModel } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { readList } from '../../../rows/long-reads.ts';
import { answerPage } from '../../../rows/paging.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { wordsOf } from './send-codes.ts';

export const smsSendStatusHandlers = {
  'smsSendStatus.page': (ctx, { body: { model, ...request } }) =>
    answerPage(ctx, request, {
      matching: matching(ctx, model, request.extra),
      sortable: Object.fromEntries(sortable.map((column) => [column, `smsSendStatus.${column}`])),
      select: (query) => query.select(columns),
      present: (row) => present(ctx, row),
    }),

  'smsSendStatus.get': async (ctx, { params }) => {
    const row = await scoped(ctx, 'smsSendStatus').select().where('smsSendStatus.id', '=', params.id).select(columns).executeTakeFirst();
    if (!row) throw notFound();
    return present(ctx, row);
  },

  'smsSendStatus.query': async (ctx, { body }) => {
    const rows = await readList(ctx, matching(ctx, body, {}), (within) =>
      within.select(columns).orderBy('smsSendStatus.id').limit(1000).execute(),
    );
    return rows.map((row) => present(ctx, row));
  },
} satisfies Partial<Handlers>;

const columns = [
  'smsSendStatus.id',
  'smsSendStatus.taskId',
  'smsSendStatus.sendStatus',
  'smsSendStatus.receiver',
  'smsSendStatus.name',
  'smsSendStatus.bizId',
  'smsSendStatus.ext',
  'smsSendStatus.code',
  'smsSendStatus.message',
  'smsSendStatus.fee',
  'smsSendStatus.delivery',
  'smsSendStatus.deliveryCode',
  'smsSendStatus.createTime',
  'smsSendStatus.updateTime',
] as const;

const sortable = ['id', 'receiver', 'sendStatus', 'bizId', 'code', 'fee', 'createTime', 'updateTime'];

const filters = filterKinds(smsSendStatusModel, { apart: ['telNum'] });

function matching(ctx: Context, model: InputOf<'smsSendStatus.query'>['body'], extra: Record<string, string>) {
  const wanted = { ...model, receiver: model.receiver || model.telNum };
  return filterBy(ctx, scoped(ctx, 'smsSendStatus').select(), 'smsSendStatus', wanted, extra, filters);
}

type Row = Omit<Selectable<TenantSchema['smsSendStatus']>, 'claim' | 'attempts' | 'ownParams'>;

function present(ctx: Context, row: Row): AnswerOf<'smsSendStatus.get'> {
  const words = wordsOf(row.code);
  return {
    ...row,
    sendStatus: enumeration(ctx, smsSendStateNames, row.sendStatus),
    delivery: row.delivery && enumeration(ctx, smsDeliveryNames, row.delivery),
    telNum: row.receiver,
    message: words ? ctx.say(words) : row.message,
    createTime: toWire(row.createTime, ctx.tenant.timeZone),
    updateTime: toWire(row.updateTime, ctx.tenant.timeZone),
  };
}
