import { contract, type Operation } from '@saiwu/openapi';
import { sql } from 'kysely';
import { mkdtempSync, globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { createApp } from '../../http/app.ts';
import { argon2Passwords } from '../../node/argon2-passwords.ts';
import { readSettings, SettingError } from '../../node/settings.ts';
import { seed } from '../../seed/seed.ts';
import { digest, readAccess } from '../../core/tokens.ts';
import { signingKeys } from './session/signing-keys/signing-key.ts';

/** Holes that products of this family have had, by the rows of our list. Addresses of callers come from a proxy in front. */
const server = openServer({ trustedProxies: ['203.0.113.7'] });
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' };

interface Answered {
  status: number;
  code: number;
  msg: string;
  data: { token: string; mustChangePassword: boolean };
  extra: { fieldErrors?: Record<string, string> } | null;
}

async function signIn(account: string, password: string, facts: { from?: string; key?: string; code?: string; grantType?: string } = {}) {
  const { from = '198.51.100.1', grantType = 'password', ...picture } = facts;
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { ...basic, 'x-forwarded-for': from },
    body: JSON.stringify({ grantType, account, password, ...picture }),
  });
  return { ...((await response.json()) as Omit<Answered, 'status'>), status: response.status, headers: response.headers }; // an envelope
}

const menuWith = async (token: string) =>
  (await server.fetch('/api/oauth/menu/router', { headers: { authorization: `Bearer ${token}` } })).status;

/** Counts what is compared with the hashes that stand in the database. */
function countComparing(): { count: number } {
  const counted = { count: 0 };
  const known = new Set<string>();
  server.host.passwords = {
    ...argon2Passwords,
    verify: async (hash, password) => {
      if (known.size === 0)
        for (const { passwordHash } of await server.db.selectFrom('user').select('passwordHash').execute()) known.add(passwordHash);
      if (known.has(hash)) counted.count += 1;
      return argon2Passwords.verify(hash, password);
    },
  };
  return counted;
}

// hashed as in Node, and not as quickly as other tests do
beforeEach(() => void (server.host.passwords = argon2Passwords));
afterEach(() => {
  server.host.settings.captcha = 'off';
});

