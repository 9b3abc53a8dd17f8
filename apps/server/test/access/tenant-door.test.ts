import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import type { QueryId, RootOperationNode } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { TenantBinder } from '../../src/core/bind-tenant.ts';
import { seedTenantId } from '../../src/core/tenants.ts';
import { openServer } from '../harness.ts';
import { ask } from './ask.ts';
import { signInAll } from './identities.ts';
import { requestFor } from './requests.ts';
import { unboundTables } from './unbound-tables.ts';
import { buildWorld } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const world = await buildWorld(server);
  return { world, admin: (await signInAll(server, world)).SA };
});

/** A statement as it came to the door. */
interface Bound {
  operation: OperationId;
  statement: RootOperationNode;
  queryId: QueryId;
}

/** Each statement once, by its text. */
const bound = new Map<string, Bound>();
const unbound: string[] = [];

const textOf = (statement: RootOperationNode, queryId: QueryId) => server.db.getExecutor().compileQuery(statement, queryId).sql;
const missing = (statement: RootOperationNode) => unboundTables(statement, seedTenantId);
const operations = Object.entries<Operation>(contract)
  .filter(([, { isForPlatform }]) => !isForPlatform)
  .map(([id]) => id as OperationId); // keys of the contract

afterEach(() => void vi.restoreAllMocks());

it.each(operations)('%s sends nothing that is not bound to the tenant with each of its tables', async (operation) => {
  const { world, admin } = given();
  const bind = TenantBinder.prototype.bind; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  const spy = vi.spyOn(TenantBinder.prototype, 'bind').mockImplementation(function (this: TenantBinder, statement, queryId) {
    const result = bind.call(this, statement, queryId);
    unbound.push(...missing(result).map((table) => `${operation}: ${table} in ${textOf(result, queryId)}`));
    bound.set(textOf(result, queryId), { operation, statement, queryId });
    return result;
  });
  await server.undoing(() =>
    ask(server, operation, requestFor(operation, { ...world.own, me: admin.userId ?? world.own.me }), admin.headers),
  );
  spy.mockRestore();
  expect(unbound.splice(0)).toEqual([]);
});

it('would be noticed of each of these statements, of each of its tables in turn', () => {
  expect(bound.size).toBeGreaterThan(500);
  const unnoticed: string[] = [];
  for (const [text, { operation, statement, queryId }] of bound)
    for (let place = 0; place < placesOf(statement, queryId); place++) {
      const mutant = leavingOut(place, () => new TenantBinder(seedTenantId).bind(statement, queryId));
      // what was bound as a statement of its own, and put into this one, is so still
      if (textOf(mutant, queryId) !== text && missing(mutant).length === 0) unnoticed.push(`${operation}: ${text}`);
    }
  expect(unnoticed).toEqual([]);
});

/** How many tables the door looks at in a statement. */
function placesOf(statement: RootOperationNode, queryId: QueryId): number {
  const spy = vi.spyOn(TenantBinder.prototype, 'binds');
  new TenantBinder(seedTenantId).bind(statement, queryId);
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

/** What the door makes of a statement when it takes one table, counted from the first, for none. */
function leavingOut(place: number, bind: () => RootOperationNode): RootOperationNode {
  const binds = TenantBinder.prototype.binds; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  let looked = 0;
  const spy = vi.spyOn(TenantBinder.prototype, 'binds').mockImplementation(function (this: TenantBinder, table) {
    return looked++ === place ? false : binds.call(this, table);
  });
  try {
    return bind();
  } finally {
    spy.mockRestore();
  }
}
