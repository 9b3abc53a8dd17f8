import type { Generated } from 'kysely';
import type { AuditedTable } from './audited-table.ts';

/** The tables of `0010-sms.sql`, with what `0045-providers.sql` and `0066-own-answers.sql` add to them. */
export interface SmsSchema {
  smsTemplate: SmsTemplateTable;
  smsTask: SmsTaskTable;
  smsSendStatus: SmsSendStatusTable;
}

interface SmsTemplateTable extends AuditedTable {
  providerType: 'ALI' | 'TENCENT' | 'BAIDU';
  appId: string;
  /** Encrypted: `encrypt-text.ts`. */
  appSecret: string;
  url: string | null;
  customCode: string;
  name: string | null;
  content: string;
  /** JSON as text. */
  templateParams: string;
  templateCode: string;
  signName: string | null;
  senderId: string | null;
  templateDescribe: string | null;
}

interface SmsTaskTable extends AuditedTable {
  templateId: string | null;
  orgId: string | null;
  status: Generated<'WAITING' | 'SUCCESS' | 'FAIL'>;
  sourceType: 'APP' | 'SERVICE';
  receiver: Generated<string>;
  receiverCount: Generated<number>;
  topic: string;
  /** JSON as text. */
  templateParams: string;
  sealedParams: string | null;
  sendTime: Date | null;
  content: string;
  draft: boolean;
  jobId: string | null;
}

interface SmsSendStatusTable {
  tenantId: string;
  id: Generated<string>;
  taskId: string;
  receiver: string;
  name: string | null;
  /** JSON as text: values that are this receiver's own. */
  ownParams: string | null;
  sendStatus: Generated<'WAITING' | 'SUCCESS' | 'FAIL'>;
  claim: string | null;
  attempts: Generated<number>;
  bizId: string | null;
  ext: string | null;
  code: string | null;
  message: string | null;
  fee: number | null;
  delivery: 'WAITING' | 'DELIVERED' | 'FAILED' | null;
  deliveryCode: string | null;
  createTime: Generated<Date>;
  updateTime: Generated<Date>;
}
