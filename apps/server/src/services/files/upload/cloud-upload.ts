import { msg } from '@lingui/core/macro';
import { callerOf } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notNow } from '../../../core/common-refusals.ts';

export const cloudUploadHandlers = {
  'cloudUpload.credential': async (ctx, { query }) => {
    const { cloudUpload, log } = ctx.host;
    if (!cloudUpload) throw notNow(msg`没有配置腾讯云存储，请直接上传到本系统`);
    const keyPrefix = `direct/${ctx.tenant.id}/${callerOf(ctx).userId}/${query.bizType}/`;
    try {
      return { ...(await cloudUpload.lend(keyPrefix)), keyPrefix };
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : 'unknown', requestId: ctx.requestId }, 'no cloud credentials');
      throw new Refusal(503, -2, msg`腾讯云存储暂时无法访问，请稍后再试`);
    }
  },
} satisfies Partial<Handlers>;
