import type { z } from 'zod';
import { accessOperations } from './contract/platform/access.ts';
import { applicationOperations } from './contract/platform/application.ts';
import { captchaOperations } from './contract/identity/captcha.ts';
import { accountOperations } from './contract/identity/account.ts';
import { commonOperations } from './contract/platform/common.ts';
import { certificationOperations } from './contract/platform/certification.ts';
import { contestOperations } from './contract/contest/contest.ts';
import { contestTemplateOperations } from './contract/contest/contest-template.ts';
import { sheetMapOperations } from './contract/contest/sheet-map.ts';
import { dashboardOperations } from './contract/platform/dashboard.ts';
import { datasourceOperations } from './contract/tenancy/datasource.ts';
import { deadlineOperations } from './contract/contest/deadline.ts';
import { entryOperations } from './contract/contest/entry.ts';
import { retentionOperations } from './contract/contest/retention.ts';
import { fileOperations } from './contract/services/file.ts';
import { globalUserOperations } from './contract/tenancy/global-user.ts';
import { invitationOperations } from './contract/contest/invitation.ts';
import { jobOperations } from './contract/services/job.ts';
import { legacyOperations } from './contract/contest/legacy.ts';
import { limitOperations } from './contract/services/limit.ts';
import { logOperations } from './contract/services/log.ts';
import { menuOperations } from './contract/platform/menu.ts';
import { messageOperations } from './contract/messages/message.ts';
import { onlineOperations } from './contract/platform/online.ts';
import { orgOperations } from './contract/platform/org.ts';
import { parameterOperations } from './contract/reference/parameter.ts';
import { planOperations } from './contract/contest/plan.ts';
import { radarOperations } from './contract/contest/radar.ts';
import { preferenceOperations } from './contract/platform/preference.ts';
import { projectOperations } from './contract/contest/project.ts';
import { publicOperations } from './contract/public/public.ts';
import { referenceOperations } from './contract/reference/reference.ts';
import { registerOperations } from './contract/platform/register.ts';
import { reviewOperations } from './contract/contest/review.ts';
import { roleOperations } from './contract/platform/role.ts';
import { schoolOperations } from './contract/platform/school.ts';
import { searchOperations } from './contract/platform/search.ts';
import { sessionOperations } from './contract/identity/session.ts';
import { signingKeyOperations } from './contract/identity/signing-key.ts';
import { smsOperations } from './contract/messages/sms.ts';
import { socialOperations } from './contract/identity/social.ts';
import { stationOperations } from './contract/platform/station.ts';
import { statusOperations } from './contract/platform/status.ts';
import { tenantOperations } from './contract/tenancy/tenant.ts';
import { totpOperations } from './contract/identity/totp.ts';
import { userOperations } from './contract/platform/user.ts';
import type { events, Operation } from './operation.ts';

/** Every call of the API, by operation id. */
export const contract = {
  ...sessionOperations,
  ...socialOperations,
  ...totpOperations,
  ...invitationOperations,
  ...captchaOperations,
  ...signingKeyOperations,
  ...parameterOperations,
  ...userOperations,
  ...roleOperations,
  ...menuOperations,
  ...orgOperations,
  ...schoolOperations,
  ...certificationOperations,
  ...stationOperations,
  ...registerOperations,
  ...messageOperations,
  ...preferenceOperations,
  ...referenceOperations,
  ...contestOperations,
  ...deadlineOperations,
  ...retentionOperations,
  ...contestTemplateOperations,
  ...sheetMapOperations,
  ...projectOperations,
  ...entryOperations,
  ...planOperations,
  ...radarOperations,
  ...reviewOperations,
  ...legacyOperations,
  ...logOperations,
  ...limitOperations,
  ...smsOperations,
  ...fileOperations,
  ...jobOperations,
  ...accountOperations,
  ...dashboardOperations,
  ...searchOperations,
  ...publicOperations,
  ...commonOperations,
  ...tenantOperations,
  ...globalUserOperations,
  ...datasourceOperations,
  ...applicationOperations,
  ...onlineOperations,
  ...statusOperations,
  ...accessOperations,
} as const satisfies Record<string, Operation>;

export type Contract = typeof contract;
export type OperationId = keyof Contract;

type Part<Id extends OperationId, Key extends 'params' | 'query' | 'body'> =
  Contract[Id] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** The input of a handler: the parts of the request after validation. */
export interface InputOf<Id extends OperationId> {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  body: Part<Id, 'body'>;
}

/** A file as a handler answers it. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Bytes of a stream, where they are known. */
  size?: number;
  /** May be shown in the page instead of saved: only for types that hold no script. */
  isInline?: boolean;
  /** Opened by a signed link, which is worth the file it opens: pages of other origins may show it. */
  isLinked?: boolean;
}

/** The result of a handler. */
export type AnswerOf<Id extends OperationId> = Contract[Id]['answer'] extends z.ZodType
  ? z.input<Contract[Id]['answer']>
  : Contract[Id]['answer'] extends typeof events
    ? ReadableStream<Uint8Array>
    : FileAnswer;
