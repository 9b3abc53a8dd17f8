import { statfs } from 'node:fs/promises';
import { pgliteBus } from '../database/pglite-bus.ts';
import type { Log, OpenHost } from '../core/host.ts';
import { noMetrics } from '../core/no-metrics.ts';
import { argon2Passwords } from './argon2-passwords.ts';
import { datasourceProbe } from './datasources/probe.ts';
import { diskForms } from './files/disk-forms.ts';
import { openCloudUpload, openFiles } from './files/open-files.ts';
import { tusUploads } from './files/tus-uploads.ts';
import { ipLocation } from './ip-location.ts';
import { type Meter, openMeter } from './metrics.ts';
import { pgliteQueue, postgresQueue } from './database/pg-boss-queue.ts';
import { openEmbedded } from './database/open-embedded.ts';
import { openPostgres } from './database/postgres.ts';
import { postgresBus } from './database/postgres-bus.ts';
import { openPrivateFolder } from './private-folder.ts';
import type { NodeSettings } from './settings.ts';
import { openSms } from './sms/open-sms.ts';
import { openSocial } from './social/open-social.ts';
import { threadWorkers } from './threads/thread-workers.ts';

/** Everything that the server needs from this machine, as the settings want it; the meter where somebody may read its figures. */
export async function openHost(settings: NodeSettings, log: Log): Promise<{ host: OpenHost; meter: Meter | null }> {
  openPrivateFolder(settings.dataFolder);
  const meter = settings.metricsToken === undefined ? null : openMeter();
  const files = openFiles(settings, log);
  const host: OpenHost = {
    ...(await openDatabase(settings, log)),
    files: meter?.watchFiles(files) ?? files,
    forms: diskForms(`${settings.dataFolder}/forms`, log),
    disk: () => roomOn(settings.dataFolder),
    resumableUploads: tusUploads(`${settings.dataFolder}/uploads`, log),
    ...openCloudUpload(settings),
    clock: { now: () => new Date() },
    passwords: argon2Passwords,
    workers: threadWorkers,
    sms: openSms(settings.sms, settings.smsHosts, process.stdout),
    social: openSocial(settings.social),
    datasources: datasourceProbe(settings.datasourceHosts),
    metrics: meter?.metrics ?? noMetrics,
    locator: ipLocation(),
    log,
    secret: settings.secret,
    settings,
  };
  meter?.watch(host);
  return { host, meter };
}

/** What is left to whoever is no administrator of the machine. */
async function roomOn(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

async function openDatabase({ databaseUrl, dataFolder }: NodeSettings, log: Log): Promise<Pick<OpenHost, 'database' | 'bus' | 'jobQueue'>> {
  if (databaseUrl) {
    const bus = await postgresBus(databaseUrl, log);
    return { database: openPostgres(databaseUrl, log), bus, jobQueue: postgresQueue(databaseUrl, bus, log) };
  }
  const database = await openEmbedded(dataFolder);
  const bus = await pgliteBus(database.pglite);
  return { database, bus, jobQueue: pgliteQueue(database, bus, log) };
}
