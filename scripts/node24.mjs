import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { fail } from './say.mjs';

const needed = 24;

/** Is this process itself on a Node that our code runs on? */
export function isNode24(version = process.version) {
  return Number(version.slice(1).split('.')[0]) >= needed;
}

/** The Node that the workspace brings along; ends with words where it does not run here. */
export function node24() {
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const version = spawnSync(binary, ['-p', 'process.version'], { encoding: 'utf8' }).stdout?.trim();
  if (version && isNode24(version)) return binary;
  if (isNode24()) return process.execPath;
  return fail(
    `没有可用的 Node ${needed}（${binary}：${version || '无法运行'}）。请删除 node_modules 和 .cache 后再试，或自行安装 Node ${needed}。`,
    `There is no Node ${needed} to run on (${binary}: ${version || 'does not run'}). Remove node_modules and .cache and try again, or install Node ${needed} yourself.`,
  );
}

/**
 * Runs a script on Node 24 with the workspace's tools on the path and what `options.env` adds to this process's environment, hands signals
 * on and resolves to its exit code.
 */
export function onNode24(args, options = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node24(), args, { stdio: 'inherit', ...options, env: { ...options.env, ...process.env, PATH: path } });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    // A terminal sends Ctrl+C to the child as well: a second one would be read as impatience.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  const watch = setInterval(endWithNpm, 200, process.ppid, child).unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** npm hands a signal to its shell only, which dies of it and leaves us behind: then the child ends too. */
function endWithNpm(parent, child) {
  if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
}
