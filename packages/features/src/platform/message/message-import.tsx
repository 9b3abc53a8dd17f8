import { ImportDialog } from '@saiwu/admin';
import { messageFields, messageTypeNames, messageTypes, rules } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useImports } from '../../crud/use-imports.ts';
import { message } from './message.ts';

/** Sends the messages of a sheet: one a row, to the accounts that it names. */
export function MessageImport({ onClose }: { onClose: () => void }) {
  return <ImportDialog resource={useBound(sheet)} schema={row} fields={useImports(sheet)} onClose={onClose} />;
}

const sheet = defineResource('message', {
  title: message.title,
  labels: messageFields,
  imports: {
    title: { example: '评审说明会' },
    content: { example: '周五下午两点在报告厅举行，请准时参加。' },
    msgType: { names: messageTypeNames },
    receivers: { example: 'li_na, wang_fang' },
  },
});

const row = z.object({
  title: rules.optionalText(255),
  content: rules.text(1, 20_000),
  msgType: z.enum(messageTypes).nullish(),
  receivers: z.string().max(20_000, 'rule.max:20000').nullish(),
});
