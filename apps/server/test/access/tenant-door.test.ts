import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import type { QueryId, RootOperationNode } from 'kysely';
import { expect, it, vi } from 'vitest';
import { TenantBinder } from '../../src/core/bind-tenant.ts';
import { seedTenantId } from '../../src/core/tenants.ts';
import { openServer } from '../harness.ts';
import { isOfTenants } from '../tenant-guard/guard.ts';
import { readBinding } from '../tenant-guard/read-binding.ts';
import { ask } from './ask.ts';
import { signInAll } from './identities.ts';
import { requestFor } from './requests.ts';
import { buildWorld } from './world.ts';

// The guard of the harness judges each statement of each test. Here it is judged itself: whatever holds a statement to the tenant is taken away, and it notices.

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const world = await buildWorld(server);
  return { world, admin: (await signInAll(server, world)).SA };
});

/** A statement as it came to the door. */
interface Sent {
  statement: RootOperationNode;
  queryId: QueryId;
}

const operations = Object.entries<Operation>(contract)
  .filter(([, { isForPlatform }]) => !isForPlatform)
  .map(([id]) => id as OperationId); // keys of the contract

it('each statement of each operation is noticed without one of its tables bound, and without one of its conditions on the tenant', async () => {
  const sent = await readStatements();
  expect(sent.size).toBeGreaterThan(500);
  const unnoticed: string[] = [];
  for (const [text, one] of sent) {
    const mutants = [...leavingTables(one), ...withoutConditions(text)].filter((mutant) => mutant !== text);
    unnoticed.push(...mutants.filter((mutant) => readBinding(mutant, isOfTenants).loose.length === 0));
  }
  expect(unnoticed).toEqual([]);
});

/** What each operation sends through the door, each statement once, by its text. */
async function readStatements(): Promise<Map<string, Sent>> {
  const { world, admin } = given();
  const sent = new Map<string, Sent>();
  const bind = TenantBinder.prototype.bind; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  const spy = vi.spyOn(TenantBinder.prototype, 'bind').mockImplementation(function (this: TenantBinder, statement, queryId) {
    const bound = bind.call(this, statement, queryId);
    sent.set(textOf(bound, queryId), { statement, queryId });
    return bound;
  });
  const own = { ...world.own, me: admin.userId ?? world.own.me };
  for (const operation of operations) await server.undoing(() => ask(server, operation, requestFor(operation, own), admin.headers));
  spy.mockRestore();
  return sent;
}

function textOf(statement: RootOperationNode, queryId: QueryId): string {
  return server.db.getExecutor().compileQuery(statement, queryId).sql;
}

/** What the door makes of a statement when it takes one table for none, each of them in turn. */
function leavingTables({ statement, queryId }: Sent): string[] {
  const binds = TenantBinder.prototype.binds; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  const texts: string[] = [];
  let looked = Infinity;
  for (let place = 0; place < looked; place++) {
    looked = 0;
    const spy = vi.spyOn(TenantBinder.prototype, 'binds').mockImplementation(function (this: TenantBinder, table) {
      return looked++ === place ? false : binds.call(this, table);
    });
    texts.push(textOf(new TenantBinder(seedTenantId).bind(statement, queryId), queryId));
    spy.mockRestore();
  }
  return texts;
}

/** A statement without one of the conditions that its text has for a tenant, each of them in turn. */
function withoutConditions(text: string): string[] {
  const conditions = [...text.matchAll(/(?:"?\w+"?\.)?"?tenant_id"?\s*=\s*(?:\$\d+|"?\w+"?\."?tenant_id"?)/g)];
  // of a tenant itself the column says which other one keeps it
  const ofRows = conditions.filter(({ index }) => !text.slice(0, index).endsWith('from "tenant" where '));
  return ofRows.map(({ index, 0: condition }) => `${text.slice(0, index)}true${text.slice(index + condition.length)}`);
}
