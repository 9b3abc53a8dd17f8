import { type AnswerOf, saiwuVersion } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readBundle } from './bundle.ts';
import { readFailureHealth } from './failure-health.ts';
import { healthOf, worstOf } from './health-state.ts';
import { readInstallation } from './installation-health.ts';
import { readJobHealth } from './job-health.ts';
import { readStorage } from './storage-health.ts';

export const statusHandlers = {
  'status.get': (ctx) => readStatus(ctx),
  'status.bundle': async (ctx) => {
    const text = JSON.stringify(await readBundle(ctx, await readStatus(ctx)), null, 2);
    const time = toWire(ctx.now, ctx.tenant.timeZone).replaceAll(/\D/g, '');
    // a front end takes JSON in a file's place for a refusal
    return { fileName: `saiwu-support-${time}.json`, contentType: 'application/octet-stream', content: new TextEncoder().encode(text) };
  },
} satisfies Partial<Handlers>;

async function readStatus(ctx: Context): Promise<AnswerOf<'status.get'>> {
  const [jobs, failures, storage, installation] = [
    await readJobHealth(ctx),
    await readFailureHealth(ctx),
    await readStorage(ctx),
    await readInstallation(ctx),
  ];
  const parts = [jobs, failures, installation?.database, installation?.queue, installation?.disk, installation?.backup];
  return {
    ...healthOf(ctx, worstOf(parts.flatMap((part) => (part ? [part.state.code] : [])))),
    version: saiwuVersion,
    time: toWire(ctx.now, ctx.tenant.timeZone),
    jobs,
    failures,
    storage,
    installation,
  };
}
