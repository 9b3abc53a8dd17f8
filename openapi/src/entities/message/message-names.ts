import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { contestParts, messageSubjects, messageTypes, planStates } from './message.ts';
import type { smsDeliveries, smsSendStates } from './sms-send-status.ts';
import type { smsSources, smsTaskStates } from './sms-task.ts';
import type { smsProviders } from './sms-template.ts';

export const messageTypeNames: Names<typeof messageTypes> = { WAIT: msg`待办`, NOTIFY: msg`通知`, PUBLICITY: msg`公告`, WARN: msg`预警` };

/** Whether its reader has read a message. */
export const messageReadNames = { false: msg`未读`, true: msg`已读` };

export const messageSubjectNames: Names<typeof messageSubjects> = {
  USER_LOCK: msg`账号锁定`,
  USER_REG: msg`账号申请`,
  WORK_APPROVAL: msg`考勤审批`,
  USER: msg`账号`,
  CONTEST: msg`大赛`,
  STAGE: msg`评审阶段`,
  PROJECT: msg`参赛项目`,
  JOB: msg`后台任务`,
  CERTIFICATION: msg`认证申请`,
};

export const contestPartNames: Names<typeof contestParts> = {
  LEADER: msg`负责人`,
  MEMBER: msg`成员`,
  ADVISOR: msg`指导教师`,
  JUDGE: msg({ message: '评委', context: '多位' }),
  UNSUBMITTED: msg`还没提交的团队`,
};

export const planStateNames: Names<typeof planStates> = {
  WAITING: msg`等待发送`,
  SENT: msg`已发送`,
  FAILED: msg`没有发出`,
  CANCELLED: msg`已取消`,
};

export const smsProviderNames: Names<typeof smsProviders> = { ALI: msg`阿里云短信`, TENCENT: msg`腾讯云短信`, BAIDU: msg`百度云短信` };

export const smsSourceNames: Names<typeof smsSources> = { APP: msg`应用`, SERVICE: msg`服务` };

export const smsTaskStateNames: Names<typeof smsTaskStates> = { WAITING: msg`等待执行`, SUCCESS: msg`执行成功`, FAIL: msg`执行失败` };

export const smsSendStateNames: Names<typeof smsSendStates> = { WAITING: msg`等待发送`, SUCCESS: msg`发送成功`, FAIL: msg`发送失败` };

export const smsDeliveryNames: Names<typeof smsDeliveries> = { WAITING: msg`等待回执`, DELIVERED: msg`已送达`, FAILED: msg`未送达` };
