import type { Operation, OperationId } from '@saiwu/openapi';
import type { Context } from './context.ts';

interface Facts {
  id: OperationId;
  operation: Operation;
  input: unknown;
  uri: string;
  code: number;
  milliseconds: number;
}

/** Writes down who did what: secrets masked, long parameters cut. A log that fails is reported, and does not undo the act. */
export async function recordOperation(ctx: Context, facts: Facts): Promise<void> {
  try {
    await ctx.host.database.kysely
      .insertInto('optLog')
      .values({
        tenantId: ctx.tenant.id,
        operationId: facts.id,
        userId: ctx.caller?.userId ?? null,
        userName: ctx.caller?.name ?? null,
        requestIp: ctx.client.ip,
        requestId: ctx.requestId,
        httpMethod: facts.operation.method,
        requestUri: facts.uri.slice(0, 255),
        params: JSON.stringify(facts.input, mask)?.slice(0, 4000) ?? null,
        code: facts.code,
        consumingTime: Math.round(facts.milliseconds),
        ua: ctx.client.userAgent,
      })
      .execute();
  } catch (error) {
    ctx.host.log.error({ error, requestId: ctx.requestId, operation: facts.id }, 'operation log not written');
  }
}

const secret = /password|token|secret|^code$/i;

/** A `JSON.stringify` replacer that hides secrets and names files instead of holding them. */
export function mask(key: string, value: unknown): unknown {
  if (secret.test(key) && typeof value === 'string') return '***';
  return value instanceof File ? { file: value.name, size: value.size } : value;
}
