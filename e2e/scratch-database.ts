import { Client } from 'pg';

/** The PostgreSQL that tests may use; absent where there is none. */
export const postgres = process.env['TEST_DATABASE_URL'];

/** An empty database of this name on that PostgreSQL, and its address. One that an earlier run left behind is dropped. */
export async function createDatabase(name: string): Promise<string> {
  await administer(`drop database if exists ${name} with (force)`, `create database ${name} encoding 'UTF8' template template0`);
  return Object.assign(new URL(postgres ?? ''), { pathname: `/${name}` }).href;
}

export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`);
}

async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
