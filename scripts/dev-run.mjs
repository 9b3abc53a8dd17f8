import { pathToFileURL } from 'node:url';

// A process of the server of `npm run dev`. It may begin while the server is still being built: what the last build needed of others it has
// then loaded when it is told which build to run. It ends with the process that told it.
process.on('message', ({ early, main }) => {
  // to have loaded it is worth half a second, not to have done so nothing more
  if (early) import(pathToFileURL(early).href).catch(() => undefined);
  if (main) void import(pathToFileURL(main).href);
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
