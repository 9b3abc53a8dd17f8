import { expect, it } from 'vitest';
import { type Sibling, sortValuesFor } from './place-sibling.ts';

const own = (id: string, sortValue: number): Sibling => ({ id, sortValue, isFixed: false });
const fixed = (id: string, sortValue: number): Sibling => ({ id, sortValue, isFixed: true });

it('rows are numbered in their order, with room between', () => {
  expect(sortValuesFor([own('a', 10), own('c', 30), own('b', 20)])).toEqual(
    new Map([
      ['c', 20],
      ['b', 30],
    ]),
  );
});

it('fixed rows keep their numbers, the others are spread between them', () => {
  const rows = [own('a', 7), fixed('x', 10), own('b', 1), own('c', 1), fixed('y', 20), own('d', 1)];
  expect(sortValuesFor(rows)).toEqual(
    new Map([
      ['a', 5],
      ['b', 13],
      ['c', 16],
      ['d', 30],
    ]),
  );
});

it('says where there is no room', () => {
  expect(sortValuesFor([fixed('x', 1), own('a', 5), fixed('y', 2)])).toBeNull();
});

it('nothing changes for rows that are in order', () => {
  expect(sortValuesFor([fixed('x', 10), fixed('y', 20), own('a', 30)])).toEqual(new Map());
});
