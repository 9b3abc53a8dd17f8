import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { filterKind, oneOf, searchedIn } from './filter-facts.ts';
import type { Operation } from './operation.ts';
import { eachOf, filterNumber, filterText, id, oneOrMany, searching } from './rules.ts';
import { fieldsOf } from './secrets.ts';

const states = ['ON', 'OFF'] as const;

describe('a filter', () => {
  it('compares as its schema says', () => {
    const kinds = [filterText, filterText.nullable().optional(), id.nullish(), z.boolean(), filterNumber, z.enum(states)].map(filterKind);
    expect(kinds).toEqual(['holds', 'holds', 'equals', 'equals', 'equals', 'equals']);
    expect([oneOrMany.nullable(), z.union([z.enum(states).nullable(), eachOf(states)]), eachOf(states)].map(filterKind)).toEqual([
      'isAnyOf',
      'isAnyOf',
      'isAnyOf',
    ]);
  });

  it('is chosen one value at a time', () => {
    expect(oneOf(oneOrMany.nullish())).toBe(filterText);
    const one = oneOf(z.union([z.enum(states).nullable(), eachOf(states)]));
    expect([['ON'], 'ON', null].map((value) => z.safeParse(one, value).success)).toEqual([false, true, false]);
  });
});

describe('a search box', () => {
  it('looks where the model says', () => {
    expect(searchedIn(z.object({ keyword: searching('name', 'code') }).partial())).toEqual(['name', 'code']);
    expect(searchedIn(z.object({ name: filterText }))).toEqual([]);
  });

  it('names fields of the rows that it finds', () => {
    const unknown = Object.entries<Operation>(contract).flatMap(([operation, { body, answer }]) => {
      const model: unknown = body instanceof z.ZodObject ? body.shape['model'] : undefined;
      if (!operation.endsWith('.page') || !(model instanceof z.ZodObject) || typeof answer !== 'object') return [];
      const answered = new Set(fieldsOf(answer).flatMap(({ path }) => path));
      return searchedIn(model).flatMap((field) => (answered.has(field) ? [] : [`${operation} ${field}`]));
    });
    expect(unknown).toEqual([]);
  });
});
