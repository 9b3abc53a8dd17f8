import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

// RFC 8785, appendix B: bits of a double, and how it is written.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('the double %s is %s', (bits, text) => {
  expect(canonicalJson(doubleOf(bits))).toBe(text);
});

test.each(['7fffffffffffffff', '7ff0000000000000'])('the double %s is refused', (bits) => {
  expect(() => canonicalJson(doubleOf(bits))).toThrow('Unusable value in json ($)');
});

test('the sample of section 3.2 in its UTF-8 bytes', () => {
  const sample: unknown = JSON.parse(
    String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],` +
      String.raw`"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
  );
  const expected =
    '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333333333332e333333333333332c31652b33302c' +
    '342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d';
  // @ts-expect-error What was parsed has no type.
  expect(Buffer.from(canonicalJson(sample)).toString('hex')).toBe(expected);
});

test('takes objects without a prototype, and keeps empty ones', () => {
  expect(canonicalJson(Object.assign(Object.create(null), { b: [], a: {} }))).toBe('{"a":{},"b":[]}');
});

function doubleOf(bits: string): number {
  return new DataView(Uint8Array.from(bits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).buffer).getFloat64(0);
}
