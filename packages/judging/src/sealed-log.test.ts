import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendRecord, canonicalJson, InvalidInputError, verifyLog, type JsonValue, type LogRecord } from './index.ts';

describe('a sealed log', () => {
  it('is a chain of SHA-256 over canonical JSON', async () => {
    const [first, second] = await logOf([{ score: '83.34', 项目: 'p' }, 'sealed']);
    const text = `{"body":{"score":"83.34","项目":"p"},"previousHash":"${'0'.repeat(64)}","sequence":1}`;
    expect(first?.hash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(second).toMatchObject({ sequence: 2, previousHash: first?.hash, body: 'sealed' });
  });

  it('verifies when it is whole, also after a round through JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(jsonBody(), { maxLength: 5 }), async (bodies) => {
        const stored: LogRecord[] = JSON.parse(JSON.stringify(await logOf(bodies)));
        expect(await verifyLog(stored, stored.at(-1))).toEqual({ intact: true });
      }),
      { numRuns: 30, seed: 40 },
    );
  });

  it('finds the first record that was changed, whatever was changed in it', async () => {
    const log = await logOf(['a', 'b', 'c', 'd']);
    const changed: Record<string, Partial<LogRecord> & Record<string, unknown>> = {
      'log.hash': { body: 'B' },
      'log.previous': { previousHash: 'f'.repeat(64) },
      'log.sequence': { sequence: 7 },
      'log.malformed': { note: 'added' },
    };
    for (const [code, change] of Object.entries(changed)) {
      const broken = log.map((record, index) => (index === 1 ? { ...record, ...change } : record));
      expect(await verifyLog(broken)).toMatchObject({ intact: false, at: 1, because: { code } });
    }
    const rehashed = log.map((record, index) => (index === 1 ? { ...record, hash: 'a'.repeat(64) } : record));
    expect(await verifyLog(rehashed)).toMatchObject({ at: 1, because: { code: 'log.hash', values: { sequence: 2 } } });
  });

  it('finds missing, swapped and cut-off records', async () => {
    const log = await logOf(['a', 'b', 'c', 'd']);
    const [a, b, c, d] = log;
    if (!a || !b || !c || !d) throw new Error('four records');
    expect(await verifyLog([a, c, d])).toEqual({
      intact: false,
      at: 1,
      because: { code: 'log.sequence', values: { expected: 2, found: 3 } },
    });
    expect(await verifyLog([a, c, b, d])).toMatchObject({ at: 1, because: { code: 'log.sequence' } });
    expect(await verifyLog([b, c, d])).toMatchObject({ at: 0, because: { code: 'log.sequence' } });
    expect(await verifyLog([a, b, c])).toEqual({ intact: true });
    expect(await verifyLog([a, b, c], d)).toMatchObject({ at: 3, because: { code: 'log.head', values: { expected: 4 } } });
    const rewritten = await logOf(['a', 'b', 'c', 'forged']);
    expect(await verifyLog(rewritten, d)).toMatchObject({ intact: false, because: { code: 'log.head' } });
  });
});

describe('canonical JSON', () => {
  it('is that of RFC 8785', () => {
    const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0];
    expect(canonicalJson({ numbers, string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/', literals: [null, true, false] })).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    expect(canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 })).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(wellFormed(), jsonBody()), (value) => {
        expect(canonicalJson(Object.fromEntries(Object.entries(value).toReversed()))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 41 },
    );
  });

  it.each([[Number.NaN], [Infinity], ['\ud800'], [{ '\udc00': 1 }], [[undefined]], [{ a: undefined }], [new Date(0)], [1n], [() => 1]])(
    'refuses %s',
    (value: unknown) => {
      // @ts-expect-error Each of these is what the type forbids.
      expect(() => canonicalJson(value)).toThrow(InvalidInputError);
    },
  );
});

async function logOf(bodies: JsonValue[]): Promise<LogRecord[]> {
  const log: LogRecord[] = [];
  for (const body of bodies) log.push(await appendRecord(log.at(-1) ?? null, body));
  return log;
}

function wellFormed(): fc.Arbitrary<string> {
  return fc.string({ unit: 'binary' });
}

function jsonBody(): fc.Arbitrary<JsonValue> {
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, false),
      wellFormed(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(wellFormed(), tie('value'), { maxKeys: 3 }),
    ),
  }));
  return value;
}
