import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

it('gives the rest of the process its turn while somebody has statement after statement', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-turns-'));
  const { kysely, close } = await openEmbedded(folder);
  let rings = 0;
  const timer = setInterval(() => (rings += 1), 1);
  try {
    for (let count = 0; count < 100; count += 1) await sql`select count(*) from generate_series(1, 20000)`.execute(kysely);
    expect(rings).toBeGreaterThan(0);
  } finally {
    clearInterval(timer);
    await close();
    rmSync(folder, { recursive: true });
  }
});
