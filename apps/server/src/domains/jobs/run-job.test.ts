// @pglite: jobs share the one connection with requests
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openServer } from '../../../test/harness.ts';
import type { Context } from '../../core/context.ts';
import { operationQueue } from '../../core/operation-queue.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../rows/transaction.ts';
import { callerFor } from '../../rows/caller-for.ts';
import { defineJob, type Job } from '../../services/jobs/define-job.ts';
import { systemContext } from './job-context.ts';
import { createJobRunner } from './run-job.ts';
import { startJob } from '../../services/jobs/start-job.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

const server = openServer();
const never = new AbortController().signal;

/** A context in which somebody calls, as a request would have it. */
async function contextOf(account: string, language: 'zh' | 'en' = 'zh'): Promise<Context> {
  const ctx = await systemContext(server.host, '1');
  if (!ctx) throw new Error('the tenant is not there');
  const user = await server.db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();
  return { ...ctx, language, caller: await callerFor(ctx, user, '') };
}

/** Asks for a job whose work is `run`; answers its id, and what one attempt at it comes to. */
async function jobOf(
  run: (job: Job) => Promise<void>,
  { account = 'manager', language = 'zh', isTold = true, input = z.object({}) as z.ZodType, attempts = 5, givesWay = 0 } = {}, // any schema may stand here
) {
  const ctx = await contextOf(account, language as 'zh' | 'en'); // the default widens it
  const id = await inTransaction(ctx, (ctx) => startJob(ctx, 'job.prune', {}, { isTold, label: '清点' }));
  const runner = createJobRunner(server.host, { 'job.prune': defineJob({ input, attempts, givesWay, run }) });
  const attempt = (signal: AbortSignal = never) => runner.run({ tenantId: '1', id, startAfter: null, isSoon: false }, signal);
  return { id, attempt };
}

