import { msg } from '@lingui/core/macro';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import type { Host } from '../../core/host.ts';
import { forbidden, notFound, tooMany } from '../../core/common-refusals.ts';
import { tenantCodeOf } from './tenant-of-request.ts';
import { toWire } from '../../core/wire-time.ts';
import { parseAddress } from '../../services/limits/address-range.ts';
import { askedPath } from '../../services/limits/asked-path.ts';
import { countedAs } from '../../services/limits/counted-as.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { Asked, Rule } from '../../services/limits/rule.ts';
import { countStopped } from '../../services/limits/stopped-counts.ts';
import { type RateRule, rulesOfTenants, type TenantRules } from '../../services/limits/rules-of-tenants.ts';

/**
 * Block list and rate limits, before anything else is known of a request, whether its path leads anywhere or not. A request under no
 * limit costs no query; one under a limit costs one statement for each, and one that is already over the limit none at all.
 */
export function createGate(host: Host): MiddlewareHandler<AppEnvironment> {
  if (host.settings.limits === 'off') return (_, next) => next();
  const full = fullCounters();
  const rulesOf = rulesOfTenants(host, full.clear);

  async function take({ tenantId }: TenantRules, { id, count, seconds }: RateRule, address: string): Promise<void> {
    const key = `${id} ${address}`;
    const known = full.left(key);
    const left = known || (await countRequest(host.database.kysely, { tenantId, ruleId: id, address, most: count, seconds }));
    if (left === 0) return;
    countStopped(host, tenantId, id);
    if (!known) full.add(key, left);
    throw tooMany(left);
  }

  return async (exchange, next) => {
    if (exchange.req.path.length > longestPath) throw notFound();
    const rules = await rulesOf(await tenantCodeOf(host, exchange));
    if (!rules) return next();
    const address = parseAddress(exchange.get('ip'));
    const asked: Asked = { method: exchange.req.method, path: askedPath(exchange.req.path), address };
    const isInForce = (rule: Rule) =>
      rule.isFor(asked) && rule.isOpenAt(toWire(host.clock.now(), rules.timeZone).slice('yyyy-MM-dd '.length));
    const blocking = rules.blocked.find(isInForce);
    if (blocking) {
      countStopped(host, rules.tenantId, blocking.id);
      throw forbidden(msg`阻止列表限制，禁止访问`, 401);
    }
    for (const rule of rules.limited.filter(isInForce)) await take(rules, rule, countedAs(address));
    return next();
  };
}

/** In characters: far beyond any path of ours, and short enough to be held against every rule. */
const longestPath = 2000;

/** Counters that this process knows to be full, until their windows end: by a clock that nobody sets. */
function fullCounters() {
  const ends = new Map<string, number>();
  const most = 10_000;
  return {
    /** Milliseconds left; 0 for one that is not known to be full. */
    left: (key: string) => Math.max((ends.get(key) ?? 0) - performance.now(), 0),
    add(key: string, left: number) {
      if (ends.size >= most) ends.clear();
      ends.set(key, performance.now() + left);
    },
    clear: () => ends.clear(),
  };
}
