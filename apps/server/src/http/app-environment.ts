import type { OperationId } from '@saiwu/openapi';
import type { Intake } from './bodies/intake.ts';
import type { Tenant } from '../core/context.ts';

/** What the steps of one request know of it, before and beside its context. */
export interface AppEnvironment {
  Variables: {
    requestId: string;
    ip: string;
    /** `own-origin.ts` */
    origin: string;
    tenantOf(): Promise<Tenant>;
    intake: Intake;
    /** When the whole request was there: set before it stands in line, so that a busy server costs nobody a deadline. */
    arrived?: Date;
    /** Set once a path has found its operation. */
    operation?: OperationId;
  };
  Bindings: { ip?: string };
}