async function jobRow(id: string) {
  return server.db.selectFrom('job').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

async function messagesOf(account: string, language: 'zh' | 'en' = 'zh') {
  const { data } = await server.as(account, language).call('message.page', { body: { model: { bizType: 'JOB' } } });
  return data.records.map((one: { title: string; text: string; handlerUrl: string }) => [one.title, one.text, one.handlerUrl]);
}

const addRole = (ctx: Context) =>
  everyTenant(ctx).insertInto('role').values({ tenantId: '1', code: 'EFFECT', name: '效果', dsType: 'SELF' }).execute();
const effects = async () => (await server.db.selectFrom('role').where('code', '=', 'EFFECT').select('id').execute()).length;

describe('a job', () => {
  it('happens once, with its effect, its state and its message, however often it is tried', async () => {
    let isBroken = true;
    const { id, attempt } = await jobOf(async (job) => {
      await job.finish(async (ctx) => {
        await addRole(ctx);
        if (isBroken) throw new Error('cut off in the middle of the effect');
        return { facts: { counted: 3 } };
      });
    });
    await expect(attempt()).rejects.toThrow('cut off');
    expect(await jobRow(id)).toMatchObject({ state: 'WAITING', attempts: 1 });
    expect([await effects(), await messagesOf('manager')]).toEqual([0, []]);
    isBroken = false;
    await attempt();
    await attempt();
    expect(await jobRow(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 2, result: { counted: 3 } });
    expect(await effects()).toBe(1);
    expect(await messagesOf('manager')).toEqual([['清点：已完成', '后台任务已经完成，结果保留 7 天。', `/jobs/${id}`]]);
  });

  it('happens once although an attempt that was thought dead comes back', async () => {
    const gate = Promise.withResolvers<void>();
    const { id, attempt } = await jobOf(async (job) => {
      if (job.attempt === 1) await gate.promise;
      await job.finish(async (ctx) => void (await addRole(ctx)));
    });
    const first = attempt();
    await expect.poll(() => jobRow(id)).toMatchObject({ state: 'RUNNING', attempts: 1 });
    await attempt();
    gate.resolve();
    await first;
    expect(await effects()).toBe(1);
    expect(await jobRow(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 2 });
  });

  it('goes on in peace although an attempt that was thought dead comes back and fails', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { id, attempt } = await jobOf(async (job) => {
      if (job.attempt === 1) {
        await first.promise;
        throw new Error('its connection was gone');
      }
      await second.promise;
      await job.progress(1, 1);
      await job.finish(async (ctx) => void (await addRole(ctx)));
    });
    const dead = attempt();
    await expect.poll(() => jobRow(id)).toMatchObject({ state: 'RUNNING', attempts: 1 });
    const alive = attempt();
    await expect.poll(() => jobRow(id)).toMatchObject({ state: 'RUNNING', attempts: 2 });
    first.resolve();
    await expect(dead).rejects.toThrow('gone');
    expect(await jobRow(id)).toMatchObject({ state: 'RUNNING', attempts: 2 });
    second.resolve();
    await alive;
    expect([(await jobRow(id)).state, await effects()]).toEqual(['SUCCEEDED', 1]);
  });

  it('lets requests go first as long as it may, where they share one connection', async () => {
    const ran: string[] = [];
    const request = Promise.withResolvers<void>();
    const answer = operationQueue(server.host).run(() => request.promise);
    const patient = await jobOf(async () => void ran.push('patient'), { givesWay: 60_000 });
    const attempt = patient.attempt();
    await expect.poll(() => jobRow(patient.id)).toMatchObject({ state: 'RUNNING' });
    const pressed = await jobOf(async () => void ran.push('pressed'), { givesWay: 20 });
    await pressed.attempt();
    expect(ran).toEqual(['pressed']);
    request.resolve();
    await Promise.all([answer, attempt]);
    expect(ran).toEqual(['pressed', 'patient']);
  });

  it('that was undone with its request is not there to run', async () => {
    const ctx = await contextOf('manager');
    const asked = inTransaction(ctx, async (ctx) => {
      await startJob(ctx, 'job.prune', {});
      throw new Error('undone');
    });
    await expect(asked).rejects.toThrow('undone');
    await server.runJobs();
    expect(await server.db.selectFrom('job').select('id').execute()).toEqual([]);
  });

  it('runs as whoever asked, with the permissions they have by then, in their language', async () => {
    const seen: unknown[] = [];
    const { attempt } = await jobOf(
      async ({ ctx }) =>
        void seen.push(ctx.caller?.account, ctx.caller?.scope.isAll, ctx.say(msg`无权限`), ctx.caller?.resourceList.length),
      { account: 'school', language: 'en' },
    );
    await server.db.deleteFrom('userRole').execute();
    await attempt();
    expect(seen).toEqual(['school', false, 'No permission', 0]);
  });

  it('of somebody who was disabled since fails, and says so', async () => {
    const { id, attempt } = await jobOf(async () => undefined, { account: 'school' });
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'school').execute();
    await attempt();
    expect(await jobRow(id)).toMatchObject({ state: 'FAILED', error: { message: '发起人已不存在或已停用' } });
  });

  it('of somebody who is gone does not run with the rights of the server', async () => {
    let hasRun = false;
    const { id, attempt } = await jobOf(async () => void (hasRun = true));
    await server.db.updateTable('job').set({ userId: null }).where('id', '=', id).execute();
    await attempt();
    expect([hasRun, (await jobRow(id)).state]).toEqual([false, 'FAILED']);
  });

  it('that is refused is over at once, with the words in every language', async () => {
    const value = '甲';
    const { id, attempt } = await jobOf(async () => {
      throw new Refusal(400, -9, msg`${value} 已经存在`);
    });
    await attempt();
    const told = await Promise.all(
      (['zh', 'en'] as const).map((language) => server.as('manager', language).call('job.get', { params: { id } })),
    );
    expect(told.map(({ data }) => [data.state.code, data.error])).toEqual([
      ['FAILED', '甲 已经存在'],
      ['FAILED', '甲 already exists'],
    ]);
    expect(await messagesOf('manager')).toEqual([['清点：没有完成', '后台任务没有完成，原因：甲 已经存在', `/jobs/${id}`]]);
  });

  it('is given up after its last attempt, whether it threw or its process died', async () => {
    const thrown = await jobOf(() => Promise.reject(new Error('broken')), { attempts: 2 });
    await expect(thrown.attempt()).rejects.toThrow('broken');
    await thrown.attempt();
    expect(await jobRow(thrown.id)).toMatchObject({ state: 'FAILED', attempts: 2, error: { message: '系统繁忙，请稍后再试~' } });
    const died = await jobOf(async () => undefined, { attempts: 2 });
    // two processes took it and were never heard of again
    await server.db.updateTable('job').set({ state: 'RUNNING', attempts: 2 }).where('id', '=', died.id).execute();
    await died.attempt();
    expect(await jobRow(died.id)).toMatchObject({ state: 'FAILED', error: { message: '多次意外中断，已经放弃' } });
    expect(await messagesOf('manager')).toHaveLength(2);
  });

  it('that meets a full disk is tried again, and says so in the end', async () => {
    const { id, attempt } = await jobOf(
      async () => {
        throw new Refusal(503, -2, msg`系统维护中，请稍后再试~`);
      },
      { attempts: 2 },
    );
    await expect(attempt()).rejects.toThrow('系统维护中');
    expect((await jobRow(id)).state).toBe('WAITING');
    await attempt();
    expect(await jobRow(id)).toMatchObject({ state: 'FAILED', error: { message: '系统维护中，请稍后再试~' } });
  });

  it('whose input does not fit this version fails with words', async () => {
    let hasRun = false;
    const { id, attempt } = await jobOf(async () => void (hasRun = true), { input: z.object({ added: z.int() }) });
    await attempt();
    expect([hasRun, (await jobRow(id)).error?.message]).toEqual([false, '任务的内容与当前版本不符']);
  });

  it('goes back in line when its process stops, and that attempt does not count', async () => {
    const stopping = new AbortController();
    const { id, attempt } = await jobOf(async ({ signal }) => {
      stopping.abort();
      signal.throwIfAborted();
    });
    await expect(attempt(stopping.signal)).rejects.toThrow('aborted');
    expect(await jobRow(id)).toMatchObject({ state: 'WAITING', attempts: 0 });
  });

  it('tells how far it is, not too often, and over the bus', async () => {
    const told: unknown[] = [];
    const { attempt, id } = await jobOf(async (job) => {
      for (let done = 1; done <= 1000; done += 1) await job.progress(done, 1000);
    });
    const end = server.host.bus.subscribe('job', (one) => void told.push([one.id, one.state, one.done, one.total]));
    await attempt();
    end();
    expect(told.slice(0, 2)).toEqual([
      [id, 'RUNNING', 0, null],
      [id, 'RUNNING', 1, 1000],
    ]);
    expect(told.at(-1)).toEqual([id, 'SUCCEEDED', 1000, 1000]);
    expect(told.length).toBeLessThan(10);
  });
});

