import fastify from 'fastify';
import { createRequire } from 'node:module';
import { page } from './page.ts';

// Fastify and `pg`, and nothing else: node bare-server.ts <database address>. Prints its own address.

interface Bare {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: object[] }>;
}
const server = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { Pool } = server('pg') as { Pool: new (options: object) => Bare }; // the server's own
const pool = new Pool({ connectionString: process.argv[2], max: 20 });
const app = fastify();
app.post('/page', async () => {
  const { rows } = await pool.query({ name: 'page', text: page, values: ['1'] });
  return { records: rows };
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
