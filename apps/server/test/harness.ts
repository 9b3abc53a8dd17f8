import { PGlite, types } from '@electric-sql/pglite';
import { contract, events, file, type Operation, type OperationId } from '@saiwu/openapi';
import { CompiledQuery, type Dialect, type Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import { memoryQueue } from '../src/browser/memory-queue.ts';
import type { Schema } from '../src/schema/schema.ts';
import { openKysely } from '../src/database/postgres-compatible.ts';
import type { OpenHost } from '../src/core/host.ts';
import { jobDefinitions } from '../src/wiring/job-definitions.ts';
import { createJobRunner } from '../src/domains/jobs/run-job.ts';
import { diskForms } from '../src/node/files/disk-forms.ts';
import { onlyTenant, seedTenantId } from '../src/core/tenants.ts';
import { digest, signAccess } from '../src/core/tokens.ts';
import { testSecret } from './fixture.ts';
import { localBus } from './local-bus.ts';
import { signingKeys } from '../src/domains/identity/session/signing-keys/signing-key.ts';
import { quickPasswords } from './quick-passwords.ts';
import { quiet } from './quiet-log.ts';
import { savepointDialect } from './savepoint-dialect.ts';
import { guardTenants } from './tenant-guard/guard.ts';
import { workInPlace } from './work-in-place.ts';

/** An answer as a client sees it. `data`, `msg` and `extra` come out of the envelope. */
export interface Answer {
  status: number;
  code: number;
  // answers of many shapes are read by their own tests
  data: any; // oxlint-disable-line typescript/no-explicit-any -- see above
  msg: string;
  extra: any; // oxlint-disable-line typescript/no-explicit-any -- see above
  response: Response;
}

/** The parts of a request; values may be wrong on purpose. */
interface Given {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Goes out as `Idempotency-Key`. */
  key?: string;
}

export interface Person {
  call(id: OperationId, input?: Given): Promise<Answer>;
  /** Changes a row as a form does that has just read it: with its version as it stands. */
  change(id: ChangeId, body: { id: string } & Record<string, unknown>): Promise<Answer>;
}

type ChangeId = Extract<OperationId, `${string}.update` | `${string}.updateAll`>;

export interface TestServer {
  /** The whole app: `server.fetch('/api/…', init)`, or a whole address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Signs somebody in without a password, and calls as them; `null` calls as nobody. */
  as(account: string | null, language?: 'zh' | 'en'): Person;
  /** A signed-in user's headers. */
  headersOf(account: string): Promise<Record<string, string>>;
  /** The same callers for the people of another tenant. */
  within(tenant: { id: string; code: string }): Pick<TestServer, 'headersOf' | 'as'>;
  db: Kysely<Schema>;
  /** Moves the server's clock. */
  setNow(now: Date): void;
  host: OpenHost;
  /** Runs the jobs that are due, and what they put in line, in the test's own transaction. */
  runJobs(): Promise<void>;
  /**
   * Builds once what all tests of this file or `describe` start from; each of them is rolled back to it. What is built lies in the
   * database: the clock of the server is set in tests.
   */
  given<Built>(build: () => Promise<Built>): () => Built;
  /** Does something and undoes it, in the middle of a test. */
  undoing<Done>(work: () => Promise<Done>): Promise<Done>;
}

/**
 * The app on a migrated, seeded database with the fixture's people (`fixture.ts`), for the tests of one file. Each test runs in a
 * transaction that is rolled back, or in a savepoint of that which `given` began. `access`: see `local-bus.ts`.
 */
export function openServer(settings: Partial<OpenHost['settings']> = {}, access: 'kept' | 'read anew' = 'read anew'): TestServer {
  let opened:
    | { host: OpenHost; app: ReturnType<typeof createApp>; runJobs: () => Promise<void>; forget: () => void; close: () => Promise<void> }
    | undefined;
  const guard = guardTenants();
  let now: Date | null = null;
  let folder = '';
  let depth = 0;
  const current = () => {
    if (!opened) throw new Error('the server opens in beforeAll: use it inside tests');
    return opened;
  };

  const run = (command: string) => current().host.database.kysely.executeQuery(CompiledQuery.raw(command));

  async function begin(): Promise<void> {
    now = null;
    await run(depth === 0 ? 'begin' : 'savepoint given');
    depth += 1;
  }

  /** What caches have read meanwhile is undone as well. */
  async function undo(): Promise<void> {
    depth -= 1;
    if (depth === 0) await run('rollback');
    else {
      await run('rollback to savepoint given');
      await run('release savepoint given');
    }
    current().forget();
  }

  beforeAll(async () => {
    const { dialect, close } = await openDialect();
    folder = mkdtempSync(join(tmpdir(), 'saiwu-forms-'));
    const kysely = openKysely(savepointDialect(dialect), guard.log);
    const { bus, forget } = localBus(access);
    const jobQueue = memoryQueue(bus, () => (now ?? new Date()).getTime());
    const memory = memoryHost({ kind: 'embedded', kysely, close: () => close(kysely) }, bus, testSecret);
    const host: OpenHost = {
      ...memory,
      clock: { now: () => now ?? new Date() },
      passwords: quickPasswords,
      forms: diskForms(folder, quiet),
      workers: workInPlace(memory),
      jobQueue,
      log: quiet,
      settings: { tenantMode: 'NONE', ...settings },
    };
    const runner = createJobRunner(host, jobDefinitions);
    opened = { host, app: createApp(host), runJobs: () => jobQueue.runDue(runner.run), forget, close: () => close(kysely) };
  });
  beforeEach(begin);
  afterEach(async () => {
    await undo();
    expect(guard.noted(), 'statements that are not held to the tenant with each of their tables').toEqual([]);
  });
  afterAll(async () => {
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    ...callersOf(() => current()),
    within: (tenant) => callersOf(() => current(), tenant),
    async undoing(work) {
      await run('savepoint undoing');
      try {
        return await work();
      } finally {
        await run('rollback to savepoint undoing');
        await run('release savepoint undoing');
        current().forget();
      }
    },
    get db() {
      return current().host.database.kysely;
    },
    get host() {
      return current().host;
    },
    setNow: (instant) => (now = instant),
    runJobs: () => current().runJobs(),
    given(build) {
      let built: { value: Awaited<ReturnType<typeof build>> } | undefined;
      beforeAll(async () => {
        await begin();
        built = { value: await build() };
      });
      afterAll(undo);
      return () => {
        if (!built) throw new Error('what is given is built in beforeAll: use it inside tests');
        return built.value;
      };
    },
  };
}

/** Requests to an app, and people of a tenant who make them. */
export function callersOf(
  current: () => { host: OpenHost; app: ReturnType<typeof createApp> },
  tenant = { id: seedTenantId, code: onlyTenant },
): Pick<TestServer, 'fetch' | 'headersOf' | 'as'> {
  const fetchPath = async (path: string, init?: RequestInit) =>
    current().app.fetch(new Request(new URL(path, 'http://saiwu.test'), init), { ip: '203.0.113.7' });

  async function headersOf(account: string): Promise<Record<string, string>> {
    const { host } = current();
    const db = host.database.kysely;
    const user = await db
      .selectFrom('user')
      .where('tenantId', '=', tenant.id)
      .where('account', '=', account)
      .select(['id', 'account'])
      .executeTakeFirstOrThrow();
    const id = `test-${account}`;
    const later = new Date(host.clock.now().getTime() + 3_600_000 * 24 * 365);
    await db
      .insertInto('session')
      .values({
        tenantId: tenant.id,
        id,
        userId: user.id,
        clientId: 'lamp_web',
        refreshHash: await digest('x'),
        idleUntil: later,
        absoluteUntil: later,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const session = { id, tenantId: tenant.id, userId: user.id, account };
    return {
      authorization: `Bearer ${await signAccess(signingKeys({ host, db }), session, host.clock.now())}`,
      ...(host.settings.tenantMode === 'COLUMN' && { tenant: Buffer.from(tenant.code).toString('base64') }),
    };
  }

  /** 1 for a row that is not there. */
  async function versionOf(operation: ChangeId, id: string): Promise<number> {
    const table = operation.startsWith('message.') ? 'msg' : (operation.split('.')[0] ?? '');
    const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`.execute(
      current().host.database.kysely,
    );
    return rows[0]?.version ?? 1;
  }

  return {
    fetch: fetchPath,
    headersOf,
    as: (account, language = 'zh') => ({
      async change(id, body) {
        return this.call(id, { body: { version: await versionOf(id, body.id), ...body } });
      },
      async call(id, input = {}) {
        const headers = { ...(account && (await headersOf(account))), ...(input.key !== undefined && { 'idempotency-key': input.key }) };
        const { path, init } = requestOf(id, input);
        const response = await fetchPath(path, { ...init, headers: { 'accept-language': language, ...headers, ...init.headers } });
        const isJson = response.headers.get('content-type')?.includes('application/json');
        const body = isJson
          ? ((await response.clone().json()) as Omit<Answer, 'status' | 'response'>)
          : { code: 0, data: null, msg: '', extra: null }; // every JSON answer is an envelope
        if (response.status === 200 && isJson && body.code === 0) expectShape(id, body.data);
        return { ...body, status: response.status, response };
      },
    }),
  };
}

/** Every good answer in every test has exactly the shape that the contract promises: no field missing, none too many. */
function expectShape(id: OperationId, data: unknown): void {
  const { answer }: Operation = contract[id];
  if (answer === file || answer === events) throw new Error(`${id} promises no envelope`);
  expect(answer.parse(data), `${id} answers what the contract promises`).toEqual(data);
}

/** An operation's request as a client sends it. */
export function requestOf(
  id: OperationId,
  input: { params?: unknown; query?: unknown; body?: unknown },
): { path: string; init: { method: string; headers: Record<string, string>; body?: BodyInit } } {
  const operation: Operation = contract[id];
  const params = new Map(Object.entries((input.params ?? {}) as Record<string, string>)); // tests pass path parameters as text
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
  const query = input.query ? `?${new URLSearchParams(input.query as Record<string, string>)}` : ''; // tests pass queries as text
  const init = { method: operation.method, headers: {} as Record<string, string> }; // filled below
  if (input.body === undefined) return { path: `/api${path}${query}`, init };
  if (operation.encoding === 'multipart') {
    const form = new FormData();
    for (const [key, value] of Object.entries(input.body as Record<string, string | File>)) form.set(key, value); // tests pass text and files
    return { path: `/api${path}${query}`, init: { ...init, body: form } };
  }
  return {
    path: `/api${path}${query}`,
    init: { ...init, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body) },
  };
}

/** `close` comes after a file. */
async function openDialect(): Promise<{ dialect: Dialect; close: (kysely: Kysely<Schema>) => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const own = Object.assign(new URL(url), { pathname: `/saiwu_test_${process.env['VITEST_POOL_ID'] ?? '1'}` }).href;
    return {
      // one that is idle for long is not given back: the test's transaction is in it
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: own, max: 1, idleTimeoutMillis: 0, options: '-c timezone=UTC' }) }),
      close: (kysely) => kysely.destroy(),
    };
  }
  embedded ??= PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env['TEST_SNAPSHOT'] ?? '')]),
    parsers: { [types.INT8]: (text: string) => text },
  });
  return { dialect: new PGliteDialect({ pglite: await embedded }), close: async () => undefined };
}

/** One embedded database for all files of a worker, which each leave it as they found it: to open one takes longer than most files do. */
let embedded: Promise<PGlite> | undefined;
