import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ApiCaller, callAs, Refused } from './call-api.ts';
import { preparedDemonstration } from './prepared-demonstration.ts';
import { startServer } from './start-server.ts';

/**
 * Kills the server in the middle of scoring, again and again: every score that was acknowledged must still be there, whole, after
 * the restart. `node e2e/kill-cycles.ts --cycles 20`
 */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '20' } } });
const cycles = Number(values.cycles);
const folder = mkdtempSync(join(tmpdir(), 'saiwu-kill-'));
/** By project: the last version of the sheet that the server said it had kept, and the comment in it. */
const acknowledged = new Map<string, { version: number; comment: string }>();
let checked = 0;

try {
  cpSync(await preparedDemonstration(), folder, { recursive: true });
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const server = await startServer(folder, ['--demo']);
    const { judge, stageId } = await openStage(server);
    await verify(judge, stageId);
    const { records } = await judge.send('POST', `/contest/judging/${stageId}/page`, { model: {}, size: 100 });
    const open = records
      .filter((one: { state: { code: string } }) => one.state.code !== 'SUBMITTED')
      .map((one: { projectId: string }) => one.projectId);
    const saved = await scoreUntilKilled(server.process, judge, stageId, open, cycle);
    console.log(`cycle ${cycle}: killed after ${saved} acknowledged saves`);
  }
  const last = await startServer(folder, ['--demo']);
  const { judge, stageId } = await openStage(last);
  await verify(judge, stageId);
  last.process.kill('SIGTERM');
  console.log(`${cycles} cycles, ${checked} checks of acknowledged sheets, nothing lost`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function openStage(server: Awaited<ReturnType<typeof startServer>>): Promise<{ judge: ApiCaller; stageId: string }> {
  const judge = await callAs(server, 'judge');
  const stages = await judge.send('GET', '/contest/judging/stages');
  return { judge, stageId: stages.find((one: { state: { code: string } }) => one.state.code === 'IN_REVIEW').stageId };
}

/** Saves sheets one after the other until the server is gone. Answers how many saves it acknowledged. */
async function scoreUntilKilled(
  server: ChildProcess,
  judge: ApiCaller,
  stageId: string,
  projectIds: string[],
  cycle: number,
): Promise<number> {
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const enough = 5 + Math.floor(Math.random() * 40);
  let saved = 0;
  for (let round = 0; ; round += 1) {
    // while the next one is under way, sooner or later within it
    if (saved === enough) setTimeout(() => server.kill('SIGKILL'), Math.random() * 20);
    const projectId = projectIds[round % projectIds.length] ?? '';
    const path = `/contest/judging/${stageId}/${projectId}`;
    const comment = `cycle ${cycle} round ${round}`;
    try {
      const version = acknowledged.get(projectId)?.version ?? (await judge.send('GET', path)).sheet.version;
      const sheet = await judge.send('PUT', `${path}/sheet`, {
        scores: [{ dimension: 0, item: 0, score: String(round % 15) }],
        comment,
        version,
      });
      acknowledged.set(projectId, { version: sheet.version, comment });
      saved += 1;
    } catch (error) {
      if (!(error instanceof Refused)) {
        await gone;
        return saved;
      }
      // a save that was written, but whose answer the last kill cut off: go on from what is there
      acknowledged.delete(projectId);
    }
  }
}

async function verify(judge: ApiCaller, stageId: string): Promise<void> {
  for (const [projectId, { version, comment }] of acknowledged) {
    const { sheet } = await judge.send('GET', `/contest/judging/${stageId}/${projectId}`);
    const isKept = sheet.version === version ? sheet.comment === comment : sheet.version > version;
    if (!isKept) throw new Error(`lost: project ${projectId} had version ${version} "${comment}", has ${sheet.version} "${sheet.comment}"`);
    checked += 1;
  }
}
