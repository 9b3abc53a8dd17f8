import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublic, placeOf, readHosts } from '../allowed-hosts.ts';
import { datasourceProbe } from './probe.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A listener on this machine; how many have connected to it. */
async function listen(talk: (socket: Socket) => void) {
  const server = createServer((socket) => {
    sockets.push(socket);
    // who goes away in the middle is what is tested
    socket.on('error', () => undefined);
    talk(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return { port, connections: () => sockets.length };
}

const account = { kind: 'postgres', database: 'd', user: 'u', password: 'p' } as const;
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const letIn = Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), ready]);
const done = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), ready]);
const refusal = (state: string) => message('E', Buffer.from(`SFATAL\0C${state}\0Mno\0\0`));

describe('places that may be tried', () => {
  it('are those that stand in the setting, with their port', () => {
    expect(readHosts('DATASOURCE_HOSTS', 'DB.example.cn, 10.0.0.5:5433 [2001:db8::1]', 5432)).toEqual([
      'db.example.cn:5432',
      '10.0.0.5:5433',
      '2001:db8::1:5432',
    ]);
    expect(readHosts('DATASOURCE_HOSTS', undefined, 5432)).toEqual([]);
    for (const wrong of ['a/b', 'u@h', 'h:99999', '*'])
      expect(() => readHosts('DATASOURCE_HOSTS', wrong, 5432)).toThrow(/DATASOURCE_HOSTS/);
  });

  it('are no private ones behind a name', () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '0.0.0.0', 'x'])
      expect([address, isPublic(address)]).toEqual([address, false]);
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect([address, isPublic(address)]).toEqual([address, true]);
  });
});

describe('a try', () => {
  it('reaches nobody who is not named, nor a private network by a name', async () => {
    const { port, connections } = await listen((socket) => socket.write(letIn));
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '127.1'])
      expect([host, await datasourceProbe([placeOf('db.test', port)]).probe({ ...account, host, port })]).toEqual([host, 'NOT_ALLOWED']);
    expect(await datasourceProbe([placeOf('localhost', port)]).probe({ ...account, host: 'localhost', port })).toBe('PRIVATE');
    expect(connections()).toBe(0);
  });

  it('looks a name up once, and goes nowhere where one of its addresses is private', async () => {
    const { port, connections } = await listen((socket) => socket.write(letIn));
    for (const answers of [['8.8.8.8', '127.0.0.1'], ['127.0.0.1'], ['::1'], ['169.254.169.254'], ['10.0.0.1', '2606:4700::1111']]) {
      let asked = 0;
      const lookUp = async () => {
        asked += 1;
        return answers;
      };
      const probe = datasourceProbe([placeOf('db.test', port)], 300, lookUp);
      for (const kind of ['postgres', 'mysql'] as const)
        expect(await probe.probe({ ...account, kind, host: 'db.test', port })).toBe('PRIVATE');
      expect([answers, asked, connections()]).toEqual([answers, 2, 0]);
    }
    expect(await datasourceProbe([placeOf('db.test', port)], 300, async () => []).probe({ ...account, host: 'db.test', port })).toBe(
      'UNREACHABLE',
    );
  });

  it('tells who lets us in, who refuses us, and where nobody is', async () => {
    const open = await listen((socket) => {
      let parts = 0;
      socket.on('data', () => {
        parts += 1;
        socket.write(parts === 1 ? letIn : done);
      });
    });
    const refusing = (state: string) => listen((socket) => socket.once('data', () => socket.write(refusal(state))));
    const closed = await refusing('28P01');
    const empty = await refusing('3D000');
    const full = await refusing('53300');
    const rude = await listen((socket) => socket.end());
    const places = [open, closed, empty, full, rude].map(({ port }) => placeOf('127.0.0.1', port));
    const probe = datasourceProbe(places);
    const outcomes = [];
    for (const { port } of [open, closed, empty, full, rude]) outcomes.push(await probe.probe({ ...account, host: '127.0.0.1', port }));
    expect(outcomes).toEqual(['CONNECTED', 'WRONG_ACCOUNT', 'NO_DATABASE', 'REFUSED', 'UNREACHABLE']);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['says half of something', (socket) => socket.write(Buffer.from('R'))],
    ['lets us in and falls silent', (socket) => socket.once('data', () => socket.write(letIn))],
  ])('waits for nobody who %s', async (_, talk) => {
    const { port } = await listen(talk);
    const probe = datasourceProbe([placeOf('127.0.0.1', port)], 300);
    expect(await probe.probe({ ...account, host: '127.0.0.1', port })).toBe('TIMEOUT');
  });
});
