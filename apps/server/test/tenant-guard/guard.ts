import type { LogEvent, RootOperationNode } from 'kysely';
import { loadModule } from 'libpg-query';
import { TenantBinder } from '../../src/core/bind-tenant.ts';
import { type Binding, readBinding } from './read-binding.ts';

await loadModule();

/** Whose rows the statements may touch that came through the door. */
const tenantOf = new WeakMap<RootOperationNode, string>();
const bind = TenantBinder.prototype.bind; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
TenantBinder.prototype.bind = function (statement, queryId) {
  const bound = bind.call(this, statement, queryId);
  tenantOf.set(bound, this.tenantId);
  return bound;
};

const bindings = new Map<string, Binding>();

/**
 * Notes each statement that came through the tenant's door and reached the database without one of its tables being held to the tenant, whether
 * Kysely built it or it was written as SQL. Answers what was noted since it was asked before.
 */
export function guardTenants(): { log: (event: LogEvent) => void; noted: () => string[] } {
  const found: string[] = [];
  return {
    log: ({ query }) => {
      const tenantId = tenantOf.get(query.query);
      if (tenantId === undefined) return;
      const { loose, parameters } = bindings.get(query.sql) ?? readBinding(query.sql, isOfTenants);
      bindings.set(query.sql, { loose, parameters });
      const others = parameters.map((number) => query.parameters[number - 1]).filter((value) => value !== tenantId);
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

const ofTheInstallation = new Set(['tenant', 'signing_key', 'migration']);
