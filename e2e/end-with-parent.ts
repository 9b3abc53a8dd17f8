import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before a server that tests start: it ends when the process that started it does, however that one ended. What the server starts
 * itself inherits the flag that loads this, and has another parent.
 */
if (isMainThread && process.ppid === Number(process.env['SAIWU_TESTED_BY'])) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
}
