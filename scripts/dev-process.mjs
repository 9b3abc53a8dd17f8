import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { say } from './say.mjs';

/** Milliseconds after which a server that was told to stop is killed: it needs ten seconds at most, unless a debugger holds it still. */
const patience = 12_000;

/**
 * The server of the newest build, as one process after another. `expect` lets the next one begin to load, `replace` runs it when the one
 * before has let go of data and port; of several builds meanwhile the last is run. `end` ends it for good. `onFail` hears the exit code of
 * a first process that ended by itself: a setting is wrong or the port is taken, which no change of the sources mends.
 */
export function serverProcess(nodeArgs, args, onFail) {
  let running = null;
  let waiting = null;
  let newest = null;
  let isReplacing = false;
  let isOver = false;

  function begin() {
    const child = spawn(process.execPath, ['--enable-source-maps', ...nodeArgs, join(root, 'scripts/dev-run.mjs'), ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', () => waiting === child && (waiting = null));
    return child;
  }

  function start(folder) {
    const isFirst = running === null;
    const child = waiting ?? begin();
    waiting = null;
    child.send({ main: join(folder, 'main.js') });
    running = { child, folder, ended: new Promise((resolve) => child.once('exit', resolve)) };
    child.once('exit', (code, signal) => {
      rmSync(folder, { recursive: true, force: true });
      if (isReplacing || isOver) return;
      if (isFirst) onFail(code ?? 128 + constants.signals[signal]);
      else say('服务端已退出，源码再有改动时启动。', 'The server ended; it starts when its sources change again.');
    });
  }

  return {
    expect() {
      // two processes cannot both listen for a debugger
      if (isOver || !running || waiting || nodeArgs.length > 0) return;
      waiting = begin();
      waiting.send({ early: join(running.folder, 'packages.js') });
    },
    async replace(folder) {
      if (isOver) return rmSync(folder, { recursive: true });
      if (isReplacing) rmSync(newest, { recursive: true });
      newest = folder;
      if (isReplacing) return;
      if (running) {
        say('服务端的源码已改动，正在重启。', 'The sources of the server changed: it is restarting.');
        isReplacing = true;
        await stop(running, 'SIGTERM');
        isReplacing = false;
      }
      if (!isOver) start(newest);
    },
    async end(signal) {
      isOver = true;
      waiting?.kill();
      if (running) await stop(running, signal);
      // of a build whose turn had not come
      if (newest) rmSync(newest, { recursive: true, force: true });
    },
  };
}

/** Resolves when the process is gone. A terminal sends Ctrl+C to it as well: a second one would be read as impatience. */
async function stop({ child, ended }, signal) {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}
