import { msg } from '@lingui/core/macro';
import { explainIssue, type OperationId, rules } from '@saiwu/openapi';
import { callerOf, type Context, type RequestKey } from '../core/context.ts';
import { invalid } from '../core/common-refusals.ts';
import { Refusal } from '../core/refusal.ts';
import { encryptText, decryptText } from '../core/encrypt-text.ts';
import { digest } from '../core/tokens.ts';
import { inTransaction } from './transaction.ts';
import { tenantDb } from './tenant-db.ts';

/** The key that a request brings in `Idempotency-Key`; null for none. Throws a refusal for one that is too long or no visible text. */
export async function readRequestKey(header: string | undefined, operationId: OperationId, input: object): Promise<RequestKey | null> {
  if (header === undefined) return null;
  const { success, data: key, error } = rules.idempotencyKey.safeParse(header);
  if (!success) throw invalid(Object.fromEntries(error.issues.map((issue) => ['Idempotency-Key', explainIssue(issue)])));
  return { operationId, key, fingerprint: await fingerprintOf(input) };
}

/**
 * Runs `work` in one transaction, as `inTransaction` does. A request with a key runs it once: the same request within a day, or while the
 * first is still at work, in this process or another, gets the data of the first. Facts that are told beside the data belong to lists,
 * which take no key. A refusal is not kept. For operations with `takesKey`: the pipeline calls it for a `write`, the handler of a
 * `staged` one itself, around all that it writes and answers. Throws a 422 for a key that came with other input before.
 */
export async function answerOnce<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { requestKey } = ctx;
  if (!requestKey) return inTransaction(ctx, work);
  const { userId } = callerOf(ctx);
  const { operationId, key, fingerprint } = requestKey;
  return inTransaction(ctx, async (ctx) => {
    const place = `${operationId} ${ctx.tenant.id} ${userId} ${key}`;
    const own = { userId, operationId, key };
    const fresh = { fingerprint, answer: null, createTime: ctx.now };
    // waits for a transaction that has written the same row and not committed yet
    const isFirst = await tenantDb(ctx)
      .insertInto('keptAnswer')
      .values({ ...own, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'operationId', 'key'])
          .doUpdateSet(fresh)
          .where('keptAnswer.createTime', '<=', new Date(ctx.now.getTime() - keptFor)),
      )
      .returning('key')
      .executeTakeFirst();
    const row = () =>
      tenantDb(ctx)
        .selectFrom('keptAnswer')
        .where((eb) => eb.and(own));
    if (!isFirst) return replay<T>(ctx, await row().select(['fingerprint', 'answer']).executeTakeFirstOrThrow(), fingerprint, place);
    const data = await work(ctx);
    const answer = await encryptText(ctx.host.secret, place, JSON.stringify({ data }));
    await tenantDb(ctx)
      .updateTable('keptAnswer')
      .set({ answer })
      .where((eb) => eb.and(own))
      .execute();
    return data;
  });
}

/** How long an answer is kept, in milliseconds. */
export const keptFor = 86_400_000;

async function replay<T>(
  ctx: Context,
  kept: { fingerprint: string; answer: string | null },
  fingerprint: string,
  place: string,
): Promise<T> {
  if (kept.fingerprint !== fingerprint) throw new Refusal(422, -9, msg`这次提交的内容与之前不同，请刷新后重试`);
  const text = kept.answer === null ? null : await decryptText(ctx.host.secret, place, kept.answer);
  if (text === null) throw new Error(`no answer is kept for ${place}`);
  const { data } = JSON.parse(text) as { data: T }; // the answer of the first request
  return data;
}

/** Of the input as it was checked; a file counts by its content. */
async function fingerprintOf(input: object): Promise<string> {
  const files = new Map<unknown, string>();
  const { body } = { body: null, ...input };
  for (const value of Object.values(body ?? {})) if (value instanceof Blob) files.set(value, await digest(await value.arrayBuffer()));
  return digest(JSON.stringify(input, (_, value: unknown) => files.get(value) ?? value));
}
