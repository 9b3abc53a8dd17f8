import { expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer({ tenantMode: 'COLUMN' });
const headed = (tenant: string, more: Record<string, string>) => ({ tenant: btoa(tenant), 'content-type': 'application/json', ...more });

it('the administrators of a tenant learn of nothing but their own', async () => {
  const admin = await server.headersOf('admin');
  const init = { code: 'sunny', name: '阳光学院', account: 'boss', password: 'plain-secret-1', confirmPassword: 'plain-secret-1' };
  await server.fetch('/api/tenant/tenant/init', { method: 'POST', headers: headed('0000', admin), body: JSON.stringify(init) });
  // whoever makes a tenant knows its first password
  await server.db.updateTable('user').set({ mustChangePassword: false }).where('account', '=', 'boss').execute();
  const signedIn = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: headed('sunny', { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` }),
    body: JSON.stringify({ grantType: 'password', tenant: 'sunny', account: 'boss', password: 'plain-secret-1' }),
  });
  const { data: session } = (await signedIn.json()) as { data: { token: string } }; // an envelope
  const ask = async (path: string, tenant: string, more: Record<string, string>) =>
    (await server.fetch(`/api/authority/status${path}`, { headers: headed(tenant, more) })).json();

  const { data: own } = await ask('', 'sunny', { authorization: `Bearer ${session.token}` });
  expect(own).toMatchObject({ installation: null, failures: { broken: 0, refused: 0 }, storage: { files: 0 } });
  const bundle = await ask('/bundle', 'sunny', { authorization: `Bearer ${session.token}` });
  expect(bundle).toMatchObject({ settings: null, migrations: null, slowStatements: null, rows: { user: 1, tenant: 0 } });
  expect((await ask('', '0000', admin)).data.installation).not.toBeNull();
});
