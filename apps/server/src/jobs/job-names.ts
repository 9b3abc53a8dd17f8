import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '../language.ts';
import type { JobName } from './definitions.ts';

/** What a kind of job is called; its code where this version does not know it. */
export function nameOfJob(code: string, say: Say): string {
  const name = new Map<string, MessageDescriptor>(Object.entries(names)).get(code);
  return name ? say(name) : code;
}

const names: Record<JobName, MessageDescriptor> = {
  'job.prune': msg`清理后台任务`,
  'resource.export': msg`导出数据`,
  'sms.send': msg`发送短信`,
  'log.prune': msg`清理日志`,
  'file.sweep': msg`清理无主文件`,
  'signingKey.renew': msg`更换签名密钥`,
};
