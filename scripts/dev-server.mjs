import { watchServer } from './dev-build.mjs';
import { serverProcess } from './dev-process.mjs';

// The server of `npm run dev`, built and started again after each change of its sources. What a debugger needs goes to Node, the rest to
// the server.
const isForNode = (arg) => /^--inspect(-|=|$)/.test(arg);
const [nodeArgs, args] = [process.argv.slice(2).filter(isForNode), process.argv.slice(2).filter((arg) => !isForNode(arg))];

const server = serverProcess(nodeArgs, args, (code) => void end('SIGTERM', code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal, 0));
const unwatch = watchServer({ begun: () => server.expect(), built: (folder) => server.replace(folder) });

/** Leaves no process and no folder behind. */
async function end(signal, code) {
  await Promise.all([server.end(signal), unwatch.then((endBuilds) => endBuilds())]);
  process.exit(code);
}
