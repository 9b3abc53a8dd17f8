import { smsSendStatusHandlers } from './send/send-status.ts';
import { smsTaskHandlers } from './tasks/task.ts';
import { smsTemplateHandlers } from './templates/template.ts';

export const smsHandlers = { ...smsTemplateHandlers, ...smsTaskHandlers, ...smsSendStatusHandlers };