describe('cancelling', () => {
  it('stops what runs, and its effect does not come', async () => {
    const { id, attempt } = await jobOf(async (job) => {
      expect((await server.as('manager').call('job.cancel', { params: { id: job.id } })).data.state.code).toBe('CANCELLED');
      expect(job.signal.aborted).toBe(true);
      await job.finish(async (ctx) => void (await addRole(ctx)));
    });
    await attempt();
    expect([(await jobRow(id)).state, await effects(), await messagesOf('manager')]).toEqual(['CANCELLED', 0, []]);
  });

  it('stops what runs where nothing was heard of it', async () => {
    const { id, attempt } = await jobOf(async (job) => {
      await server.db.updateTable('job').set({ state: 'CANCELLED' }).where('id', '=', job.id).execute();
      await job.progress(1, 2);
      await addRole(job.ctx);
    });
    await attempt();
    expect([(await jobRow(id)).state, await effects()]).toEqual(['CANCELLED', 0]);
  });

  it('keeps what waits from running, once, and only for its owner', async () => {
    let hasRun = false;
    const { id, attempt } = await jobOf(async () => void (hasRun = true));
    for (const account of ['school', 'admin', 'nobody'])
      expect((await server.as(account).call('job.cancel', { params: { id } })).status).toBe(404);
    expect((await server.as('manager').call('job.cancel', { params: { id } })).status).toBe(200);
    await attempt();
    expect(hasRun).toBe(false);
    const again = await server.as('manager').call('job.cancel', { params: { id } });
    expect([again.status, again.msg]).toEqual([409, '任务已经结束，不能取消']);
  });
});
