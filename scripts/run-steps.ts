import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Step } from './steps.ts';

export interface StepEnd {
  step: Step;
  isPassed: boolean;
  /** Seconds by the clock. */
  seconds: number;
  /** Seconds of processor that it and what it waited for took, without a browser's own processes; null where the system does not tell. */
  processor: number | null;
  output: string;
  /** Why the runner ended it, if it did. */
  ended?: 'silent' | 'stopped';
}

/** Tenths of a core that steps may take together: for two cores, as many as keep them busy while some of them wait. */
const most = 34;
/** Milliseconds without a word after which a step hangs: the longest that says nothing compiles for a minute and a half. */
const silence = 15 * 60_000;
/** Milliseconds that a step has to put away what it made, once it is told to end. */
const grace = 10_000;
const root = join(import.meta.dirname, '..');
/** A step's tools start processes of their own: a signal must reach them all. */
const hasGroups = process.platform !== 'win32';

/**
 * Runs steps in the list's order, as many beside each other as their loads allow, each once what it needs has passed; begins nothing new
 * once one has failed, and ends what runs then. `tell` hears of each end. A step that says nothing for `patience` milliseconds is ended. A
 * signal to this process ends all steps, waits for them and exits.
 */
export async function runSteps(steps: readonly Step[], tell: (end: StepEnd) => void, patience = silence): Promise<StepEnd[]> {
  const waiting = [...steps];
  const running = new Map<Step, ReturnType<typeof startStep>>();
  const ends: StepEnd[] = [];
  /** Aborted by the first failure, or by a signal, which is its reason then. */
  const over = new AbortController();
  over.signal.addEventListener('abort', () => running.forEach((one) => one.stop()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => over.abort(signal));

  const isOwed = (name: string) => steps.some((step) => step.name === name) && !ends.some(({ step }) => step.name === name);
  const loadOf = ({ load = 10 }: Step) => load;
  const fits = (step: Step) => running.size === 0 || [...running.keys(), step].reduce((sum, one) => sum + loadOf(one), 0) <= most;
  // what does not fit lets lighter ones behind it go first, or a core would idle
  const findNext = () => waiting.find((step) => fits(step) && ![...(step.needs ?? []), ...(step.after ?? [])].some(isOwed));

  while (running.size > 0 || (waiting.length > 0 && !over.signal.aborted)) {
    for (let next = findNext(); next && !over.signal.aborted; next = findNext()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, startStep(next, patience));
    }
    // oxlint-disable-next-line no-await-in-loop -- one end after another decides what begins next
    const end = await Promise.race(Array.from(running.values(), ({ ended }) => ended));
    running.delete(end.step);
    ends.push(end);
    // what is stopped because of another one has failed in nothing
    if (end.ended === 'stopped') continue;
    tell(end);
    if (!end.isPassed) over.abort();
  }
  const { reason } = over.signal;
  if (typeof reason === 'string') process.exit(128 + constants.signals[reason as NodeJS.Signals]); // a signal's name, see above
  return ends;
}

function startStep(step: Step, patience: number): { ended: Promise<StepEnd>; stop(): void } {
  const began = performance.now();
  // what its tests and browsers leave there goes with it, however it ends
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-step-'));
  const child = spawnMeasured(step, folder);
  let output = '';
  let reason: StepEnd['ended'];
  let timer: NodeJS.Timeout | undefined;

  function end(why: NonNullable<StepEnd['ended']>) {
    if (reason !== undefined) return;
    reason = why;
    signalTo(child, 'SIGTERM');
    setTimeout(() => signalTo(child, 'SIGKILL'), grace).unref();
  }
  function hear(text: string) {
    output += text;
    clearTimeout(timer);
    timer = setTimeout(() => end('silent'), patience);
  }
  hear('');
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => hear(chunk.toString()));
  let times = '';
  (child.stdio[3] as Readable | null)?.on('data', (chunk: Buffer) => (times += chunk.toString())); // opened for reading below
  child.on('error', (error) => (output += error.message));
  // what the leader has left behind goes too: it would keep the output open
  child.on('exit', () => signalTo(child, 'SIGKILL'));
  return {
    stop: () => end('stopped'),
    ended: new Promise((resolve) =>
      child.on('close', (code) => {
        clearTimeout(timer);
        // a browser that ends at this moment may still write
        rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
        const seconds = (performance.now() - began) / 1000;
        resolve({ step, isPassed: code === 0, seconds, processor: processorOf(times), output, ...(reason && { ended: reason }) });
      }),
    ),
  };
}

/** Through a shell that tells at the end what the processes under it took: Node knows that of itself alone. */
function spawnMeasured(step: Step, folder: string): ChildProcess {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env: NodeJS.ProcessEnv = { ...process.env, ...step.env, PATH: path, TMPDIR: folder };
  for (const name of step.without ?? []) delete env[name];
  const [program = '', ...args] = step.run;
  const options = { cwd: step.cwd ?? root, env, detached: hasGroups };
  if (!hasGroups) return spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // a signal is for what runs in it, which ends its browsers and servers first
  // the shell's own word about a process that a signal has ended is no output of the step
  const measure = 'trap : INT TERM HUP; exec 4>&2 2>/dev/null; (exec "$@" 2>&4 3>&- 4>&-); code=$?; times >&3; exit $code';
  return spawn('sh', ['-c', measure, 'step', ...step.run], { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
}

function signalTo({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    if (hasGroups) process.kill(-pid, signal);
    else if (exitCode === null) process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}

/** The second line of `times`: user and system time of the children, such as `1m2.5s 0m3.1s`. */
function processorOf(times: string): number | null {
  const parts = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/.exec(times)?.slice(1).map(Number);
  if (!parts) return null;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = parts;
  return (userMinutes + systemMinutes) * 60 + user + system;
}
