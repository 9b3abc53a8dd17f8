import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before a server whose thread is watched: asked `loop` by the process that started it, it tells the longest time in milliseconds
 * that the thread kept others waiting since it was asked last.
 */
if (isMainThread && process.ppid === Number(process.env['SAIWU_TESTED_BY'])) {
  const delays = monitorEventLoopDelay({ resolution: 2 });
  delays.enable();
  process.on('message', (message) => {
    if (message !== 'loop') return;
    process.send?.(delays.max / 1e6);
    delays.reset();
  });
  process.channel?.unref();
}
