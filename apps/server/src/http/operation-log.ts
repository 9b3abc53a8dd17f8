import { file, type Operation, type OperationId } from '@saiwu/openapi';
import { asRefusal } from './answers/as-refusal.ts';
import { changesBetween } from '../services/logs/changes-between.ts';
import type { Context } from '../core/context.ts';
import { classOf, describeError } from '../core/describe-error.ts';
import { withoutSecrets } from '../services/logs/hide-secrets.ts';
import { maskedJson, maskedText } from '../services/logs/mask.ts';
import { longest, writeOperation } from '../services/logs/write-operation.ts';
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

/**
 * Writes down who did what. It stands between the act and its answer, so that nobody has an answer to a write that left no row (one
 * statement outside the act's transaction; below a millisecond beside what a write takes). A log that fails is reported, and does not undo
 * the act.
 */
export async function recordOperation(ctx: Context, { before, outcome, ...facts }: Facts): Promise<void> {
  try {
    const said = 'error' in outcome ? failed(ctx, outcome.error) : done(facts.operation, outcome.data, before);
    await writeOperation(ctx, ctx.host.database.kysely, { ...facts, outcome: said });
  } catch (error) {
    ctx.host.log.error({ ...describeError(error), requestId: ctx.requestId, operation: facts.id }, 'operation log not written');
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