describe('row 14, constant secrets', () => {
  it('takes no token but our own', async () => {
    const { data } = await signIn('school', 'secret-1');
    const key = await signingKeys(server).newest();
    const [head = '', payload = ''] = data.token.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>; // what we have just signed
    const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
    const sign = (header: object, change: object = {}, bytes: Uint8Array<ArrayBuffer> = key.bytes) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid, ...header }).sign(bytes);
    const pair = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['sign', 'verify'],
    );
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
    const forged: Record<string, string> = {
      'nothing at all': 'x',
      'no signature': `${head}.${payload}.`,
      'another signature': `${head}.${payload}.${'A'.repeat(43)}`,
      'alg none': `${encode({ alg: 'none', typ: 'JWT', kid: key.kid })}.${payload}.`,
      'alg None': `${encode({ alg: 'None', typ: 'JWT', kid: key.kid })}.${payload}.`,
      'HS512 with our key': await sign({ alg: 'HS512' }, {}, new Uint8Array([...key.bytes, ...key.bytes])),
      'RS256 with a key of its own': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, jwk: {} })
        .sign(pair.privateKey),
      'HS256 with a public key': await sign({}, {}, publicKey),
      'no kid': await sign({ kid: undefined }),
      'an unknown kid': await sign({ kid: 'unknown' }),
      'a kid that is a path': await sign({ kid: '../../../../dev/null' }, {}, new Uint8Array(32)),
      'a kid that is a query': await sign({ kid: "' or 1=1 --" }),
      'a kid that is a list': await sign({ kid: [key.kid] }),
      'another issuer': await sign({}, { iss: 'lamp' }),
      'another audience': await sign({}, { aud: 'elsewhere' }),
      'no audience': await sign({}, { aud: undefined }),
      'another type of token': await sign({}, { token_type: 'refresh_token' }),
      'another type in the header': await sign({ typ: 'logout+jwt' }),
      'no end': await sign({}, { exp: undefined }),
      'no number of its own': await sign({}, { jti: undefined }),
      'another session': await sign({}, { sid: 'unknown' }),
      'another tenant': await sign({}, { tid: '2' }),
      'not yet': await sign({}, { nbf: Math.floor(Date.now() / 1000) + 3600 }),
      'long over': await sign({}, { exp: Math.floor(Date.now() / 1000) - 60 }),
    };
    expect(await menuWith(data.token)).toBe(200);
    expect(await menuWith(await sign({}))).toBe(200);
    for (const [name, token] of Object.entries(forged)) expect([name, await menuWith(token)]).toEqual([name, 401]);
    // in the query, no token is read at all
    expect((await server.fetch(`/api/oauth/menu/router?token=${data.token}`)).status).toBe(401);
  });

  it('takes no token that any text of this repository has signed', async () => {
    const { data } = await signIn('school', 'secret-1');
    const key = await signingKeys(server).newest();
    const [, payload = ''] = data.token.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>; // see above
    const root = join(import.meta.dirname, '../../../../..');
    const texts = new Set([server.host.secret, '123456', 'lamp_web_secret', 'shoulder', 'lamp-cloud', '']);
    for (const file of globSync('{apps/server,openapi,packages/auth}/{src,test}/**/*.ts', { cwd: root }))
      for (const [, text = ''] of readFileSync(join(root, file), 'utf8').matchAll(/['"`]([^'"`\n]{6,64})['"`]/g)) texts.add(text);
    let refused = 0;
    for (const text of texts) {
      if (text === '') continue;
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid })
        .sign(new TextEncoder().encode(text));
      if ((await readAccess(signingKeys(server), token, new Date())).kind === 'forged') refused += 1;
    }
    expect([refused, texts.size > 3000]).toEqual([texts.size - 1, true]);
  });

  it('does not start on a shared database without a secret of 32 bytes; embedded, it makes one that is its own', () => {
    const url = 'postgres://saiwu@127.0.0.1/saiwu';
    for (const env of [{ DATABASE_URL: url }, { DATABASE_URL: url, SECRET: 's'.repeat(31) }, { SECRET: 'short' }])
      expect(() => readSettings(env)).toThrow(SettingError);
    const [one, two] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'saiwu-')));
    const secrets = [one, one, two].map((folder) => readSettings({ DATA_DIR: folder }).secret);
    expect(secrets[0]).toBe(secrets[1]);
    expect(secrets[0]).not.toBe(secrets[2]);
    expect(secrets.every((secret) => Buffer.byteLength(secret) >= 32)).toBe(true);
  });
});

it('row 15, default passwords: on a fresh installation no well-known one opens anything, and what is stored is argon2id', async () => {
  await sql`truncate tenant cascade`.execute(server.db);
  const first = await seed(server.host, undefined);
  const { passwordHash } = await server.db.selectFrom('user').select('passwordHash').executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const account of ['admin', 'lamp', 'superadmin', 'root'])
    for (const [index, password] of ['123456', 'admin123', account, 'saiwu-demo', 'secret-1'].entries())
      expect([account, password, (await signIn(account, password, { from: `198.51.100.${index}` })).status]).toEqual([
        account,
        password,
        400,
      ]);
  server.setNow(new Date(Date.now() + 16 * 60_000));
  const { status, data } = await signIn('admin', first?.oneTimePassword ?? '');
  expect([status, data.mustChangePassword]).toEqual([200, true]);
});

describe('row 16, captchas', () => {
  /** A picture's key and its answer, which nobody but the picture tells. */
  async function picture(): Promise<{ key: string; code: string }> {
    const key = crypto.randomUUID();
    expect((await server.fetch(`/api/oauth/anno/captcha?key=${key}`)).status).toBe(200);
    const { secretHash } = await server.db
      .selectFrom('oneTimeSecret')
      .where('subject', '=', key)
      .select('secretHash')
      .executeTakeFirstOrThrow();
    for (let sum = 0; sum < 100; sum += 1) if ((await digest(String(sum))) === secretHash) return { key, code: String(sum) };
    throw new Error('no sum fits');
  }

  it('asks both ways in where it is on, and the one that brings a picture always', async () => {
    const first = (fields: Record<string, string>) =>
      server.fetch('/api/authority/anno/login', {
        method: 'POST',
        headers: { authorization: basic.authorization },
        body: new URLSearchParams({ grant_type: 'password', username: 'school', password: 'secret-1', ...fields }),
      });
    expect((await signIn('school', 'secret-1')).status).toBe(200);
    expect((await signIn('school', 'secret-1', { grantType: 'captcha' })).extra?.fieldErrors).toEqual({ code: '请输入验证码' });
    server.host.settings.captcha = 'on';
    const [bare, alone] = [await signIn('school', 'secret-1'), await first({})];
    expect([bare.status, bare.code, bare.msg, bare.extra?.fieldErrors]).toEqual([400, -9, '请输入验证码', { code: '请输入验证码' }]);
    expect(alone.status).toBe(400);
    expect((await signIn('school', 'secret-1', await picture())).status).toBe(200);
    expect((await first(await picture())).status).toBe(200);
  });

  it('is good once, for its own key, for five minutes and three tries; a check is a try, and does not use it up', async () => {
    server.host.settings.captcha = 'on';
    const check = async ({ key, code }: { key: string; code: string }) =>
      (await server.as(null).call('captcha.check', { query: { key, code } })).data as boolean; // the contract's answer
    const wrong = async (facts: { key: string; code: string }) => (await signIn('school', 'secret-1', facts)).msg;
    const [first, second] = [await picture(), await picture()];
    expect([await check(first), (await signIn('school', 'secret-1', { key: first.key, code: ` ${first.code} ` })).status]).toEqual([
      true,
      200,
    ]);
    expect([await check(first), await wrong(first)]).toEqual([false, '验证码已过期']);
    expect(await wrong({ key: first.key, code: second.code })).toBe('验证码已过期');
    expect([await wrong({ ...second, code: '7' }), await check({ ...second, code: '8' }), await wrong({ ...second, code: '9' })]).toEqual([
      '验证码不正确',
      false,
      '验证码不正确',
    ]);
    expect(await wrong(second)).toBe('验证码已过期');

    const [late, shared, replaced] = [await picture(), await picture(), await picture()];
    const together = await Promise.all(Array.from({ length: 6 }, () => signIn('school', 'secret-1', shared)));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.fetch(`/api/oauth/anno/captcha?key=${replaced.key}`);
    // another picture under the same key asks something else, most of the time: whatever it asks, there is one row for the key
    const rows = await server.db.selectFrom('oneTimeSecret').where('subject', '=', replaced.key).select('attempts').execute();
    expect(rows).toEqual([{ attempts: 0 }]);
    server.setNow(new Date(Date.now() + 301_000));
    expect(await wrong(late)).toBe('验证码已过期');
  });

  it('is used up by a wrong password too, and an answer does not tell which of the two was wrong first', async () => {
    server.host.settings.captcha = 'on';
    const facts = await picture();
    expect([(await signIn('school', 'wrong-1', facts)).msg, (await signIn('school', 'secret-1', facts)).msg]).toEqual([
      '用户名或密码错误',
      '验证码已过期',
    ]);
  });
});

describe('row 17, lockout', () => {
  it('compares five of a hundred guesses that come at once, and lets the owner in from elsewhere', async () => {
    const compared = countComparing();
    const guesses = await Promise.all(Array.from({ length: 100 }, (_, index) => signIn('school', `wrong-${index}`)));
    const of = (wanted: number) => guesses.filter(({ status }) => status === wanted).length;
    expect([compared.count, of(400), of(429)]).toEqual([5, 30, 70]);
    const refused = guesses.find(({ status }) => status === 429);
    expect([refused?.msg, Number(refused?.headers.get('retry-after')) > 0]).toEqual(['访问频率超限，请稍后再试', true]);

    expect((await signIn('school', 'secret-1', { from: '198.51.100.2' })).status).toBe(200);
    // where the guesses came from, the right one is not even compared, in a process that has just started either
    compared.count = 0;
    await server.db.deleteFrom('limitCounter').execute();
    const restarted = createApp({ ...server.host });
    const again = await restarted.fetch(
      new Request('http://saiwu.test/api/oauth/noToken/login', {
        method: 'POST',
        headers: { ...basic, 'x-forwarded-for': '198.51.100.1' },
        body: JSON.stringify({ grantType: 'password', account: 'school', password: 'secret-1' }),
      }),
      { ip: '203.0.113.7' },
    );
    expect([again.status, compared.count]).toEqual([400, 0]);
    server.setNow(new Date(Date.now() + 15 * 60_000 + 1000));
    expect((await signIn('school', 'secret-1')).status).toBe(200);
  });

  it('ends guessing from many addresses as well, but not for the owner where they have signed in before', async () => {
    const [home, elsewhere] = ['198.51.100.200', '2001:db8::77'];
    expect((await signIn('school', 'secret-1', { from: home })).status).toBe(200);
    const compared = countComparing();
    for (let index = 0; index < 23; index += 1) await signIn('school', 'wrong', { from: `192.0.2.${index}` });
    expect(compared.count).toBe(20);
    expect((await signIn('school', 'secret-1', { from: elsewhere })).status).toBe(400);
    expect((await signIn('school', 'secret-1', { from: home })).status).toBe(200);
    // who knows the password has shown that it is their account: from then on they are let in elsewhere, too
    expect((await signIn('school', 'secret-1', { from: elsewhere })).status).toBe(200);
  });

  it('locks an account for its owner by four times as many wrong ones where they sign in from: others sit behind that address, too', async () => {
    expect((await signIn('school', 'secret-1')).status).toBe(200);
    const compared = countComparing();
    for (let index = 0; index < 6; index += 1) await signIn('school', `wrong-${index}`);
    expect((await signIn('school', 'secret-1')).status).toBe(200);
    compared.count = 0;
    for (let index = 0; index < 22; index += 1) await signIn('school', `wrong-${index}`);
    expect([compared.count, (await signIn('school', 'secret-1')).status]).toEqual([20, 400]);
    server.setNow(new Date(Date.now() + 15 * 60_000 + 1000));
    expect((await signIn('school', 'secret-1')).status).toBe(200);
  });

  it('lets in who knows their password, whatever others behind the address get wrong', async () => {
    const invent = async (from: string) => {
      const answers = [];
      for (let index = 0; index < 34; index += 1) answers.push((await signIn(`invented-${index}`, 'wrong', { from })).status);
      return answers;
    };
    const [campus, elsewhere] = ['198.51.100.7', '198.51.100.8'];
    expect((await signIn('teacher', 'secret-1', { from: campus })).status).toBe(200);
    const answers = [...Array.from({ length: 30 }, () => 400), ...Array.from({ length: 4 }, () => 429)];
    expect([await invent(campus), await invent(elsewhere)]).toEqual([answers, answers]);
    // each of them for the first time there, and as often as they like
    for (const account of ['school', 'student', 'school', 'student'])
      expect([account, (await signIn(account, 'secret-1', { from: campus })).status]).toEqual([account, 200]);
    // wrong ones are told to wait, whether there is such an account or not, and lock an account as they always do
    const compared = countComparing();
    const wrong = [];
    for (let index = 0; index < 7; index += 1) wrong.push(await signIn('judge1', 'wrong', { from: campus }));
    const facts = [...wrong, await signIn('nobody-at-all', 'wrong', { from: campus })].map(({ status, msg }) => [status, msg]);
    expect([compared.count, new Set(facts.map(String)).size, facts[0]]).toEqual([5, 1, [429, '访问频率超限，请稍后再试']]);
    expect((await signIn('judge1', 'secret-1', { from: campus })).status).toBe(429);
    // nor on the first morning, where no one has signed in from before
    expect((await signIn('school', 'secret-1', { from: elsewhere })).status).toBe(200);
  });

  it('takes the addresses of one IPv6 network for one', async () => {
    const compared = countComparing();
    for (let index = 1; index <= 8; index += 1) await signIn('school', 'wrong', { from: `2001:db8:1:2::${index}` });
    expect(compared.count).toBe(5);
  });

  it('does not count those who know their password: a class signs in from one address within a minute', async () => {
    for (let index = 0; index < 31; index += 1) expect((await signIn('school', 'secret-1')).status).toBe(200);
  });
});

describe('row 18, enumeration', () => {
  const kinds = { unknown: 'nobody-at-all', disabled: 'teacher', wrong: 'student', locked: 'judge1', passwordless: 'judge2' };

  async function prepare(): Promise<void> {
    await server.db
      .updateTable('user')
      .set({ passwordHash: await argon2Passwords.hash('secret-1') })
      .execute();
    await server.db.updateTable('user').set({ state: false }).where('account', '=', kinds.disabled).execute();
    await server.db.updateTable('user').set({ passwordHash: '!' }).where('account', '=', kinds.passwordless).execute();
    for (let guess = 0; guess < 6; guess += 1) await signIn(kinds.locked, 'wrong');
  }

  it('gives one answer for an unknown, a disabled, a locked account and a wrong password', async () => {
    await prepare();
    for (const [kind, account] of Object.entries(kinds)) {
      const password = kind === 'locked' || kind === 'disabled' ? 'secret-1' : 'wrong';
      const { status, code, msg, data, extra, headers } = await signIn(account, password);
      expect([kind, status, code, msg, data, extra, headers.get('retry-after')]).toEqual([
        kind,
        400,
        -10,
        '用户名或密码错误',
        null,
        null,
        null,
      ]);
    }
    expect((await signIn(kinds.passwordless, '')).msg).toBe('请输入用户名或密码');
  });

  it('hashes once for one that exists and for one that does not, and as slowly', async () => {
    await prepare();
    const hashes: string[] = [];
    server.host.passwords = {
      ...argon2Passwords,
      verify: (hash, password) => {
        hashes.push(hash.split('$').slice(0, 4).join('$'));
        return argon2Passwords.verify(hash, password);
      },
    };
    for (const account of Object.values(kinds)) await signIn(account, 'wrong', { from: '192.0.2.1' });
    expect(hashes).toEqual(Object.keys(kinds).map(() => '$argon2id$v=19$m=19456,t=2,p=1'));
  });

  it('asks nobody who is not signed in whether something exists', async () => {
    const checking = Object.entries<Operation>(contract).filter(([id]) => /\.(check|exist)/i.test(id) && id !== 'captcha.check');
    expect(checking.length).toBeGreaterThan(2);
    expect(checking.filter(([, { access }]) => access === 'open')).toEqual([]);
    expect((await server.as(null).call('user.check', { query: { name: 'admin' } })).status).toBe(401);
  });
});
