import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import type { Operation } from '../operation.ts';

/** Front ends of the platform's generation edit these from a tree, or from a form of their own, and know no version. */
const loose = ['area.update', 'area.updateAll', 'menu.update', 'menu.updateAll', 'org.update', 'org.updateAll', 'user.updateBase'];

it('whoever changes a row says which version they have read', () => {
  const changing = Object.entries<Operation>(contract).flatMap(([id, { method, body }]) =>
    method === 'PUT' && body instanceof z.ZodObject && 'id' in body.shape && 'version' in body.shape
      ? [{ id, version: body.shape.version }]
      : [],
  );
  expect(changing.length).toBeGreaterThan(15);
  const optional = changing.filter(({ version }) => z.safeParse(version, undefined).success);
  expect(optional.map(({ id }) => id).toSorted()).toEqual(loose);
});

it('every `update` is one of them', () => {
  const without = Object.entries<Operation>(contract).filter(
    ([id, { body }]) => /\.update(All)?$/.test(id) && !(body instanceof z.ZodObject && 'version' in body.shape),
  );
  expect(without.map(([id]) => id)).toEqual([]);
});
