import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import type { Operation } from '../operation.ts';
import { secret } from '../rules.ts';
import { fieldsOf, secretsOf } from '../secrets.ts';

const schemas = Object.entries<Operation>(contract).flatMap(([id, { params, query, body, answer }]) =>
  Object.entries({ params, query, body, answer }).flatMap(([part, schema]) =>
    typeof schema === 'object' ? [{ place: `${id} ${part}`, schema }] : [],
  ),
);

it('finds a secret through whatever stands around it', () => {
  const code = secret(z.string());
  const schema = z.object({
    code: code.nullish(),
    list: z.array(z.object({ code: code.min(3).optional(), name: z.string() })),
    record: z.record(z.string(), code),
    either: z.union([z.object({ kind: z.literal('a'), code }), z.object({ kind: z.literal('b') })]).default({ kind: 'b' }),
    changed: z.object({ code }).transform(({ code: inner }) => inner),
    whole: secret(z.array(z.string())),
  });
  const paths = ['code', 'list.*.code', 'record.*', 'either.code', 'changed.code', 'whole'];
  expect(secretsOf(schema).map((path) => path.join('.'))).toEqual(paths);
  expect(secretsOf(code)).toEqual([[]]);
});

it('the contract marks what lets somebody in', () => {
  const marked = schemas.flatMap(({ place, schema }) => secretsOf(schema).map((path) => `${place}.${path.join('.')}`));
  expect(marked).toEqual(
    expect.arrayContaining([
      'session.signIn body.code',
      'session.platformSignIn body.code',
      'session.smsSignIn body.code',
      'session.secondFactor body.code',
      'session.changePassword body.password',
      'social.finish body.code',
      'social.finish body.state',
      'social.bind body.code',
      'totp.enrol answer.uri',
      'totp.confirm body.code',
      'totp.confirm answer.recoveryCodes',
      'totp.remove body.code',
      'invitation.open body.code',
      'invitation.accept body.code',
      'invitation.create answer.path',
      'captcha.check query.code',
      'smsCode.send body.captcha',
      'account.register body.code',
      'account.resetPassword body.code',
      'attachment.link query.signature',
    ]),
  );
});

/** Data whose rows have a code of their own: the names that administrators and providers use for things. */
const named = ['dictionary', 'area', 'smsSendStatus', 'role', 'school', 'college', 'tenant'];

it('a `code` that is not marked is the name of something: an enumeration, a role, a provider, or of data that has codes', () => {
  const unmarked = schemas.flatMap(({ place, schema }) =>
    fieldsOf(schema).flatMap(({ path, schema: field }) => {
      if (!(field instanceof z.ZodObject) || !('code' in field.shape)) return [];
      const { code, ...beside } = field.shape;
      // how something was answered
      if (code instanceof z.ZodNumber) return [];
      // filters take an enumeration as `{ code }`
      if (path.includes('model')) return [];
      const isNamed = ['desc', 'name', 'centifiedStatus'].some((key) => key in beside) || named.includes(place.split('.')[0] ?? '');
      return secretsOf(code).length > 0 || isNamed ? [] : [`${place}.${path.join('.')}`];
    }),
  );
  expect(unmarked).toEqual([]);
});
