import { msg } from '@lingui/core/macro';
import { contract, type Operation, type OperationId, usualBody } from '@saiwu/openapi';
import type { Context as Exchange, HonoRequest } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../app-environment.ts';
import type { Tenant } from '../../core/context.ts';
import type { Host } from '../../core/host.ts';
import { readBody } from '../bodies/read-body.ts';
import { Refusal } from '../../core/refusal.ts';
import { tenantBar } from '../../core/tenant-bar.ts';
import { accessCache } from '../../rows/access-cache.ts';
import { nobodysTenant, onlyTenant } from '../../core/tenants.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

/**
 * Finds a request's tenant: always the only one in mode NONE, else the one that the request names. A missing, unknown, disabled or expired
 * tenant is refused; nothing falls back to another one.
 */
export function createTenantReader(host: Host): (exchange: Exchange<AppEnvironment>) => Promise<Tenant> {
  return async (exchange) => {
    const code = await tenantCodeOf(host, exchange);
    if (code === '' && beforeAny.has(exchange.req.path)) return nobodysTenant;
    const tenant = await keptTenants({ host, db: host.database.kysely }, null, code, () => readTenant(host, code));
    if (!tenant) throw new Refusal(400, -10, msg`企业不存在`);
    const bar = tenantBar(tenant, host.clock.now());
    if (bar) throw bar;
    return tenant;
  };
}

const keptTenants = accessCache<Awaited<ReturnType<typeof readTenant>>>(10_000);

async function readTenant({ database }: Host, code: string) {
  const tenant = await everyTenant({ db: database.kysely })
    .selectFrom('tenant')
    .where('code', '=', code)
    .select([
      'id',
      'code',
      'timeZone',
      'state',
      'expirationTime',
      'passwordErrorNum',
      'passwordErrorLockMinutes',
      'passwordExpire',
      'isMultipleLogin',
    ])
    .executeTakeFirst();
  return tenant ?? null;
}

/** The code that a request names its tenant by, whether there is such a tenant or not; empty for none. */
export async function tenantCodeOf({ settings }: Host, exchange: Exchange<AppEnvironment>): Promise<string> {
  if (settings.tenantMode === 'NONE') return onlyTenant;
  const { req: request } = exchange;
  return (await bodyTenant(exchange)) ?? decode(request.header('tenant') ?? linkTenant(request) ?? '') ?? '';
}

/** A link of a file is opened by a browser without our headers, so it names the tenant itself; its signature holds for that one only. */
function linkTenant(request: HonoRequest): string | undefined {
  const [path = ''] = apiPath('attachment.link').split('{');
  return request.path.startsWith(path) ? request.query('tenant') : undefined;
}

/**
 * Whoever signs in names the tenant in the form, as its code or in base64; it counts before the header, for the limits of the tenant too.
 */
async function bodyTenant(exchange: Exchange<AppEnvironment>): Promise<string | null> {
  const { req: request } = exchange;
  if (request.method !== 'POST' || !namingTenant.has(request.path)) return null;
  const content = await exchange.get('intake').bytes(usualBody);
  const body = await readBody(request.header('content-type') ?? '', content).catch(() => null);
  const { success, data } = z.object({ tenant: z.string().trim().min(1).max(64) }).safeParse(body);
  if (!success) return null;
  const decoded = decode(data.tenant);
  return decoded !== null && /^[\p{L}\p{N}_-]+$/u.test(decoded) && encode(decoded) === data.tenant ? decoded : data.tenant;
}

/** Paths of the ways in, whose form has a field for the tenant. */
const namingTenant: ReadonlySet<string> = new Set(
  Object.values<Operation>(contract)
    .filter(({ access, body }) => access === 'open' && body instanceof z.ZodObject && 'tenant' in body.shape)
    .map(({ path }) => `/api${path}`),
);

function apiPath(id: OperationId): string {
  return `/api${contract[id].path}`;
}

/** What a page to sign in with asks for before somebody has named a tenant there. */
const beforeAny: ReadonlySet<string> = new Set((['session.options', 'captcha.image', 'captcha.check'] as const).map(apiPath));

/** Base64 of UTF-8; null for what is none. */
function decode(text: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
