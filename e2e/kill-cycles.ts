import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ServerProcess, startServer } from './start-server.ts';

/**
 * Kills the server in the middle of scoring, again and again: every score that was acknowledged must still be there, whole, after
 * the restart. `node e2e/kill-cycles.ts --cycles 20`
 */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '20' } } });
const cycles = Number(values.cycles);
const folder = mkdtempSync(join(tmpdir(), 'saiwu-kill-'));
/** Sheet by project: the last version that the server said it had kept, and the comment in it. */
const acknowledged = new Map<string, { version: number; comment: string }>();
let checked = 0;

try {
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const server = await startServer(folder, ['--demo']);
    const judge = await signIn(server, 'judge');
    const stage = await judge.get('/contest/judging/stages').then((stages) => stages.find((one: { state: { code: string } }) => one.state.code === 'IN_REVIEW'));
    const { records } = await judge.post(`/contest/judging/${stage.stageId}/page`, { model: {}, size: 100 });
    await verify(judge, stage.stageId);
    await scoreUntilKilled(server.process, judge, stage.stageId, records.filter((one: { state: { code: string } }) => one.state.code !== 'SUBMITTED').map((one: { projectId: string }) => one.projectId), cycle);
    console.log(`cycle ${cycle}: ${acknowledged.size} sheets acknowledged so far`);
  }
  const last = await startServer(folder, ['--demo']);
  const judge = await signIn(last, 'judge');
  const stage = await judge.get('/contest/judging/stages').then((stages) => stages.find((one: { state: { code: string } }) => one.state.code === 'IN_REVIEW'));
  await verify(judge, stage.stageId);
  last.process.kill('SIGTERM');
  console.log(`${cycles} cycles, ${checked} checks of acknowledged sheets, nothing lost`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function scoreUntilKilled(server: ChildProcess, judge: Judge, stageId: string, projectIds: string[], cycle: number): Promise<void> {
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  setTimeout(() => server.kill('SIGKILL'), 300 + Math.random() * 700);
  for (let round = 0; ; round += 1) {
    const projectId = projectIds[round % projectIds.length] ?? '';
    const comment = `cycle ${cycle} round ${round}`;
    const version = acknowledged.get(projectId)?.version;
    try {
      const known = version ?? (await judge.get(`/contest/judging/${stageId}/${projectId}`)).sheet.version;
      const sheet = await judge.put(`/contest/judging/${stageId}/${projectId}/sheet`, { scores: [{ dimension: 0, item: 0, score: String(round % 20) }], comment, version: known });
      acknowledged.set(projectId, { version: sheet.version, comment });
    } catch (error) {
      if (error instanceof Refused) {
        // a save that was written but whose answer was cut off by the last kill: go on from what is there
        acknowledged.set(projectId, (await judge.get(`/contest/judging/${stageId}/${projectId}`)).sheet);
        continue;
      }
      await gone;
      return;
    }
  }
}

async function verify(judge: Judge, stageId: string): Promise<void> {
  for (const [projectId, { version, comment }] of acknowledged) {
    const { sheet } = await judge.get(`/contest/judging/${stageId}/${projectId}`);
    const isKept = sheet.version === version ? sheet.comment === comment : sheet.version > version;
    if (!isKept) throw new Error(`lost: project ${projectId} had version ${version} "${comment}", has ${sheet.version} "${sheet.comment}"`);
    checked += 1;
  }
}

class Refused extends Error {}

// answers of many shapes are read here
type Answer = any; // oxlint-disable-line typescript/no-explicit-any -- see above

interface Judge {
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  put(path: string, body: object): Promise<Answer>;
}

async function signIn(server: ServerProcess, account: string): Promise<Judge> {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> => {
    const response = await fetch(`${server.address}/api${path}`, { method, headers: { 'content-type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });
    const envelope = await response.json();
    if (!envelope.isSuccess) throw new Refused(`${path}: ${envelope.msg}`);
    return envelope.data;
  };
  const session = await send('POST', '/oauth/noToken/login', { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` }, { grantType: 'password', account, password: server.password });
  const headers = { authorization: `Bearer ${session.token}` };
  return { get: (path) => send('GET', path, headers), post: (path, body) => send('POST', path, headers, body), put: (path, body) => send('PUT', path, headers, body) };
}
