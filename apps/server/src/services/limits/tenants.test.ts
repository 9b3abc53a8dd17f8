import { expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { seedTenantId } from '../../core/tenants.ts';

const server = openServer({ tenantMode: 'COLUMN' });

it('rules hold for the tenant whose they are, on its own clock', async () => {
  const other = '2';
  await server.db
    .insertInto('tenant')
    .values({ id: other, code: '0002', name: '另一个', expirationTime: null, timeZone: 'America/New_York' })
    .execute();
  const rule = { ip: null, requestMethod: 'ALL', limitStart: null, limitEnd: null };
  await server.db
    .insertInto('blockList')
    .values([
      { ...rule, tenantId: seedTenantId, requestUri: '/contest/**' },
      { ...rule, tenantId: seedTenantId, requestUri: '/oauth/**', limitStart: '20:00:00' },
      { ...rule, tenantId: other, requestUri: '/oauth/**', limitStart: '20:00:00' },
    ])
    .execute();
  await server.host.bus.publish(server.db, 'limits', { tenantId: seedTenantId });
  const status = async (code: string, path: string) => (await server.fetch(`/api${path}`, { headers: { tenant: btoa(code) } })).status;
  expect([await status('0000', '/contest/x'), await status('0002', '/contest/x'), await status('', '/contest/x')]).toEqual([403, 404, 404]);
  server.setNow(new Date('2026-03-01T21:00:00+08:00'));
  expect([await status('0000', '/oauth/menu/router'), await status('0002', '/oauth/menu/router')]).toEqual([403, 401]);
  server.setNow(new Date('2026-03-01T21:00:00-05:00'));
  expect([await status('0000', '/oauth/menu/router'), await status('0002', '/oauth/menu/router')]).toEqual([401, 403]);
});
