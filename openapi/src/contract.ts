import type { z } from 'zod';
import { accessOperations } from './contract/access.ts';
import { applicationOperations } from './contract/application.ts';
import { captchaOperations } from './contract/captcha.ts';
import { accountOperations } from './contract/account.ts';
import { commonOperations } from './contract/common.ts';
import { certificationOperations } from './contract/certification.ts';
import { contestOperations } from './contract/contest.ts';
import { contestTemplateOperations } from './contract/contest-template.ts';
import { sheetMapOperations } from './contract/sheet-map.ts';
import { dashboardOperations } from './contract/dashboard.ts';
import { datasourceOperations } from './contract/datasource.ts';
import { deadlineOperations } from './contract/deadline.ts';
import { entryOperations } from './contract/entry.ts';
import { retentionOperations } from './contract/retention.ts';
import { fileOperations } from './contract/file.ts';
import { globalUserOperations } from './contract/global-user.ts';
import { invitationOperations } from './contract/invitation.ts';
import { jobOperations } from './contract/job.ts';
import { legacyOperations } from './contract/legacy.ts';
import { limitOperations } from './contract/limit.ts';
import { logOperations } from './contract/log.ts';
import { menuOperations } from './contract/menu.ts';
import { messageOperations } from './contract/message.ts';
import { onlineOperations } from './contract/online.ts';
import { orgOperations } from './contract/org.ts';
import { parameterOperations } from './contract/parameter.ts';
import { planOperations } from './contract/plan.ts';
import { radarOperations } from './contract/radar.ts';
import { preferenceOperations } from './contract/preference.ts';
import { projectOperations } from './contract/project.ts';
import { publicOperations } from './contract/public.ts';
import { referenceOperations } from './contract/reference.ts';
import { registerOperations } from './contract/register.ts';
import { reviewOperations } from './contract/review.ts';
import { roleOperations } from './contract/role.ts';
import { schoolOperations } from './contract/school.ts';
import { searchOperations } from './contract/search.ts';
import { sessionOperations } from './contract/session.ts';
import { signingKeyOperations } from './contract/signing-key.ts';
import { smsOperations } from './contract/sms.ts';
import { socialOperations } from './contract/social.ts';
import { stationOperations } from './contract/station.ts';
import { statusOperations } from './contract/status.ts';
import { tenantOperations } from './contract/tenant.ts';
import { totpOperations } from './contract/totp.ts';
import { userOperations } from './contract/user.ts';
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

/** What a handler gets: the parts of the request after validation. */
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
  /** Opened by a signed link, which is worth what it opens: pages of other origins may show it. */
  isLinked?: boolean;
}

/** What a handler gives back. */
export type AnswerOf<Id extends OperationId> = Contract[Id]['answer'] extends z.ZodType
  ? z.input<Contract[Id]['answer']>
  : Contract[Id]['answer'] extends typeof events
    ? ReadableStream<Uint8Array>
    : FileAnswer;
