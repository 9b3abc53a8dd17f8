import { file, type Operation, type OperationId } from '@saiwu/openapi';
import type { Context } from './context.ts';
import { locationOf } from './logs/location.ts';
import { maskedJson, maskedText } from './logs/mask.ts';
import { deviceOf } from './logs/user-agent.ts';
import { Refusal } from './refusal.ts';

interface Facts {
  id: OperationId;
  operation: Operation;
  input: unknown;
  uri: string;
  outcome: { data: unknown } | { error: unknown };
  milliseconds: number;
}

/** Longest that parameters, result or error are kept, in characters. */
const longest = 4000;

/**
 * Writes down who did what: secrets masked, long texts cut. It stands between the act and its answer, so that nobody has an answer to a
 * write that left no row (one statement outside the act's transaction; below a millisecond beside what a write takes). A log that fails is
 * reported, and does not undo the act.
 */
export async function recordOperation(ctx: Context, { id, operation, input, uri, outcome, milliseconds }: Facts): Promise<void> {
  const { ip, userAgent } = ctx.client;
  try {
    const device = deviceOf(userAgent);
    await ctx.host.database.kysely
      .insertInto('optLog')
      .values({
        tenantId: ctx.tenant.id,
        operationId: id,
        userId: ctx.caller?.userId ?? null,
        userName: ctx.caller?.name ?? null,
        requestIp: ip,
        location: locationOf(ctx.host.locator, ip),
        requestId: ctx.requestId,
        httpMethod: operation.method,
        requestUri: maskedText(uri, 255),
        params: maskedJson(input, longest),
        ...('error' in outcome ? failed(ctx, outcome.error) : done(operation, outcome.data)),
        consumingTime: Math.round(milliseconds),
        ua: userAgent,
        browser: [device.browser, device.browserVersion].filter(Boolean).join(' ') || null,
        terminal: device.operatingSystem,
        createTime: ctx.now,
      })
      .execute();
  } catch (error) {
    // the message alone: what the database says beside it may quote the row
    const reason = error instanceof Error ? error.message : String(error);
    ctx.host.log.error({ reason, requestId: ctx.requestId, operation: id }, 'operation log not written');
  }
}

function done(operation: Operation, data: unknown) {
  return { type: 'OPT' as const, code: 0, result: operation.answer === file ? null : maskedJson(data, longest) };
}

function failed(ctx: Context, error: unknown) {
  if (!(error instanceof Refusal)) return { type: 'EX' as const, code: -1, exDetail: maskedText(String(error), longest) };
  const fields = Object.entries(error.facts.fields ?? {}).map(([field, reason]) => `${field}: ${ctx.say(reason)}`);
  return { type: 'EX' as const, code: error.code, exDetail: maskedText([ctx.say(error.text), ...fields].join('\n'), longest) };
}
