import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quiet } from '../../test/quiet-log.ts';
import { openHost } from './open-host.ts';
import { readSettings } from './settings.ts';

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'saiwu-host-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modesOf = (folder: string) => [folder, join(folder, 'database')].map((path) => (statSync(path).mode & 0o777).toString(8));

it('the data folder and the database in it are for the server alone, however they were before', async () => {
  const folder = join(parent, 'data');
  mkdirSync(join(folder, 'database'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'secret'), 'x'.repeat(40));
  expect(modesOf(folder)).toEqual(['755', '755']);
  const { host } = await openHost(readSettings({ DATA_DIR: folder }), quiet);
  expect(modesOf(folder)).toEqual(['700', '700']);
  await host.bus.close();
  await host.database.close();
  // an empty folder becomes a database first
});
