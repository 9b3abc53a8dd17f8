import { afterEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import type { Settings } from '../../core/host.ts';
import { onlyTenant } from '../../core/tenants.ts';
import { digest } from '../../core/tokens.ts';

const server = openServer();
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' };

/** Every two of the settings of a start that change signing in, with each other. */
const all = (['NONE', 'COLUMN'] as const).flatMap((tenantMode) =>
  (['off', 'on'] as const).flatMap((captcha) =>
    (['on', 'off'] as const).flatMap((limits) =>
      [undefined, 'https://contest.example.edu'].map((publicUrl): [string, Settings] => [
        `TENANT_MODE=${tenantMode} CAPTCHA=${captcha} LIMITS=${limits} PUBLIC_URL=${publicUrl ?? ''}`,
        { tenantMode, captcha, limits, publicUrl },
      ]),
    ),
  ),
);

const before = () => ({ tenantMode: 'NONE', captcha: 'off', limits: 'on', publicUrl: undefined }) satisfies Settings;
afterEach(() => void Object.assign(server.host.settings, before()));

describe.each(all)('with %s', (_, settings) => {
  const open = async () => {
    Object.assign(server.host.settings, settings);
    // as a browser that has not heard of a tenant
    const { data } = await (await server.fetch('/api/oauth/anno/options')).json();
    return data;
  };
  const signIn = async (more: object) => {
    const body = { grantType: 'password', account: 'school', password: 'secret-1', ...more };
    const response = await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers: basic, body: JSON.stringify(body) });
    return (await response.json()) as { isSuccess: boolean; extra: { fieldErrors?: object } | null; data: { token: string } | null };
  };

  it('somebody signs in with what the page to sign in asks for', async () => {
    const { isMultiTenant, hasCaptcha } = await open();
    expect([isMultiTenant, hasCaptcha]).toEqual([settings.tenantMode === 'COLUMN', settings.captcha === 'on']);
    const tenant = isMultiTenant ? { tenant: onlyTenant } : {};
    const picture = hasCaptcha ? await answerOfPicture() : {};
    const answer = await signIn({ ...tenant, ...picture });
    expect(answer.isSuccess).toBe(true);
    const headers = { authorization: `Bearer ${answer.data?.token}`, ...(isMultiTenant && { tenant: btoa(onlyTenant) }) };
    expect((await server.fetch('/api/oauth/menu/router', { headers })).status).toBe(200);
    // without one of them it is refused, where it is asked for
    const without = [await signIn(hasCaptcha ? await answerOfPicture() : {}), await signIn(tenant)];
    expect(without.map(({ isSuccess }) => isSuccess)).toEqual([!isMultiTenant, !hasCaptcha]);
  });
});

/** A picture's key and its answer, which nobody but the picture tells. */
async function answerOfPicture(): Promise<{ key: string; code: string }> {
  const key = crypto.randomUUID();
  expect((await server.fetch(`/api/oauth/anno/captcha?key=${key}`)).status).toBe(200);
  const kept = server.db.selectFrom('oneTimeSecret').where('subject', '=', key).select('secretHash');
  const { secretHash } = await kept.executeTakeFirstOrThrow();
  for (let sum = 0; sum < 100; sum += 1) if ((await digest(String(sum))) === secretHash) return { key, code: String(sum) };
  throw new Error('no sum fits');
}
