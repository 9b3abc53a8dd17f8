import { msg } from '@lingui/core/macro';
import { smsTaskFields, type AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { scoped } from '../../../rows/scope.ts';
import { presentTasks, taskColumns } from './present-tasks.ts';

/** Headings of exported sheets. */
export const taskHeadings = [
  { field: 'templateId', title: smsTaskFields.templateId },
  { field: 'topic', title: smsTaskFields.topic },
  { field: 'receiver', title: smsTaskFields.receiver },
  { field: 'content', title: smsTaskFields.content },
  { field: 'status', title: smsTaskFields.status, read: (entity: object) => descOf(Reflect.get(entity, 'status')) },
  { field: 'sendTime', title: smsTaskFields.sendTime },
  { field: 'createTime', title: smsTaskFields.createTime },
];

/** The generic operations. Adding and changing go through `save-task.ts`. */
export const taskCrud = crudOf({
  name: 'smsTask',
  table: 'smsTask',
  columns: taskColumns,
  sortable: ['topic', 'status', 'draft', 'sendTime', 'createTime', 'updateTime'],
  present: presentTasks,
  headings: taskHeadings,
  fileName: msg`短信`,
});

/** One task, opened on purpose, comes with its receivers in full: the form could not keep masked ones. */
export async function readTask(ctx: Context, id: string): Promise<AnswerOf<'smsTask.get'>> {
  const task = await taskCrud.read(ctx, id);
  const { receiver } = await scoped(ctx, 'smsTask')
    .select()
    .where('smsTask.id', '=', id)
    .select('smsTask.receiver')
    .executeTakeFirstOrThrow();
  return { ...task, receiver, telNum: receiver };
}

function descOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'desc' in value ? String(value.desc) : '';
}
