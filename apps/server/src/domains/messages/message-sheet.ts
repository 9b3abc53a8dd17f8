import { msg } from '@lingui/core/macro';
import { messageFields, messageReadNames, messageTypeNames, messageTypes, rules } from '@saiwu/openapi';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { invalid } from '../../core/common-refusals.ts';
import { htmlOfText } from '../../core/rich-text.ts';
import { scoped } from '../../rows/scope.ts';
import { enumerationWords } from '../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../rows/sheets/headings-of.ts';
import { importRows } from '../../rows/sheets/import-rows.ts';
import { listSheet } from '../../rows/sheets/list-sheet.ts';
import { type BoxEntry, type BoxModel, boxOrder, boxPaging, presentEntry } from './message-box.ts';
import { writeMessage } from './send/write-message.ts';

/** Messages out of a sheet and into one. */
export const messageSheetHandlers = {
  'message.export': (ctx, { body }) => box.export(ctx, { ...body, ...boxOrder }),
  'message.preview': (ctx, { body }) => box.preview(ctx, { ...body, ...boxOrder }),

  'message.import': async (ctx, { body }) => {
    await importRows(ctx, body, { schema: importedRow, headings: importHeadings, unread, add: (row) => sendRow(ctx, row) });
    return true;
  },
} satisfies Partial<Handlers>;

const box = listSheet({
  fileName: msg`消息`,
  open: (ctx, model: BoxModel, extra) => boxPaging(ctx, { model, extra }),
  present: (ctx, rows): BoxEntry[] => rows.map((row) => presentEntry(ctx, row)),
  headings: [
    { title: messageFields.title, read: ({ title }) => title },
    { title: messageFields.content, read: ({ text }) => text },
    { title: messageFields.author, read: ({ author }) => author },
    { title: messageFields.bizType, read: ({ bizType }) => bizType?.desc ?? null },
    { title: messageFields.msgType, read: ({ msgType }) => msgType.desc },
    { title: messageFields.isRead, read: ({ isRead }, { say }) => say(messageReadNames[`${isRead}`]) },
    { title: messageFields.createTime, read: ({ createTime }) => createTime },
  ],
  mostPreviewed: 1000,
});

/** One message of a sheet, as it is typed there. */
const importedRow = z.object({
  title: rules.optionalText(255),
  content: rules.text(1, 20_000),
  msgType: z.enum(messageTypes).nullish(),
  receivers: z.string().max(20_000).nullish(),
});

/** What only a sheet out of a box has says nothing to an import. */
const { author, bizType, isRead, createTime, ...imported } = messageFields;
const importHeadings = headingsOf(imported, { msgType: enumerationWords(messageTypeNames) });
const unread = [author, bizType, isRead, createTime];

/** Sends one message of a sheet, a notice unless it says another type. What is wrong with it is told at its cells. */
async function sendRow(ctx: Context, { title, content, msgType, receivers }: z.output<typeof importedRow>): Promise<void> {
  const type = msgType ?? 'NOTIFY';
  const accounts = [...new Set((receivers ?? '').split(/[\s,，;；、]+/).filter(Boolean))];
  if (accounts.length === 0 && type !== 'PUBLICITY') throw invalid({ receivers: msg`请填写收件人的账号` });
  const words = { msgType: type, title, content: htmlOfText(content), isSingleHandle: false };
  await writeMessage(ctx, {
    msgDTO: words,
    userIdList: await idsOf(ctx, accounts),
    roleCodeList: [],
    orgIdList: [],
    contestPartList: [],
    withSms: false,
  });
}

/** The enabled people of the sender's data scope behind some accounts; one that is not among them is named. */
async function idsOf(ctx: Context, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const people = await scoped(ctx, 'user')
    .select()
    .where('user.state', '=', true)
    .where(({ eb, fn }) =>
      eb(
        fn<string>('lower', ['user.account']),
        'in',
        accounts.map((account) => account.toLowerCase()),
      ),
    )
    .select(['user.id', 'user.account'])
    .execute();
  const known = new Set(people.map(({ account }) => account.toLowerCase()));
  const unknown = accounts.filter((account) => !known.has(account.toLowerCase()));
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).join('、');
    throw invalid({ receivers: msg`没有找到账号 ${names}` });
  }
  return people.map(({ id }) => id);
}
