import { expect, it } from 'vitest';
import { isFairJson } from './fair-structure.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(9_000_000_000_000_000_000n + BigInt(index)));

it.each([
  ['the menus and the resources of a role', { roleId: '1', menuIdList: ids(10_000), resourceIdList: ids(10_000), version: 1 }],
  [
    'who may enter a contest, with a quota for each',
    { setup: { eligibility: { orgIds: ids(5000) }, quotas: { of: ids(5000).map((orgId) => ({ orgId, most: 1 })) } } },
  ],
])('lists may be as long as the contract says: %s', (_, body) => {
  expect(isFairJson(JSON.stringify(body))).toBe(true);
});
