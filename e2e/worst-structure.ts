import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callAs, signIn } from './call-api.ts';
import { openContest } from './hand-in-many.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { type ServerProcess, startServer } from './start-server.ts';
import { worstHtml, worstRequests } from './worst-bodies.ts';

/**
 * Sends every operation the worst bodies that its bytes allow, and the places that take HTML the worst that is taken: nobody else may wait
 * for more than 100 ms. `node e2e/worst-structure.ts`, on the embedded database and on the PostgreSQL of `TEST_DATABASE_URL`.
 */
const longest = 100;
const scratch = 'saiwu_worst_structure';
const folder = mkdtempSync(join(tmpdir(), 'saiwu-structure-'));
const watch = `--import ${new URL('watch-loop.ts', import.meta.url).href}`;

interface Waited {
  about: string;
  milliseconds: number;
}

try {
  await attack('embedded', {});
  if (postgres) {
    await attack('PostgreSQL', { DATABASE_URL: await createDatabase(scratch), SECRET: 'x'.repeat(40) });
    await dropDatabase(scratch);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function attack(name: string, environment: Record<string, string>): Promise<void> {
  const server = await startServer(join(folder, name), ['--demo'], { ...environment, LIMITS: 'off', NODE_OPTIONS: watch });
  try {
    const waits = [...(await sendBodies(server)), ...(await sendHtml(server))].toSorted((a, b) => b.milliseconds - a.milliseconds);
    const over = waits.filter(({ milliseconds }) => milliseconds > longest);
    console.log(
      `${name}: ${waits.length} requests, others waited up to ${Math.round(waits[0]?.milliseconds ?? 0)} ms; ${over.length} over ${longest} ms`,
    );
    for (const { about, milliseconds } of waits.slice(0, Math.max(5, over.length)))
      console.log(`  ${Math.round(milliseconds)} ms ${about}`);
    if (over.length > 0) process.exitCode = 1;
  } finally {
    server.process.kill('SIGKILL');
  }
}

/** What every operation does with them, one after the other, as the administrator who may call them all. */
async function sendBodies(server: ServerProcess): Promise<Waited[]> {
  const waits: Waited[] = [];
  let token = await signIn(server, 'admin');
  await waitedFor(server);
  for (const { about, method, path, type, body } of worstRequests()) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const response = await fetch(`${server.address}/api${path}`, { method, headers, body });
    await response.arrayBuffer();
    waits.push({ about, milliseconds: await waitedFor(server) });
    if (response.status >= 500) throw new Error(`${about} was answered with ${response.status}`);
    if (response.status !== 401) continue;
    token = await signIn(server, 'admin');
    await waitedFor(server);
  }
  return waits;
}

/** What the cleaning of HTML does, in a section of a plan, a message, a template of messages and a contest. */
async function sendHtml(server: ServerProcess): Promise<Waited[]> {
  const contestId = await openContest(server, '结构', 10);
  const student = await callAs(server, 'student');
  const school = await callAs(server, 'school');
  const { id } = await student.send('POST', '/contest/entry', { contestId, track: '科技创新', title: '雨水花园' });
  let version = 0;
  const places: [place: string, characters: number, save: (html: string) => Promise<unknown>][] = [
    [
      'a section of a plan',
      990_000,
      async (html) => ({ version } = await student.send('PUT', `/contest/entry/${id}/plan/market`, { version, html })),
    ],
    [
      'a message',
      60_000,
      (content) => school.send('POST', '/msg/msg', { msgDTO: { msgType: 'NOTIFY', title: '结构', content }, roleCodeList: ['JUDGE'] }),
    ],
    [
      'a template',
      60_000,
      (content) => school.send('POST', '/msg/msg/templates', { name: crypto.randomUUID().slice(0, 20), title: '结构', content }),
    ],
  ];
  const waits: Waited[] = [];
  for (const [place, characters, save] of places)
    for (const [shape, html] of Object.entries(worstHtml(characters))) {
      await waitedFor(server);
      const outcome = await save(html).then(
        () => 'taken',
        (error: unknown) => String(error),
      );
      waits.push({ about: `${place}: ${shape} (${outcome})`, milliseconds: await waitedFor(server) });
    }
  return waits;
}

/** Milliseconds that the thread of the server kept others waiting since this was asked last. */
async function waitedFor(server: ServerProcess): Promise<number> {
  const answered = once(server.process, 'message');
  server.process.send('loop');
  const [milliseconds] = await answered;
  return Number(milliseconds);
}
