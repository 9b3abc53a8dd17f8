import { expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer({ tenantMode: 'COLUMN' });
const tenant = btoa('0000');

it('opens without the header that names the tenant, and for its own tenant only', async () => {
  await server.db.insertInto('tenant').values({ id: '2', code: '0002', name: '另一家', expirationTime: null }).execute();
  const { authorization = '' } = await server.headersOf('school');
  const body = new FormData();
  body.set('file', new File(['a'], 'a.txt'));
  body.set('bizType', 'NOTES');
  const headers = { authorization, tenant };
  const { data } = await (await server.fetch('/api/file/attachment/upload', { method: 'POST', headers, body })).json();
  const query = new URLSearchParams({ path: data.path });
  const link: string = (await (await server.fetch(`/api/file/attachment/getUrl?${query}`, { headers })).json()).data;
  expect(await (await server.fetch(link)).text()).toBe('a');
  const elsewhere = link.replace(/tenant=[^&]*/, `tenant=${btoa('0002')}`);
  expect((await server.fetch(elsewhere)).status).toBe(404);
  const other = await server.fetch(`${data.url}?tenant=${tenant}`, { headers: { authorization } });
  expect(other.status, 'no other address takes its tenant from the query').toBe(400);
});
