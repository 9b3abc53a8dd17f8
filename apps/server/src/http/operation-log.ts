import { file, type Operation, type OperationId } from '@saiwu/openapi';
import { asRefusal } from './as-refusal.ts';
import { changesBetween } from '../services/logs/changes-between.ts';
import type { Context } from '../core/context.ts';
import { classOf, describeError } from '../core/describe-error.ts';
import { withoutSecrets } from '../services/logs/hide-secrets.ts';
import { locationOf } from '../services/logs/location.ts';
import { maskedJson, maskedText } from '../services/logs/mask.ts';
import { deviceOf } from '../services/logs/user-agent.ts';
import { Refusal } from '../core/refusal.ts';

interface Facts {
  id: OperationId;
  operation: Operation;
  input: unknown;
  uri: string;
  /** Whom an operation that is open to everybody has let in. */
  guest?: { id: string; name: string } | undefined;
  /** What the answer was before the act has changed it. */
  before?: object | undefined;
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
export async function recordOperation(
  ctx: Context,
  { id, operation, input, uri, guest, before, outcome, milliseconds }: Facts,
): Promise<void> {
  const { ip, userAgent } = ctx.client;
  try {
    const device = deviceOf(userAgent);
    await ctx.host.database.kysely
      .insertInto('optLog')
      .values({
        tenantId: ctx.tenant.id,
        operationId: id,
        userId: ctx.caller?.userId ?? guest?.id ?? null,
        userName: ctx.caller?.name ?? guest?.name ?? null,
        requestIp: ip,
        location: locationOf(ctx.host.locator, ip),
        requestId: ctx.requestId,
        httpMethod: operation.method,
        requestUri: maskedText(uri, 255),
        params: maskedJson(withoutSecrets(operation, 'input', input), longest),
        ...('error' in outcome ? failed(ctx, outcome.error) : done(operation, outcome.data, before)),
        consumingTime: Math.round(milliseconds),
        ua: userAgent,
        browser: [device.browser, device.browserVersion].filter(Boolean).join(' ') || null,
        terminal: device.operatingSystem,
        createTime: ctx.now,
      })
      .execute();
  } catch (error) {
    ctx.host.log.error({ ...describeError(error), requestId: ctx.requestId, operation: id }, 'operation log not written');
  }
}

function done(operation: Operation, data: unknown, before: object | undefined) {
  if (operation.answer === file) return { type: 'OPT' as const, code: 0, result: null };
  const shown = (value: unknown) => withoutSecrets(operation, 'answer', value);
  const changes = before === undefined ? null : changesBetween(before, data, shown);
  return { type: 'OPT' as const, code: 0, result: maskedJson(shown(data), longest), changes };
}

/** In the words that the caller read; of what nobody foresaw its class too, never what it says: that may quote rows. */
function failed(ctx: Context, error: unknown) {
  const { code, text, facts } = asRefusal(error);
  const fields = Object.entries(facts.fields ?? {}).map(([field, reason]) => `${field}: ${ctx.say(reason)}`);
  const lines = [ctx.say(text), ...fields, ...(error instanceof Refusal ? [] : [classOf(error)])];
  return { type: 'EX' as const, code, exDetail: maskedText(lines.join('\n'), longest) };
}
