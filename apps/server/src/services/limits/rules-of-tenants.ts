import type { Host } from '../../core/host.ts';
import { type Rule, ruleOf } from './rule.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

/** The rules in force for one tenant, compiled. */
export interface TenantRules {
  tenantId: string;
  timeZone: string;
  blocked: KnownRule[];
  limited: RateRule[];
}

interface KnownRule extends Rule {
  id: string;
}

export interface RateRule extends KnownRule {
  /** Requests of one address in `seconds`. */
  count: number;
  seconds: number;
}

/** After so many milliseconds rules are read anew without a message: a tenant's zone may be another. */
const longestKept = 60_000;

/**
 * The rules of all tenants, kept in memory: a request costs no query for them. A change drops them in every process when its transaction
 * commits, as does a gap of the bus. `onChange` runs after each drop.
 */
export function rulesOfTenants(host: Host, onChange: () => void): (tenantCode: string) => Promise<TenantRules | undefined> {
  let kept: { rules: Promise<Map<string, TenantRules>>; until: number } | null = null;
  const drop = () => {
    kept = null;
    onChange();
  };
  host.bus.subscribe('limits', drop);
  host.bus.onReconnect(drop);
  return async (tenantCode) => {
    if (!kept || kept.until < performance.now()) {
      const reading = { rules: read(host), until: performance.now() + longestKept };
      kept = reading;
      reading.rules.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return (await kept.rules).get(tenantCode);
  };
}

async function read({ database }: Host): Promise<Map<string, TenantRules>> {
  const db = everyTenant({ db: database.kysely });
  const [blocks, limits] = [
    await db
      .selectFrom('blockList')
      .innerJoin('tenant', 'tenant.id', 'blockList.tenantId')
      .where('blockList.state', '=', true)
      .selectAll('blockList')
      .select(['tenant.code', 'tenant.timeZone'])
      .execute(),
    await db
      .selectFrom('rateLimiter')
      .innerJoin('tenant', 'tenant.id', 'rateLimiter.tenantId')
      .where('rateLimiter.state', '=', true)
      .orderBy('rateLimiter.id')
      .selectAll('rateLimiter')
      .select(['tenant.code', 'tenant.timeZone'])
      .execute(),
  ];
  const tenants = new Map<string, TenantRules>();
  const of = ({ tenantId, code, timeZone }: { tenantId: string; code: string; timeZone: string }) => {
    const known = tenants.get(code) ?? { tenantId, timeZone, blocked: [], limited: [] };
    tenants.set(code, known);
    return known;
  };
  for (const row of blocks) of(row).blocked.push({ ...ruleOf(row), id: row.id });
  for (const row of limits) of(row).limited.push({ ...ruleOf(row), id: row.id, count: row.count, seconds: row.intervalSec });
  return tenants;
}
