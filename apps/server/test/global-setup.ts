import { PGlite, types } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { prepare as Prepare } from './prepare.ts';
import { linguiPlugins } from '../../../vite.shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}/node_modules/.cache`;

/** How many workers run test files at once; each has a PostgreSQL database of its own. */
export const workers = 2;

/** Builds what tests start from, once: a snapshot of the embedded database, or databases copied from one template. */
export async function setup(): Promise<void> {
  const empty = await keepEmpty();
  process.env['TEST_EMPTY'] = empty;
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return preparePostgres(url);
  const snapshot = `${cache}/snapshot-${fingerprint()}.tar`;
  process.env['TEST_SNAPSHOT'] = snapshot;
  if (existsSync(snapshot)) return;
  const pglite = await PGlite.create({ parsers: { [types.INT8]: (text: string) => text }, loadDataDir: new Blob([readFileSync(empty)]) });
  await build(pglite);
  await keep(pglite, snapshot);
  await pglite.close();
}

/** A database without tables: to make one takes half of a snapshot's time, and it is another one only with another version of PGlite. */
async function keepEmpty(): Promise<string> {
  const facts = readFileSync(`${root}/node_modules/@electric-sql/pglite/package.json`, 'utf8');
  const { version } = JSON.parse(facts) as { version: string }; // every package has one
  const path = `${cache}/empty-${version}.tar`;
  if (existsSync(path)) return path;
  const pglite = await PGlite.create();
  await keep(pglite, path);
  await pglite.close();
  return path;
}

/** Another run that begins meanwhile sees all of it or nothing. */
async function keep(pglite: PGlite, path: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}

/** Migrations and seed go through Vite, as everywhere: they hold messages and `.sql` files. */
async function build(target: PGlite | string): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [linguiPlugins()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prepare } = (await vite.ssrLoadModule('/test/prepare.ts')) as { prepare: typeof Prepare }; // what that file exports
    await prepare(target);
  } finally {
    await vite.close();
  }
}

async function preparePostgres(url: string): Promise<void> {
  const database = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  const names = Array.from({ length: workers }, (_, index) => `saiwu_test_${index + 1}`);
  // `own-database.ts` makes more of them, which a run that was killed leaves behind
  const left = await client.query<{ datname: string }>(String.raw`select datname from pg_database where datname like 'saiwu\_own\_%'`);
  for (const name of ['saiwu_test_template', ...names, ...left.rows.map(({ datname }) => datname)])
    await client.query(`drop database if exists ${name} with (force)`);
  await client.query("create database saiwu_test_template encoding 'UTF8' template template0");
  await build(database('saiwu_test_template'));
  await gatherStatistics(database('saiwu_test_template'));
  for (const name of names) await client.query(`create database ${name} template saiwu_test_template`);
  await client.end();
}

/** Plans of tests are those of these facts, and not of whether the server got round to gathering some. */
async function gatherStatistics(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

function fingerprint(): string {
  const files = [
    ...globSync(`${root}/src/{schema,database,domains/reference,services/parameters,seed}/**/*`),
    // what we ship lies there
    ...globSync(`${root}/src/domains/contest/{template,sheet}/{shipped-*.ts,shipped/**/*}`),
    `${root}/src/core/built-in-names.ts`,
    // permission codes are seeded from there
    ...globSync(`${root}/../../openapi/src/{contract{.ts,/**/*},pages/further-permissions.ts}`),
    `${root}/test/fixture.ts`,
    `${root}/test/prepare.ts`,
    fileURLToPath(import.meta.url),
  ]
    .filter((path) => /\.(ts|sql)$/.test(path))
    .toSorted();
  const hash = createHash('sha256');
  for (const path of files) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
