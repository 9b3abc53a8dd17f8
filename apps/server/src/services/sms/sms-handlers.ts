import { smsSendStatusHandlers } from './send-status.ts';
import { smsTaskHandlers } from './task.ts';
import { smsTemplateHandlers } from './template.ts';

export const smsHandlers = { ...smsTemplateHandlers, ...smsTaskHandlers, ...smsSendStatusHandlers };
