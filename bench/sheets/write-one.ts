import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writers, type WriterName } from './writers.ts';

/** What one file cost, in a process of its own. */
export interface Cost {
  milliseconds: number;
  /** The most memory of the process, threads included, over what it had before, in MiB. */
  memory: number;
  /** The longest that the event loop of the process stood still, in ms. */
  delay: number;
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
const start = performance.now();
await write(path);
const milliseconds = performance.now() - start;
loop.disable();
const cost: Cost = { milliseconds, memory: memory('VmHWM') - before, delay: loop.max / 1e6, bytes: statSync(path).size };
console.log(JSON.stringify(cost));
