import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendRecord, canonicalJson, InvalidInputError, verifyLog, type JsonValue, type LogRecord } from '../index.ts';

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

  it('finds any byte that was changed in what is stored', async () => {
    const log = await logOf([{ act: '封存', at: 1 }, ['b', 2.5], 'c']);
    const head = log.at(-1);
    const stored = new TextEncoder().encode(JSON.stringify(log));
    await fc.assert(
      fc.asyncProperty(fc.nat(stored.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const bytes = stored.map((byte, index) => (index === place ? byte ^ change : byte));
        const read = parsed(new TextDecoder().decode(bytes));
        // What is no JSON any more is found by reading it.
        const verdict = read === undefined ? { intact: false } : await verifyLog(read, head);
        expect(verdict).toMatchObject({ intact: false });
      }),
      { numRuns: 2000, seed: 42 },
    );
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'record'],
    ['a record without its hash', { sequence: 1, previousHash: '', body: 1 }],
    ['a number as text', { sequence: '1', previousHash: '', hash: '', body: 1 }],
    ['a hash that is a number', { sequence: 1, previousHash: '', hash: 1, body: 1 }],
  ])('names the place of %s', async (_, record) => {
    const [first] = await logOf(['a']);
    // @ts-expect-error What is stored may have become anything.
    expect(await verifyLog([first, record])).toEqual({
      intact: false,
      at: 1,
      because: { code: 'log.malformed', values: { position: 2 } },
    });
  });

  it('names the record whose link is broken, and a head that does not fit', async () => {
    const [first, second] = await logOf(['a', 'b']);
    if (!first || !second) throw new Error('two records');
    const because = { code: 'log.previous', values: { sequence: 2 } };
    expect(await verifyLog([first, { ...second, previousHash: 'f'.repeat(64) }])).toEqual({ intact: false, at: 1, because });
    const end = (expected: number) => ({ code: 'log.head', values: { expected } });
    expect(await verifyLog([], first)).toEqual({ intact: false, at: 0, because: end(1) });
    expect(await verifyLog([first, second], first)).toEqual({ intact: false, at: 1, because: end(1) });
    expect(await verifyLog([first], { ...first, sequence: 2 })).toEqual({ intact: false, at: 1, because: end(2) });
    expect(await verifyLog([], { sequence: 0, hash: '' })).toEqual({ intact: true });
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
  it('sorts keys as RFC 8785, 3.2.3 does', () => {
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

function parsed(text: string): LogRecord[] | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
