import { contract } from '@saiwu/openapi';
import { afterEach, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { createApp } from '../app.ts';

const server = openServer();
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

interface Coming {
  /** Resolves when the server has let the body in, and waits for the rest. */
  letIn: Promise<void>;
  answer: Promise<Response>;
}

/** A request from an address, of which so many bytes come, and then nothing. */
function begin(app: ReturnType<typeof createApp>, ip: string, bytes = 1): Coming {
  const { promise: letIn, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      endings.push(() => controller.error(new Error('gone')));
    },
    // the first piece has been taken
    pull: () => resolve(),
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  const request = new Request(`http://saiwu.test/api${contract['parameter.page'].path}`, init);
  return { letIn, answer: Promise.resolve(app.fetch(request, { ip })) };
}

async function refused({ answer }: Coming): Promise<[number, string | null]> {
  const { status, headers } = await answer;
  return [status, headers.get('retry-after')];
}

const allIn = (coming: Coming[]) => Promise.all(coming.map(({ letIn }) => letIn));

it('1,000 bodies of one address are waited for at once, no more, and others are none the worse', async () => {
  const app = createApp(server.host);
  await allIn(Array.from({ length: 1000 }, () => begin(app, '203.0.113.7')));
  expect(await refused(begin(app, '203.0.113.7'))).toEqual([429, '5']);
  await begin(app, '203.0.113.8').letIn;
});

it('addresses of one network of IPv6 are one, and 4,000 bodies are all that there may be', async () => {
  const app = createApp(server.host);
  const of = (network: number) => Array.from({ length: 1000 }, (_, host) => begin(app, `2001:db8:0:${network}::${host.toString(16)}`));
  const first = [1, 2, 3, 4].flatMap(of);
  await allIn(first);
  expect(await refused(begin(app, '2001:db8:0:1:ffff::1'))).toEqual([429, '5']);
  expect(await refused(begin(app, '2001:db8:0:5::1'))).toEqual([503, '5']);
  endings.shift()?.();
  expect((await first[0]?.answer)?.status).toBe(400);
  await begin(app, '2001:db8:0:5::1').letIn;
});

it('what is held of bodies is bounded too, and free again when they break off', async () => {
  const app = createApp(server.host);
  const first = Array.from({ length: 64 }, () => begin(app, '203.0.113.7', 1024 * 1024));
  await allIn(first);
  expect(await refused(begin(app, '203.0.113.7'))).toEqual([429, '5']);
  for (const end of endings.splice(0)) end();
  await Promise.all(first.map(({ answer }) => answer));
  const next = begin(app, '203.0.113.7');
  await next.letIn;
  endings.shift()?.();
  expect(await refused(next)).toEqual([400, null]);
});
