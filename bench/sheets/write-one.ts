import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { writers, type WriterName } from './writers.ts';

/** What one file cost, in a process of its own. */
export interface Cost {
  milliseconds: number;
  /** The most memory of the process, threads included, over what it had before, in MiB. */
  memory: number;
  /** The longest that the event loop of the process stood still, in ms. */
  delay: number;
  /** The most that the thread of the event loop worked between two turns, in ms: of a pause, the part that is the writer's own. */
  work: number;
  bytes: number;
}

const [name, path] = process.argv.slice(2);
if (name === undefined || path === undefined || !(name in writers)) throw new Error('which writer, and where to?');
const write = writers[name as WriterName]; // looked up in the line above

/** In MiB. The high-water mark starts anew when `clear_refs` is told so. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

writeFileSync('/proc/self/clear_refs', '5');
const before = memory('VmRSS');
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
let work = 0;
let last = process.threadCpuUsage();
const turns = setInterval(() => {
  const now = process.threadCpuUsage();
  work = Math.max(work, (now.user + now.system - last.user - last.system) / 1000);
  last = now;
}, 1);
// the first turn is what the next is measured from
await wait(10);
const start = performance.now();
await write(path);
const milliseconds = performance.now() - start;
// a pause is counted when it is over
await wait(10);
loop.disable();
clearInterval(turns);
const cost: Cost = { milliseconds, memory: memory('VmHWM') - before, delay: loop.max / 1e6, work, bytes: statSync(path).size };
console.log(JSON.stringify(cost));
