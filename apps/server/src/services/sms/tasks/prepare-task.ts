import { msg } from '@lingui/core/macro';
import { fillTemplate, placeholdersOf, readReceivers, type SmsReceiver } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { toWire } from '../../../core/wire-time.ts';
import type { UsableTemplate } from '../templates/find-template.ts';

/** The content of a task that a user wants to send, the template found. */
interface Wanted {
  template: UsableTemplate;
  /** As text: `readReceivers`. */
  receiver: string;
  values: Record<string, string>;
  sendTime: Date | null;
  isDraft: boolean;
}

/** The columns of a task that keep it, and its receivers. Throws a refusal by field for a task that is to be sent and cannot be. */
export function prepareTask(ctx: Context, { template, receiver, values, sendTime, isDraft }: Wanted) {
  const { receivers } = readReceivers(receiver);
  const names = placeholdersOf(template.providerType, template.content);
  const given = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name] ?? '']] : [])));
  const templateParams = JSON.stringify(given);
  if (templateParams.length > 500) throw invalid({ templateParam: msg`变量的值太长，一共最多 500 个字符` });
  const content = fillTemplate(template.providerType, template.content, given);
  if (content.length > 500) throw invalid({ content: msg`短信太长，最多 500 个字符` });
  if (!isDraft) checkComplete(ctx, { template, receivers, sendTime, missing: names.filter((name) => !given[name]) });
  const row = { templateId: template.id, receiver: receiver.trim(), receiverCount: receivers.length, templateParams, content, sendTime };
  return { row, receivers };
}

interface Checked {
  template: UsableTemplate;
  receivers: SmsReceiver[];
  sendTime: Date | null;
  /** Placeholders without a value. */
  missing: string[];
}

function checkComplete(ctx: Context, { template, receivers, sendTime, missing }: Checked): void {
  if (receivers.length === 0) throw invalid({ receiver: msg`请填写接收者` });
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [`templateParam.${name}`, msg`不能为空`])));
  const earliest = new Date(ctx.now.getTime() + leadMinutes * 60_000);
  if (sendTime && sendTime <= earliest) {
    const time = toWire(earliest, ctx.tenant.timeZone);
    throw invalid({ sendTime: msg`定时发送要晚于 ${time}` });
  }
  if (!ctx.host.sms[template.providerType]) throw notNow(msg`这个短信服务商没有接通，请联系管理员`);
}

/** A timed task starts more than this many minutes from now (platform-api §5.13). */
const leadMinutes = 4;
