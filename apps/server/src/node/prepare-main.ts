import { parseArgs } from 'node:util';
import { lockFolder } from './database/folder-lock.ts';
import { explain } from './explain.ts';
import { openHost } from './open-host.ts';
import { pinoLog } from './pino-log.ts';
import { prepare } from './prepare.ts';
import { readSettings } from './settings.ts';

// A process of `prepareApart`: it ends with the one that waits for it, or as soon as nobody does.

process.once('disconnect', () => process.exit(1));
try {
  const { values: options } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  process.once('exit', lockFolder(settings.dataFolder));
  const { host } = await openHost(settings, pinoLog(settings.logLevel));
  const prepared = await prepare(host, settings, options.demo);
  // what it looks after by itself waits for the database as long as the demonstration is filled in
  await host.jobQueue.stop();
  await host.bus.close();
  await host.database.close();
  process.send?.(prepared, () => process.exit(0));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
