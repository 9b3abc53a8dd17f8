import { contract, type Operation, permissionOf } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { sayIn } from './language.ts';
import { permissionName } from './permission-names.ts';

it.each(['zh', 'en'] as const)('every permission of the contract has a name in %s: administrators give it by that', (language) => {
  const codes = new Set(Object.values<Operation>(contract).flatMap((operation) => permissionOf(operation) ?? []));
  const say = sayIn(language);
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => permissionName(code, code, say) === code)).toEqual([]);
});
