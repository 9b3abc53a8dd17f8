import { msg } from '@lingui/core/macro';
import type { ConsoleLink } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { phoneTest } from '../../../services/parameters/newer-phones.ts';
import { sendSms } from '../../../services/sms/send-sms.ts';
import { momentOf, sayMoment } from '../../../core/moment.ts';

/**
 * Own code of the template that invites judges. Its text may use `name`, `contest`, `until`, and `link` or `code`, the last part of the
 * link.
 */
const templateCode = 'JUDGE_INVITATION';

interface Invitation {
  phone: string | null;
  name: string;
  contest: string;
  path: ConsoleLink;
  until: Date;
}

/** Sends the link by SMS. Throws a refusal where the judge has no mobile number, and where no template or no provider is set up. */
export async function sendInvitation(ctx: Context, { phone, name, contest, path, until }: Invitation): Promise<void> {
  const takesPhone = await phoneTest(ctx);
  if (!phone || !takesPhone(phone)) throw invalid({ channel: msg`${name} 没有手机号，请改用链接` });
  const { publicUrl } = ctx.host.settings;
  if (!publicUrl) throw notNow(msg`还没有设置控制台的网址（PUBLIC_URL），短信里放不进链接，请改用链接`);
  await sendSms(ctx, templateCode, phone, {
    name,
    contest,
    until: sayMoment('zh', momentOf(ctx, until)),
    link: `${publicUrl}${path}`,
    code: path.slice(path.lastIndexOf('/') + 1),
  });
}
