import type { LogEvent, QueryId, RootOperationNode } from 'kysely';
import { loadModule } from 'libpg-query';
import { vi } from 'vitest';
import { TenantBinder } from '../../src/core/bind-tenant.ts';
import { type Binding, readBinding } from './read-binding.ts';

await loadModule();

/** A statement as it came to the door. */
export interface Sent {
  statement: RootOperationNode;
  queryId: QueryId;
  tenantId: string;
}

/** Each statement once that came through the door to the database, by its text. */
export const sent = new Map<string, Sent>();

const atDoor = new WeakMap<RootOperationNode, Sent>();
const bindings = new Map<string, Binding>();

const bind = TenantBinder.prototype.bind; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
TenantBinder.prototype.bind = function (statement, queryId) {
  const bound = bind.call(this, statement, queryId);
  // a test that takes the door apart sees for itself what comes of it
  const isTakenApart = vi.isMockFunction(TenantBinder.prototype.binds); // oxlint-disable-line typescript/unbound-method -- asked about, not called
  if (!isTakenApart) atDoor.set(bound, { statement, queryId, tenantId: this.tenantId });
  return bound;
};

/**
 * Notes each statement that came through the tenant's door and reached the database without one of its tables being held to the tenant,
 * whether Kysely built it or it was written as SQL. Answers what was noted since it was asked before.
 */
export function guardTenants(): { log: (event: LogEvent) => void; noted: () => string[] } {
  const found: string[] = [];
  return {
    log: ({ query }) => {
      const one = atDoor.get(query.query);
      if (!one) return;
      if (!sent.has(query.sql)) sent.set(query.sql, one);
      const { loose, parameters } = bindings.get(query.sql) ?? readBinding(query.sql, isOfTenants);
      bindings.set(query.sql, { loose, parameters });
      const others = parameters.map((number) => query.parameters[number - 1]).filter((value) => value !== one.tenantId);
      if (loose.length > 0) found.push(`${loose.join(', ')}: ${query.sql}`);
      else if (others.length > 0) found.push(`${others.join(', ')} is not the tenant: ${query.sql}`);
    },
    noted: () => found.splice(0),
  };
}

/** Whether a table has rows of tenants: all do but those of the installation and of the database itself. */
export function isOfTenants(table: string): boolean {
  return !ofTheInstallation.has(table) && !/^(pg_|information_schema)/.test(table);
}

const ofTheInstallation = new Set(['signing_key', 'migration']);
