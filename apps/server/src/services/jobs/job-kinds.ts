import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '../../core/language.ts';

/** Every kind of long work, by its name, with the schema of its input. Names lie in the database: never rename one. */
export interface JobInputs {
  'job.prune': object;
  'resource.export': { resource: string; request: Record<string, unknown> };
  'sms.send': { taskId: string; round?: number };
  'sms.receipts': { taskId: string; round?: number };
  'log.prune': object;
  'file.sweep': object;
  'signingKey.renew': object;
  'figure.recount': object;
  'org.warnOfExpiry': object;
  'deadline.remind': object;
  'message.send': { planId: string };
  'contest.anonymise': { contestId: string };
  'contest.tellRetention': object;
  'radar.project': { projectId: string };
  'radar.contest': { contestId: string };
}

export type JobName = keyof JobInputs;

/**
 * Recurring work, for each tenant, once for all processes. `cron`: minute, hour, day of the month, month, day of the week, in the time of
 * Shanghai. A time that was slept through is caught up with at the next start.
 */
export const schedules = [
  { name: 'job.prune', cron: '40 3 * * *' },
  { name: 'log.prune', cron: '10 4 * * *' },
  { name: 'file.sweep', cron: '40 4 * * *' },
  { name: 'signingKey.renew', cron: '10 3 * * *' },
  { name: 'figure.recount', cron: '20 3 * * *' },
  { name: 'org.warnOfExpiry', cron: '0 8 * * *' },
  { name: 'deadline.remind', cron: '30 8 * * *' },
  { name: 'contest.tellRetention', cron: '45 8 * * *' },
] as const satisfies readonly { name: JobName; cron: string }[];

/** Whether a person waits for a kind of job, and has it in seconds: it waits in a line of its own. */
export function isSoon(name: string): boolean {
  return name === ('radar.project' satisfies JobName);
}

/** The name of a kind of job in words; its code where this version does not know it. */
export function nameOfJob(code: string, say: Say): string {
  const name = new Map<string, MessageDescriptor>(Object.entries(names)).get(code);
  return name ? say(name) : code;
}

/** Codes of the kinds whose name holds a text, in upper or lower case. */
export function jobsCalled(text: string, say: Say): string[] {
  return Object.entries(names).flatMap(([code, name]) => (say(name).toLowerCase().includes(text.toLowerCase()) ? [code] : []));
}

const names: Record<JobName, MessageDescriptor> = {
  'job.prune': msg`清理后台任务`,
  'resource.export': msg`导出数据`,
  'sms.send': msg`发送短信`,
  'sms.receipts': msg`查询短信送达`,
  'log.prune': msg`清理日志`,
  'file.sweep': msg`清理无主文件`,
  'signingKey.renew': msg`更换签名密钥`,
  'figure.recount': msg`核对大赛统计数字`,
  'org.warnOfExpiry': msg`提醒机构服务到期`,
  'deadline.remind': msg`提醒大赛截止时间`,
  'message.send': msg`定时发送消息`,
  'contest.anonymise': msg`匿名大赛的参赛者`,
  'contest.tellRetention': msg`提醒个人信息保留到期`,
  'radar.project': msg`项目查重`,
  'radar.contest': msg`大赛查重`,
};
