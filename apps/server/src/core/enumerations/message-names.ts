import { msg } from '@lingui/core/macro';
import type { messageSubjects, messageTypes } from '@saiwu/openapi';
import type { Names } from '../enumeration.ts';

export const messageTypeNames: Names<typeof messageTypes> = { WAIT: msg`待办`, NOTIFY: msg`通知`, PUBLICITY: msg`公告`, WARN: msg`预警` };

export const messageSubjectNames: Names<typeof messageSubjects> = {
  USER_LOCK: msg`账号锁定`,
  USER_REG: msg`账号申请`,
  WORK_APPROVAL: msg`考勤审批`,
  USER: msg`账号`,
  CONTEST: msg`大赛`,
  STAGE: msg`评审阶段`,
  PROJECT: msg`参赛项目`,
  JOB: msg`后台任务`,
};
