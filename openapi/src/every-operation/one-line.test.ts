import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import { isWrite, type Operation } from '../operation.ts';
import { fieldsOf } from '../secrets.ts';

/** The names of things and people, by the ends of the names of such fields. */
const called = /^(name|label|title|topic|alt|coverAlt|abbreviation|fullName|signName|poolName|head)$/;
/** Fields of that name that are not kept: they are compared with a stored value. */
const others = ['contest.anonymise title'];

const fields = (Object.entries(contract) as [string, Operation][]).flatMap(([id, operation]) =>
  isWrite(operation) && operation.body instanceof z.ZodType
    ? fieldsOf(operation.body).flatMap(({ path, schema }) => {
        const name = path.findLast((step) => step !== '*') ?? '';
        return called.test(name) && schema instanceof z.ZodString ? [[`${id} ${path.join('.')}`, schema] as const] : [];
      })
    : [],
);

it('what something is called is kept on one line, without what cannot be seen', () => {
  expect(fields.length).toBeGreaterThan(60);
  const odd = fields.filter(([place, schema]) => !others.includes(place) && schema.safeParse('甲\u202e\r\n乙\u200b丙').data !== '甲 乙丙');
  expect(odd.map(([place]) => place)).toEqual([]);
});

it('what is made of signs that show nothing is no name', () => {
  const parsed = fields.map(([place, schema]) => [place, schema.safeParse('\u3164\uffa0\u2800\u115f\u1160\u180e').data] as const);
  expect(parsed.filter(([place, data]) => !others.includes(place) && data !== undefined && data !== '').map(([place]) => place)).toEqual(
    [],
  );
});
