import { msg } from '@lingui/core/macro';
import { smsTaskSave } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { thenReadAnew } from '../../../core/then-read.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
import { refuseNewerPhones } from '../../parameters/newer-phones.ts';
import { findTemplate } from '../templates/find-template.ts';
import { nameReceivers } from './name-receivers.ts';
import { addTask, changeTask, saveTask } from './save-task.ts';
import { stopTask, withdrawTasks } from './stop-task.ts';
import { readTask, taskCrud, taskHeadings } from './task-crud.ts';

export const smsTaskHandlers = {
  ...taskCrud.handlers,

  'smsTask.get': (ctx, { params }) => readTask(ctx, params.id),

  'smsTask.detail': (ctx, { params }) => readTask(ctx, params.id),

  'smsTask.save': (ctx, { body }) => saveTask(ctx, body),

  'smsTask.update': (ctx, { body }) => changeTask(ctx, body),

  'smsTask.updateAll': (ctx, { body }) =>
    changeTask(ctx, { ...body, receiver: body.receiver ?? body.telNum ?? '', sendTime: body.sendTime ?? null }),

  'smsTask.remove': async (ctx, input) => {
    await withdrawTasks(ctx, input.body);
    return taskCrud.handlers['smsTask.remove'](ctx, input);
  },

  'smsTask.import': async (ctx, { body }) => {
    await importRows(ctx, body, {
      schema: smsTaskSave,
      headings: imported,
      unread,
      add: async (row) => {
        await refuseNewerPhones(ctx, smsTaskSave, row);
        return saveTask(ctx, { ...row, draft: true });
      },
    });
    return true;
  },

  'smsTask.receivers': (ctx, { body }) => nameReceivers(ctx, body.userIdList),

  'smsTask.cancel': thenReadAnew((ctx, { id }) => stopTask(ctx, id), readTask),

  'smsTask.send': async (ctx, { body: { customCode, topic, ...form } }) => {
    const template = await findTemplate(ctx, { customCode });
    if (!template) throw invalid({ customCode: msg`没有找到模板 ${customCode}` });
    const title = topic || template.name || template.customCode;
    return addTask(ctx, template, 'SERVICE', { ...form, topic: title, templateId: template.id, draft: false });
  },
} satisfies Partial<Handlers>;

/** The columns that an imported sheet is read for: each row becomes a draft. */
const imported = taskHeadings.filter(({ field }) => ['templateId', 'topic', 'receiver'].includes(field));
/** The other columns are the results of the tasks that were exported. */
const unread = taskHeadings.filter((heading) => !imported.includes(heading)).map(({ title }) => title);
