import { msg } from '@lingui/core/macro';
import { type AnswerOf, type InputOf, smsReceivers } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { unmasked } from '../../parameters/mask-phone.ts';
import { invalid, notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { findTemplate, type UsableTemplate } from '../templates/find-template.ts';
import { type Launched, launchTask } from './launch-task.ts';
import { prepareTask } from './prepare-task.ts';
import { shownReceivers } from './present-tasks.ts';
import { readTask } from './task-crud.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Form = InputOf<'smsTask.save'>['body'];

/** A task as the screen sends it. */
export async function saveTask(ctx: Context, form: Form): Promise<AnswerOf<'smsTask.get'>> {
  return addTask(ctx, await templateOf(ctx, form.templateId), 'APP', form);
}

/** Adds a task, and has it sent when it is no draft; `own` are values that differ by receiver. */
export async function addTask(
  ctx: Context,
  template: UsableTemplate,
  sourceType: 'APP' | 'SERVICE',
  form: Form,
  own?: Launched['own'],
): Promise<AnswerOf<'smsTask.get'>> {
  const caller = callerOf(ctx);
  const receiver = form.receiver ?? form.telNum ?? '';
  const sendTime = instantOf(ctx, form.sendTime);
  const { row, receivers } = prepareTask(ctx, { template, receiver, values: form.templateParam, sendTime, isDraft: form.draft });
  const { id } = await tenantDb(ctx)
    .insertInto('smsTask')
    .values({
      ...row,
      orgId: caller.orgId,
      sourceType,
      topic: form.topic,
      draft: true,
      createTime: ctx.now,
      createdBy: caller.userId,
      updatedBy: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!form.draft) await launchTask(ctx, { id, topic: form.topic, receivers, sendTime, own });
  return readTask(ctx, id);
}

/** Changes a draft; fields that `form` does not name stay. With `draft: false` it is sent. */
export async function changeTask(
  ctx: Context,
  { id, version, ...form }: InputOf<'smsTask.update'>['body'],
): Promise<AnswerOf<'smsTask.get'>> {
  const current = await scoped(ctx, 'smsTask')
    .select()
    .where('smsTask.id', '=', id)
    .select([
      'smsTask.templateId',
      'smsTask.receiver',
      'smsTask.receiverCount',
      'smsTask.topic',
      'smsTask.templateParams',
      'smsTask.sendTime',
      'smsTask.draft',
      'smsTask.version',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw notFound();
  if (!current.draft) throw notNow(msg`已经提交发送的短信不能修改，可以复制一条`);
  if (version !== undefined && version !== current.version) throw stale(await readTask(ctx, id));
  const template = await templateOf(ctx, form.templateId ?? current.templateId);
  const given = unmasked(form.receiver ?? form.telNum, {
    field: 'receiver',
    kept: current.receiver,
    shown: shownReceivers(current),
    rule: smsReceivers,
  });
  const receiver = given ?? current.receiver;
  const values = form.templateParam ?? (JSON.parse(current.templateParams) as Record<string, string>); // written by prepareTask only
  const sendTime = form.sendTime === undefined ? current.sendTime : instantOf(ctx, form.sendTime);
  const topic = form.topic ?? current.topic;
  const isDraft = form.draft ?? true;
  const { row, receivers } = prepareTask(ctx, { template, receiver, values, sendTime, isDraft });
  await scoped(ctx, 'smsTask')
    .update()
    .set({ ...row, topic, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` })
    .where('smsTask.id', '=', id)
    .execute();
  if (!isDraft) await launchTask(ctx, { id, topic, receivers, sendTime });
  return readTask(ctx, id);
}

async function templateOf(ctx: Context, id: string | null): Promise<UsableTemplate> {
  const template = id === null ? undefined : await findTemplate(ctx, { id });
  if (!template) throw invalid({ templateId: msg`没有找到这个模板` });
  return template;
}

function instantOf(ctx: Context, text: string | null | undefined): Date | null {
  return text ? fromWire(text, ctx.tenant.timeZone) : null;
}
