import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../../test/own-database.ts';
import { quiet } from '../../../../test/quiet-log.ts';
import { callerFor } from '../../../rows/caller-for.ts';
import { memoryHost } from '../../../browser/memory-host.ts';
import type { Context } from '../../../core/context.ts';
import type { SmsGateway } from '../../../core/host.ts';
import type { Job } from '../../jobs/define-job.ts';
import { systemContext } from '../../../domains/jobs/job-context.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { launchTask } from '../tasks/launch-task.ts';
import { sendTask } from './send-task.ts';
import { stopTask } from '../tasks/stop-task.ts';
import { sealSecret } from '../templates/template-secret.ts';
import { everyTenant } from '../../../rows/every-tenant.ts';

/** Three processes on one database; on the embedded one, three runs in the one process. */
let own: OwnDatabase;
let processes: Connected[];
const sent: string[] = [];
let onSend: () => void;

const phones = Array.from({ length: 120 }, (_, index) => `138000${String(index).padStart(5, '0')}`);

const gateway: SmsGateway = {
  perSecond: Infinity,
  async send({ receiver }) {
    sent.push(receiver);
    onSend();
    await new Promise((resolve) => setTimeout(resolve, sent.length % 4));
    return { kind: 'accepted', bizId: receiver };
  },
};

beforeAll(async () => {
  own = await ownDatabase();
  const opened = own;
  processes = opened.kind === 'server' ? await Promise.all([1, 2, 3].map(() => opened.connect())) : [1, 2, 3].map(() => opened.connected);
});
beforeEach(() => {
  sent.length = 0;
  onSend = () => undefined;
});
afterAll(async () => {
  if (own.kind === 'server') for (const one of processes) await one.close();
  await own.drop();
});

/** The context of a process, as the administrator. */
async function contextOf({ database, bus }: Connected): Promise<Context> {
  const secret = 'a secret for tests, longer than 32 bytes';
  const host = { ...memoryHost(database, bus, secret), sms: { ALI: gateway }, log: quiet };
  const ctx = await systemContext(host, seedTenantId);
  if (!ctx) throw new Error('no tenant');
  const user = await everyTenant(ctx).selectFrom('user').where('account', '=', 'admin').selectAll().executeTakeFirstOrThrow();
  return { ...ctx, caller: await callerFor(ctx, user, '') };
}

/** A task that is on its way, and the job that has it. */
async function launch(ctx: Context): Promise<{ taskId: string; jobId: string }> {
  const tenantId = seedTenantId;
  const customCode = crypto.randomUUID().slice(0, 8);
  return inTransaction(ctx, async (ctx) => {
    const template = await everyTenant(ctx)
      .insertInto('smsTemplate')
      .values({
        tenantId,
        customCode,
        providerType: 'ALI',
        appId: 'a',
        content: '${a}',
        templateParams: '{}',
        templateCode: 'T',
        appSecret: await sealSecret(ctx, customCode, 's'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = {
      tenantId,
      templateId: template.id,
      sourceType: 'APP',
      topic: 't',
      templateParams: '{"a":"1"}',
      content: '1',
      draft: true,
    } as const;
    const { id } = await everyTenant(ctx).insertInto('smsTask').values(row).returning('id').executeTakeFirstOrThrow();
    await launchTask(ctx, { id, topic: 't', receivers: phones.map((phone) => ({ phone, name: null })), sendTime: null });
    const { jobId } = await everyTenant(ctx).selectFrom('smsTask').where('id', '=', id).select('jobId').executeTakeFirstOrThrow();
    return { taskId: id, jobId: jobId ?? '' };
  });
}

/** One attempt at the job, as if every process took the others for dead. */
async function attempt(
  ctx: Context,
  { taskId, jobId }: { taskId: string; jobId: string },
  round = 1,
  signal = new AbortController().signal,
): Promise<void> {
  const job: Job = {
    id: jobId,
    ctx,
    signal,
    attempt: 1,
    progress: async () => signal.throwIfAborted(),
    finish: (work) => inTransaction(ctx, async (ctx) => void (await work(ctx))),
  };
  await sendTask.run(job, { taskId, round });
}

async function outcome(ctx: Context, taskId: string) {
  const rows = await everyTenant(ctx)
    .selectFrom('smsSendStatus')
    .where('taskId', '=', taskId)
    .select(['receiver', 'sendStatus', 'code'])
    .execute();
  const { status } = await everyTenant(ctx).selectFrom('smsTask').where('id', '=', taskId).select('status').executeTakeFirstOrThrow();
  const having = (code: string) =>
    rows
      .filter((row) => row.code === code)
      .map((row) => row.receiver)
      .toSorted();
  return { status, ok: having('OK'), unknown: having('UNKNOWN'), cancelled: having('CANCELLED') };
}

it('sends once to each, however many processes take the task up', async () => {
  const contexts = await Promise.all(processes.map(contextOf));
  const [first] = contexts;
  if (!first) throw new Error('no process');
  const task = await launch(first);
  await Promise.all(contexts.map((ctx) => attempt(ctx, task)));
  expect(sent.toSorted()).toEqual(phones);
  // a process that came to its end while others were sending has left a job that looks again
  const { jobId } = await everyTenant(first).selectFrom('smsTask').where('id', '=', task.taskId).select('jobId').executeTakeFirstOrThrow();
  await attempt(first, { ...task, jobId: jobId ?? '' }, 2);
  expect(sent).toHaveLength(phones.length);
  expect(await outcome(first, task.taskId)).toEqual({ status: 'SUCCESS', ok: phones, unknown: [], cancelled: [] });
});

it('sends to nobody who is told as cancelled, whenever the stop comes', async () => {
  for (const moment of [1, 7, 25, 60]) {
    sent.length = 0;
    const [runner, stopper] = await Promise.all(processes.slice(0, 2).map(contextOf));
    if (!runner || !stopper) throw new Error('no process');
    const task = await launch(runner);
    const reached = new Promise<void>((resolve) => (onSend = () => void (sent.length >= moment && resolve())));
    const stopping = reached.then(() => inTransaction(stopper, (ctx) => stopTask(ctx, task.taskId)));
    await Promise.all([attempt(runner, task), stopping]);
    const { status, ok, unknown, cancelled } = await outcome(runner, task.taskId);
    expect([ok, unknown, status]).toEqual([sent.toSorted(), [], 'FAIL']);
    expect([...ok, ...cancelled].toSorted()).toEqual(phones);
    expect(cancelled.length).toBeGreaterThan(0);
  }
});

it('takes up a task whose process went away, and sends to nobody twice', async () => {
  const [first, second] = await Promise.all(processes.slice(0, 2).map(contextOf));
  if (!first || !second) throw new Error('no process');
  const task = await launch(first);
  const dying = new AbortController();
  onSend = () => void (sent.length === 40 && dying.abort());
  await expect(attempt(first, task, 1, dying.signal)).rejects.toThrow('aborted');
  expect(sent.length).toBeLessThan(phones.length);
  await attempt(second, task);
  expect(sent.toSorted()).toEqual(phones);
  expect(await outcome(second, task.taskId)).toMatchObject({ status: 'SUCCESS', ok: phones });
});
