import type { CertificationSchema } from './certification-schema.ts';
import type { ContestSchema } from './contest-schema.ts';
import type { DashboardSchema } from './dashboard-schema.ts';
import type { EntrySchema } from './entry-schema.ts';
import type { FileSchema } from './file-schema.ts';
import type { IdentitySchema } from './identity-schema.ts';
import type { JobSchema } from './job-schema.ts';
import type { KeptAnswerSchema } from './kept-answer-schema.ts';
import type { MessageSchema } from './message-schema.ts';
import type { LimitSchema } from './limit-schema.ts';
import type { LogSchema } from './log-schema.ts';
import type { PlaceSchema } from './place-schema.ts';
import type { PlanSchema } from './plan-schema.ts';
import type { PlatformSchema } from './platform-schema.ts';
import type { RegisterSchema } from './register-schema.ts';
import type { RadarSchema } from './radar-schema.ts';
import type { ReferenceSchema } from './reference-schema.ts';
import type { SmsSchema } from './sms-schema.ts';
import type { StatusSchema } from './status-schema.ts';

/** Every table, as the migrations leave it. Names are camelCase here and snake_case in SQL. */
export interface Schema
  extends
    PlatformSchema,
    FileSchema,
    ReferenceSchema,
    RegisterSchema,
    MessageSchema,
    ContestSchema,
    EntrySchema,
    JobSchema,
    KeptAnswerSchema,
    LimitSchema,
    LogSchema,
    SmsSchema,
    StatusSchema,
    DashboardSchema,
    IdentitySchema,
    PlaceSchema,
    PlanSchema,
    RadarSchema,
    CertificationSchema {}
