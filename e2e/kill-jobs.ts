import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { linguiPlugins } from '../vite.shared.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';

/**
 * Kills the process of a job at each of its steps: after the next process has been at it, the job is done, its message has come and its
 * file is whole, each once. `node e2e/kill-jobs.ts --rounds 3`, on the embedded database and on the PostgreSQL of `TEST_DATABASE_URL`;
 * `--sample`: three of the steps, embedded.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, sample: { type: 'boolean', default: false } } });
const steps = ['asking', 'asked', 'taking', 'running', 'writing', 'written', 'finishing', 'finished'];
const chosen = values.sample ? ['taking', 'written', 'finishing'] : steps;
const rounds = values.sample ? 1 : Number(values.rounds);

/** What the next process finds when the job is over. */
interface Found {
  jobs: { state: string; attempts: number }[];
  messages: number;
  isFileWhole: boolean;
}

const server = fileURLToPath(new URL('../apps/server', import.meta.url));
const script = join(server, 'dist/kill/dying-job.js');
const folder = mkdtempSync(join(tmpdir(), 'saiwu-kill-jobs-'));
const scratch = 'saiwu_kill_jobs';

try {
  await buildScript();
  const prepared = join(folder, 'prepared');
  mkdirSync(prepared);
  await run(prepared, '', 'prepare');
  for (let round = 1; round <= rounds; round += 1) {
    for (const step of chosen) {
      const own = join(folder, `${round}-${step}`);
      cpSync(prepared, own, { recursive: true });
      await killAt(own, '', step);
      if (!postgres || values.sample) continue;
      const url = await createDatabase(scratch);
      await run(own, url, 'prepare');
      await killAt(own, url, step);
      await dropDatabase(scratch);
    }
  }
  console.log(`${rounds} × ${chosen.length} steps: every job was done once`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function killAt(own: string, url: string, step: string): Promise<void> {
  await run(own, url, step);
  const started = performance.now();
  const found = JSON.parse(await run(own, url, 'work')) as Found; // what the script tells
  const wanted = step === 'asking' ? 0 : 1;
  const isRight =
    found.jobs.length === wanted &&
    found.jobs.every(({ state, attempts }) => state === 'SUCCEEDED' && attempts <= 2) &&
    found.messages === wanted;
  if (!isRight || (wanted === 1 && !found.isFileWhole)) throw new Error(`killed at "${step}", then found ${JSON.stringify(found)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${url ? 'PostgreSQL' : 'embedded'}: killed at "${step}", done once ${seconds} s later`);
}

/** Starts the script, kills it at its first word unless it is done by itself, and answers that word. */
function run(own: string, url: string, act: string): Promise<string> {
  const child = spawn(process.execPath, [script, own, url, act], { stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (steps.includes(act) && output.includes('\n')) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) =>
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const isExpected = steps.includes(act) ? signal === 'SIGKILL' && output !== '' : code === 0;
      if (isExpected) resolve(output);
      else reject(new Error(`"${act}" ended with ${code ?? signal}: ${output}`));
    }),
  );
}

function buildScript(): Promise<unknown> {
  return build({
    root: server,
    configFile: false,
    logLevel: 'warn',
    plugins: [linguiPlugins()],
    build: {
      ssr: 'test/dying-job.ts',
      target: 'node24',
      outDir: 'dist/kill',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
    ssr: { noExternal: [/^@saiwu\//] },
  });
}
