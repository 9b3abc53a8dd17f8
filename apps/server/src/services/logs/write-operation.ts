import type { Operation, OperationId } from '@saiwu/openapi';
import type { Insertable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import { withoutSecrets } from './hide-secrets.ts';
import { locationOf } from './location.ts';
import { maskedJson, maskedText } from './mask.ts';
import { deviceOf } from './user-agent.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

interface Done {
  id: OperationId;
  operation: Operation;
  input: unknown;
  /** Where it was asked for. */
  uri: string;
  /** The user whom an open operation has let in. */
  guest?: { id: string; name: string } | undefined;
  milliseconds: number;
  outcome: Pick<Insertable<LogSchema['optLog']>, 'type' | 'code' | 'result' | 'exDetail' | 'changes'>;
}

/** Longest that parameters, result or error are kept, in characters. */
export const longest = 4000;

/** Writes the row of the operation log that says which user did what, by `db`: secrets masked, long texts cut. */
export async function writeOperation(ctx: Context, db: Context['db'], done: Done): Promise<void> {
  const { id, operation, input, uri, guest, milliseconds, outcome } = done;
  const { ip, userAgent } = ctx.client;
  const device = deviceOf(userAgent);
  await tenantDb({ ...ctx, db })
    .insertInto('optLog')
    .values({
      operationId: id,
      userId: ctx.caller?.userId ?? guest?.id ?? null,
      userName: ctx.caller?.name ?? guest?.name ?? null,
      // the address from which a job was asked for is not known here: the row of that request has it
      requestIp: ip || null,
      location: locationOf(ctx.host.locator, ip),
      requestId: ctx.requestId,
      httpMethod: operation.method,
      requestUri: maskedText(uri, 255),
      params: maskedJson(withoutSecrets(operation, 'input', input), longest),
      ...outcome,
      consumingTime: Math.round(milliseconds),
      ua: userAgent,
      browser: [device.browser, device.browserVersion].filter(Boolean).join(' ') || null,
      terminal: device.operatingSystem,
      createTime: ctx.now,
    })
    .execute();
}
