import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { endListening, listen } from './listen.ts';

it('ends beside a client that goes on asking on one connection, with each answer given', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  let count = 0;
  const server = await listen(
    {
      async fetch() {
        count += 1;
        asked.resolve();
        await answer.promise;
        return new Response('here');
      },
    },
    { port: 0, host: '127.0.0.1' },
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  const asking = (async () => {
    // until nothing listens there any more
    while (await ask(agent, address.port)) answered += 1;
  })();
  await asked.promise;
  const ended = endListening(server);
  answer.resolve();
  await ended;
  await asking;
  agent.destroy();
  expect(answered).toBe(count);
});

/** Whether the server answered. */
function ask(agent: Agent, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ agent, port, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.once('end', () => resolve(true));
    }).once('error', () => resolve(false));
  });
}
