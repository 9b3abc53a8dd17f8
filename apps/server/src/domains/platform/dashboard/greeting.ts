import { callerOf } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { forbidden } from '../../../core/common-refusals.ts';
import { readParameters } from '../../../services/parameters/read-parameter.ts';

export const greetingHandlers = {
  'greeting.mine': async (ctx, { query }) => {
    const { userId, roleCodes } = callerOf(ctx);
    if (query.userId !== undefined && query.userId !== userId) throw forbidden();
    const role = roleCodes.find((code) => code === query.roleCode) ?? roleCodes[0] ?? '';
    const values = await readParameters(
      ctx,
      keys.flatMap((key) => [key, `${key}.${role}`]),
    );
    const [qrCode = '', name = '', text = ''] = keys.map((key) => values.get(`${key}.${role}`) ?? values.get(key));
    return qrCode === '' ? { qrCode: '', name: '', text: '' } : { qrCode, name, text };
  },
} satisfies Partial<Handlers>;

const keys = ['GreetQrCode', 'GreetName', 'GreetText'];
