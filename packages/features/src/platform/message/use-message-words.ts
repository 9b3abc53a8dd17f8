import { messageSubjects, messageTypes } from '@saiwu/openapi';
import { useLingui } from '@lingui/react/macro';

/** The types of messages and what they can be about, to choose from. */
export function useMessageWords() {
  const { t } = useLingui();
  const types: Record<(typeof messageTypes)[number], string> = { WAIT: t`待办`, NOTIFY: t`通知`, PUBLICITY: t`公告`, WARN: t`预警` };
  const subjects: Record<(typeof messageSubjects)[number], string> = {
    USER_LOCK: t`账号锁定`,
    USER_REG: t`账号申请`,
    WORK_APPROVAL: t`考勤审批`,
    USER: t`账号`,
    CONTEST: t`大赛`,
    STAGE: t`评审阶段`,
    PROJECT: t`参赛项目`,
    JOB: t`后台任务`,
  };
  return {
    types: messageTypes.map((value) => ({ value, label: types[value] })),
    subjects: messageSubjects.map((value) => ({ value, label: subjects[value] })),
  };
}
