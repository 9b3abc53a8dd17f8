import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import { TenantBinder } from '../../src/core/bind-tenant.ts';
import type { Schema } from '../../src/schema/schema.ts';
import { isOfTenants, type Sent, sent } from './guard.ts';
import { readBinding } from './read-binding.ts';

/**
 * Takes from each statement that was sent so far what holds it to the tenant: one table of the door's, then one condition of its text,
 * each in
 * turn. Answers how many statements there were, and the texts in which the guard does not notice that something is missing.
 */
export function unnoticedMutants(db: Kysely<Schema>): { statements: number; unnoticed: string[] } {
  const unnoticed = [...sent].flatMap(([text, one]) =>
    [...withoutTables(db, one), ...withoutConditions(text)].filter(
      (mutant) => mutant !== text && readBinding(mutant, isOfTenants).loose.length === 0,
    ),
  );
  return { statements: sent.size, unnoticed };
}

/** What the door makes of a statement when it takes one table for none, each of them in turn. */
function withoutTables(db: Kysely<Schema>, { statement, queryId, tenantId }: Sent): string[] {
  const binds = TenantBinder.prototype.binds; // oxlint-disable-line typescript/unbound-method -- called with its own binder below
  const texts: string[] = [];
  let looked = Infinity;
  for (let place = 0; place < looked; place++) {
    looked = 0;
    const spy = vi.spyOn(TenantBinder.prototype, 'binds').mockImplementation(function (this: TenantBinder, table) {
      return looked++ === place ? false : binds.call(this, table);
    });
    texts.push(db.getExecutor().compileQuery(new TenantBinder(tenantId).bind(statement, queryId), queryId).sql);
    spy.mockRestore();
  }
  return texts;
}

/** A statement without one of the conditions that its text has for a tenant, each of them in turn. */
function withoutConditions(text: string): string[] {
  const conditions = [...text.matchAll(/(?:"?\w+"?\.)?"?tenant_id"?\s*=\s*(?:\$\d+|"?\w+"?\."?tenant_id"?)/g)];
  return conditions.map(({ index, 0: condition }) => `${text.slice(0, index)}true${text.slice(index + condition.length)}`);
}
