import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { phoneTest } from '../../../services/parameters/newer-phones.ts';
import { findTemplate } from '../../../services/sms/templates/find-template.ts';
import type { Filled } from '../../../services/messages/send-message.ts';
import { addTask } from '../../../services/sms/tasks/save-task.ts';
import { fillTitle } from './fill-words.ts';
import type { receiversOf } from './message-receivers.ts';

/** Own code of the template that says by SMS that there is a message. Its text may use `title`. */
const templateCode = 'MESSAGE_NOTICE';
/** In one task. */
const most = 10_000;

/** The template that receivers are told by. Throws a refusal where there is none, or the caller may send no SMS. */
export async function readNotice(ctx: Context) {
  if (!callerOf(ctx).authority.hasPermission([contract['smsTask.save'].access])) throw invalid({ withSms: msg`没有发送短信的权限` });
  const template = await findTemplate(ctx, { customCode: templateCode });
  if (!template) throw invalid({ withSms: msg`还没有设置短信模板 ${templateCode}` });
  return template;
}

/**
 * Tells the receivers by SMS too, as one task that stands in the list of SMS, each with the title as they read it; whoever has no mobile
 * number has the message alone.
 */
export async function textToo(ctx: Context, title: string, receivers: ReturnType<typeof receiversOf>, filled: Filled): Promise<void> {
  const template = await readNotice(ctx);
  const people = await receivers
    .where('user.mobile', 'is not', null)
    .orderBy('user.id')
    .select(['user.mobile', filled.as('values')])
    .limit(most + 1)
    .execute();
  const takesPhone = await phoneTest(ctx);
  const titles = new Map<string, string>();
  for (const { mobile, values } of people)
    if (mobile !== null && takesPhone(mobile) && !titles.has(mobile))
      titles.set(mobile, values === null ? title : fillTitle(title, values));
  const phones = [...titles.keys()];
  if (phones.length > most) throw invalid({ withSms: msg`一次最多给 ${most} 人发短信` });
  if (phones.length === 0) throw invalid({ withSms: msg`收件人都没有手机号` });
  const task = {
    templateId: template.id,
    topic: title.slice(0, 255),
    receiver: phones.join(','),
    templateParam: { title: shown(title) },
    draft: false,
  };
  const own = [...titles].filter(([, read]) => read !== title).map(([phone, read]) => [phone, { title: shown(read) }] as const);
  await addTask(ctx, template, 'SERVICE', task, new Map(own));
}

/** As much of a title as an SMS has room for. */
function shown(title: string): string {
  return title.slice(0, 50);
}
