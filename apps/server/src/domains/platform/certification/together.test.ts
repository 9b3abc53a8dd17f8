import { expect, it } from 'vitest';
import { approve, ask, reject } from '../../../../test/certification-steps.ts';
import { openProcesses } from '../../../../test/open-processes.ts';

const processes = openProcesses(2);
const database = () => processes.at(0).db;

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

it('of two who decide at once one does, and the other is told', async () => {
  for (const account of ['student', 'nobody', 'judge1']) {
    const { data } = await ask(processes.at(0), account);
    const answers = await Promise.all([
      approve(processes.at(0), 'college', data.id, true),
      reject(processes.at(1), 'school', data.id),
      approve(processes.at(1), 'manager', data.id, true),
    ]);
    expect(statusesOf(answers), account).toEqual([200, 409, 409]);
  }
});

it('who asks twice at once has one request', async () => {
  const answers = await Promise.all([0, 1, 0].map((index) => ask(processes.at(index), 'teacher', { roleCode: 'MAKER' })));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
});

it('a console that is open in another process hears at once that its reader was certified, or asked and is not yet', async () => {
  const marks = await listen('judge2');
  const first = await marks.next();
  const { data } = await ask(processes.at(0), 'judge2', { roleCode: 'MAKER' });
  const second = await marks.next();
  await approve(processes.at(0), 'college', data.id, true);
  // the role and the badge may come as one or as two
  const told = [await marks.next()];
  const { roleList } = (await processes.at(1).as('judge2').call('session.verify')).data;
  expect(roleList).toContainEqual({ code: 'MAKER', centifiedStatus: true });
  expect(new Set([first, second, ...told]).size).toBe(3);
  await marks.leave();
  expect((await database().selectFrom('certification').where('id', '=', data.id).select('state').executeTakeFirst())?.state).toBe(
    'APPROVED',
  );
});

/** The marks that the stream of somebody carries, in the second process. */
async function listen(account: string) {
  const response = await processes.at(1).fetch('/api/msg/stream', { headers: await processes.at(1).headersOf(account) });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader(); // a stream was answered
  const decoder = new TextDecoder();
  let text = '';
  async function next(): Promise<string> {
    for (;;) {
      const event = /event: access\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return event[1] ?? '';
      }
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += decoder.decode(value);
    }
  }
  return { next, leave: () => reader.cancel() };
}
