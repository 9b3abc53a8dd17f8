import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer as listenRaw, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer, type Connection } from 'mysql2';
import { afterEach, describe, expect, it } from 'vitest';
import { placeOf } from '../allowed-hosts.ts';
import { datasourceProbe } from './probe.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Seen {
  user: string;
  database: string;
  queries: string[];
}

interface Greeting {
  user: string;
  database: string;
  authPluginData1: Buffer;
  authPluginData2: Buffer;
  authToken: Buffer;
}

type LetIn = (error: null, refusal?: { message: string; code: number }) => void;

/** A server that speaks MySQL: one account, one database. */
async function openMysql(answer: (connection: Connection) => void = (connection) => connection.writeOk()) {
  const seen: Seen[] = [];
  const server = createServer((connection) => {
    const one: Seen = { user: '', database: '', queries: [] };
    seen.push(one);
    // who goes away in the middle is what is tested
    connection.on('error', () => undefined);
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.4.0-standin',
      connectionId: seen.length,
      statusFlags: 2,
      characterSet: 8,
      capabilityFlags: 0xff_ff_ff & ~0x8_00,
      authCallback: ({ user, database, authPluginData1, authPluginData2, authToken }: Greeting, letIn: LetIn) => {
        Object.assign(one, { user, database });
        const isRight =
          user === 'reader' && authToken.equals(tokenOf('right', Buffer.concat([authPluginData1, authPluginData2.subarray(0, 12)])));
        if (!isRight) return letIn(null, { message: `Access denied for user '${user}'`, code: 1045 });
        if (database !== 'school') return letIn(null, { message: `Unknown database '${database}'`, code: 1049 });
        letIn(null);
        // the next packet begins a command
        return Object.assign(connection, { sequenceId: 0 });
      },
    });
    connection.on('query', (sql: string) => {
      one.queries.push(sql);
      answer(connection);
    });
  });
  const { _server: listener } = server as unknown as { _server: Server }; // its types leave out where it listens
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  closers.push(() => listener.close());
  return { port: (listener.address() as AddressInfo).port, seen }; // listens on TCP
}

/** mysql_native_password: SHA1(password) XOR SHA1(what the server sent + SHA1(SHA1(password))). */
function tokenOf(password: string, sent: Buffer): Buffer {
  const sha1 = (...parts: Buffer[]) => createHash('sha1').update(Buffer.concat(parts)).digest();
  const once = sha1(Buffer.from(password));
  const other = sha1(sent, sha1(once));
  return Buffer.from(once.map((byte, index) => byte ^ (other[index] ?? 0)));
}

async function listen(talk: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = listenRaw((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port; // listens on TCP
}

const account = { kind: 'mysql', user: 'reader', password: 'right', database: 'school', host: '127.0.0.1' } as const;
const probeOf = (port: number, milliseconds = 5000) => datasourceProbe([placeOf('127.0.0.1', port)], milliseconds);

describe('a try of a MySQL', () => {
  it('signs in, and asks for something', async () => {
    const { port, seen } = await openMysql();
    expect(await probeOf(port).probe({ ...account, port })).toBe('CONNECTED');
    expect(seen).toEqual([{ user: 'reader', database: 'school', queries: ['select 1'] }]);
  });

  it('tells an account from a database that is not let in', async () => {
    const { port, seen } = await openMysql();
    const probe = probeOf(port);
    expect(await probe.probe({ ...account, port, user: 'other' })).toBe('WRONG_ACCOUNT');
    expect(await probe.probe({ ...account, port, password: 'wrong' })).toBe('WRONG_ACCOUNT');
    expect(await probe.probe({ ...account, port, database: 'none' })).toBe('NO_DATABASE');
    expect(seen.flatMap(({ queries }) => queries)).toEqual([]);
  });

  it('tells whoever refuses for another reason', async () => {
    const { port } = await openMysql((connection) => connection.writeError({ message: 'Too many connections', code: 1040 }));
    expect(await probeOf(port).probe({ ...account, port })).toBe('REFUSED');
  });

  it('reaches nobody who is not named', async () => {
    const { port, seen } = await openMysql();
    expect(await datasourceProbe([]).probe({ ...account, port })).toBe('NOT_ALLOWED');
    expect(await datasourceProbe([placeOf('localhost', port)]).probe({ ...account, host: 'localhost', port })).toBe('PRIVATE');
    expect(seen).toEqual([]);
  });

  it('tells where nobody is, or nobody who speaks MySQL', async () => {
    const rude = await listen((socket) => socket.end());
    const other = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    for (const port of [rude, other]) expect(await probeOf(port).probe({ ...account, port })).toBe('UNREACHABLE');
    const { port } = await openMysql();
    for (const close of closers.splice(0)) close();
    expect(await probeOf(port).probe({ ...account, port })).toBe('UNREACHABLE');
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['says half of something', (socket) => socket.write(Buffer.from([0x4a, 0, 0]))],
  ])('waits for nobody who %s', async (_, talk) => {
    const port = await listen(talk);
    expect(await probeOf(port, 300).probe({ ...account, port })).toBe('TIMEOUT');
  });

  it('waits for nobody who lets us in and falls silent', async () => {
    const { port, seen } = await openMysql(() => undefined);
    expect(await probeOf(port, 300).probe({ ...account, port })).toBe('TIMEOUT');
    expect(seen).toMatchObject([{ queries: ['select 1'] }]);
  });
});
