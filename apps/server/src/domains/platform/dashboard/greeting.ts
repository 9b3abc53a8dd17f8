import type { AnswerOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { forbidden } from '../../../core/common-refusals.ts';
import { readParameters } from '../../../services/parameters/read-parameter.ts';

export const greetingHandlers = {
  'greeting.mine': async (ctx, { query }) => {
    if (query.userId !== undefined && query.userId !== callerOf(ctx).userId) throw forbidden();
    return readGreeting(ctx, query.roleCode);
  },
} satisfies Partial<Handlers>;

/** Whom the caller can ask, by a role that they hold. */
export async function readGreeting(ctx: Context, roleCode: string | undefined): Promise<AnswerOf<'greeting.mine'>> {
  const { roleCodes } = callerOf(ctx);
  const role = roleCodes.find((code) => code === roleCode) ?? roleCodes[0] ?? '';
  const values = await readParameters(
    ctx,
    keys.flatMap((key) => [key, `${key}.${role}`]),
  );
  const [qrCode = '', name = '', text = ''] = keys.map((key) => values.get(`${key}.${role}`) ?? values.get(key));
  return qrCode === '' ? { qrCode: '', name: '', text: '' } : { qrCode, name, text };
}

const keys = ['GreetQrCode', 'GreetName', 'GreetText'];
