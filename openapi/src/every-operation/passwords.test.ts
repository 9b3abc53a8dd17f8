import { expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '../contract.ts';
import type { Operation } from '../operation.ts';
import { fieldsOf } from '../secrets.ts';

const bodies = Object.entries<Operation>(contract).flatMap(([id, { body }]) => {
  const fields = new Set(body ? fieldsOf(body).map(({ path }) => path.join('.')) : []);
  return body && fields.has('password') && fields.has('confirmPassword') ? [[id, body] as const] : [];
});

it('passwords are repeated in more than one form', () => {
  expect(bodies.map(([id]) => id)).toEqual(
    expect.arrayContaining(['user.reset', 'globalUser.reset', 'tenant.init', 'session.changePassword']),
  );
});

it.each(bodies)('%s refuses a password whose repetition differs', (_, body) => {
  const right = {
    id: '1',
    code: '123456',
    tenantCode: 'sunny',
    phone: '13812345678',
    account: 'boss_1',
    name: '张三',
    orgId: '1',
    consent: true,
    oldPassword: 'before-1',
    password: 'chosen-1',
  };
  const reasons = (confirmPassword: string) => issuesOf(body, { ...right, confirmPassword });
  expect(reasons('chosen-1')).toEqual([]);
  for (const other of ['', 'chosen-2', 'Chosen-1']) expect(reasons(other)).toEqual([['confirmPassword', 'rule.passwordsDiffer']]);
});

function issuesOf(body: z.ZodType, value: object): string[][] {
  return (body.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}
