import { describe, expect, test } from 'vitest';
import { createAuthority, implies, parsePermission, PermissionSyntaxError } from './permission.ts';

// After the behaviours that Shiro's WildcardPermissionTest fixes: granted, required, whether it is implied.
const table: [string, string, boolean][] = [
  ['something', 'something', true],
  ['something', 'SOMETHING', true],
  ['BLAHBLAH', 'bLAHBLAH', true],
  ['something', 'else', false],

  ['one,two', 'one', true],
  ['one', 'one,two', false],
  ['one,two,three', 'one,three', true],
  ['one,three', 'one,two,three', false],
  ['one,two:one,two,three', 'one:three', true],
  ['one,two:one,two,three', 'one:two,three', true],
  ['one:three', 'one:two,three', false],
  ['one:two,three', 'one:three', true],
  ['one,two,three:one,two,three:one,two', 'one:three:two', true],
  ['one:three:two', 'one,two,three:one,two,three:one,two', false],
  ['one', 'one:two,three,four', true],
  ['one', 'one:two,three,four:five:six:seven', true],
  ['one:two,three,four', 'one', false],
  ['one:two,three,four', 'one:two,three,four:five:six:seven', true],
  ['one,two:three,four', 'two,one:four,three', true],

  ['*', 'one', true],
  ['*', 'one,two:three,four,five:six:seven,eight', true],
  ['newsletter:*', 'newsletter:read,write', true],
  ['newsletter:*', 'newsletter:*', true],
  ['newsletter:*', 'newsletter:*:read', true],
  ['newsletter:*', 'newsletter', true],
  ['newsletter:*:*', 'newsletter:read', true],
  ['newsletter:*:*:*', 'newsletter:read,write:*', true],
  ['newsletter:*:read', 'newsletter:123:read', true],
  ['newsletter:*:read', 'newsletter:123,456:read,write', false],
  ['newsletter:*:read', 'newsletter:read', false],
  ['newsletter:*:read', 'newsletter:read,write', false],
  ['newsletter:*:read', 'newsletter:123:read:write', true],
  ['newsletter:*:read:*', 'newsletter:123:read', true],
  ['newsletter:read', 'newsletter:*', false],
  ['newsletter:read,*', 'newsletter:write', true],

  // Trailing dividers and space around the text do not count.
  ['a:b::', 'a:b', true],
  ['a:b', 'a:b,,:', true],
  ['  a:b ', 'a:b:c', true],
  // An empty sub-part before another is a sub-part of its own.
  ['a:b', 'a:,b', false],
  // Names of the object prototype are names like any other.
  ['a', '__proto__', false],
  ['constructor', 'constructor:toString', true],
];

describe('a granted permission and a required one', () => {
  test.each(table)('%s implies %s: %s', (granted, required, expected) => {
    expect(implies(granted, required)).toBe(expected);
  });

  test.each(table)('the compiled grant %s agrees on %s: %s', (granted, required, expected) => {
    expect(holder([granted]).hasPermission([required])).toBe(expected);
  });

  test('case matters when it is said to', () => {
    expect(implies('Role:view', 'role:view', { caseSensitive: true })).toBe(false);
    expect(implies('Role:view', 'Role:view', { caseSensitive: true })).toBe(true);
  });
});

describe('the grammar', () => {
  test.each(['', '   ', ':', ',', '::,,::,:', ':a', 'a::b', 'a:,', 'a:,,:b', ' :a'])('refuses %j', (text) => {
    expect(() => parsePermission(text)).toThrow(PermissionSyntaxError);
    expect(() => implies('a', text)).toThrow(PermissionSyntaxError);
    expect(() => implies(text, 'a')).toThrow(PermissionSyntaxError);
  });

  test('gives parts and sub-parts, each once', () => {
    expect(parsePermission('Role:view,edit,view:')).toEqual([['role'], ['view', 'edit']]);
  });

  test('an error names the text', () => {
    expect(() => parsePermission('a::b')).toThrow(expect.objectContaining({ name: 'PermissionSyntaxError', text: 'a::b' }));
  });
});

describe('an authority', () => {
  test('takes entries that bundle several codes', () => {
    const { hasPermission } = holder(['authority:user:view; authority:org:view;', 'authority:role:add']);
    expect(hasPermission(['authority:user:view', 'authority:org:view', 'authority:role:add'])).toBe(true);
    expect(hasPermission('authority:role:edit')).toBe(false);
  });

  test('does not add up separate grants', () => {
    const { hasPermission } = holder(['a:b:export', 'a:b:view']);
    expect(hasPermission('a:b:export')).toBe(true);
    expect(hasPermission('a:b:export,view')).toBe(false);
  });

  test('all, any and none', () => {
    const authority = holder(['a:b', 'c:*']);
    expect(authority.hasPermission(['a:b', 'c:d'])).toBe(true);
    expect(authority.hasPermission(['a:b', 'x'])).toBe(false);
    expect(authority.hasAnyPermission(['x', 'c:d'])).toBe(true);
    expect(authority.hasAnyPermission(['x', 'y'])).toBe(false);
    expect(authority.hasNoPermission(['x', 'y'])).toBe(true);
    expect(authority.hasNoPermission(['x', 'a:b'])).toBe(false);
  });

  test('roles ignore case, also when permissions do not', () => {
    const authority = createAuthority({ enabled: true, caseSensitive: true, resourceList: [], roleList: ['YMANAGEMENT', 'judge'] });
    expect(authority.hasRole(['ymanagement', 'JUDGE'])).toBe(true);
    expect(authority.hasRole(['ymanagement', 'xmanagement'])).toBe(false);
    expect(authority.hasAnyRole(['xmanagement', 'Judge'])).toBe(true);
    expect(authority.hasNoRole(['xmanagement'])).toBe(true);
    expect(authority.hasNoRole(['Judge'])).toBe(false);
  });

  test('no codes: all and none hold, any does not', () => {
    const authority = holder(['*']);
    expect([authority.hasPermission([]), authority.hasNoPermission([]), authority.hasAnyPermission([])]).toEqual([true, true, false]);
    expect([authority.hasRole([]), authority.hasNoRole([]), authority.hasAnyRole([])]).toEqual([true, true, false]);
  });

  test('every check holds when checks are off', () => {
    const authority = createAuthority({ enabled: false, caseSensitive: false, resourceList: ['a'], roleList: ['r'] });
    const { hasPermission, hasAnyPermission, hasNoPermission, hasRole, hasAnyRole, hasNoRole } = authority;
    expect([hasPermission('x'), hasAnyPermission([]), hasNoPermission('a'), hasRole('x'), hasAnyRole([]), hasNoRole('r')]).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  test('a malformed grant is left out and reported, a malformed question throws', () => {
    const authority = holder(['a::b', 'a:c', '', 'ok;:x']);
    expect(authority.malformed).toEqual(['a::b', '', ':x']);
    expect(authority.hasPermission(['a:c', 'ok'])).toBe(true);
    expect(() => authority.hasPermission('a::b')).toThrow(PermissionSyntaxError);
  });

  test('agrees with a plain search over all grants', () => {
    const texts = ['a', 'a:b', 'a:*', '*:b', 'a,c:b', '*', 'a:b,c', 'c:*:d', '*:*:d', 'a:b:c,d', 'b:*,x', 'a,b:*:c', 'c:b:d:*'];
    for (let first = 0; first < texts.length; first++) {
      for (let second = first; second < texts.length; second++) {
        const granted = texts.slice(first, second);
        const authority = holder(granted);
        for (const required of texts) expect(authority.hasPermission(required)).toBe(granted.some((grant) => implies(grant, required)));
      }
    }
  });
});

describe('any text and any grants', () => {
  const random = randomFrom(11);
  const oneOf = (list: readonly string[]) => list[random(list.length)]!;
  const subparts = ['a', 'b', 'c', 'D', '*', 'view', 'é', '__proto__'];
  const wellFormed = () => many(1 + random(4), () => many(1 + random(10) * +(random(4) === 0), () => oneOf(subparts)).join(',')).join(':');

  test('compiled, they answer as one grant after the other does', () => {
    for (let round = 0; round < 200; round += 1) {
      const granted = many(1 + random(12), wellFormed);
      const authority = holder(granted);
      for (const required of many(40, wellFormed)) {
        const expected = granted.some((grant) => implies(grant, required));
        expect(authority.hasPermission(required), `${granted.join(' ; ')} for ${required}`).toBe(expected);
      }
    }
  });

  test('a grant with very many choices too', () => {
    const numbers = many(60, (index) => `n${index}`);
    const { hasPermission } = holder([`${numbers.join(',')}:${numbers.join(',')}:*:view,edit`]);
    expect([hasPermission('n3:n59:x:view'), hasPermission('n3:n59,n4:x:view,edit:9')]).toEqual([true, true]);
    expect([hasPermission('n3:n60:x:view'), hasPermission('n3:n59:x'), hasPermission('n3:n4:x:view,add')]).toEqual([false, false, false]);
  });

  test('a text is read or refused, in the same way by parser, grants and questions; nothing else is thrown', () => {
    const characters = ['a', 'b', '*', ':', ':', ',', ',', ' ', '\t', 'A', '\u3000', 'é', '\ud83d'];
    for (let round = 0; round < 5000; round += 1) {
      const text = many(random(10), () => oneOf(characters)).join('');
      const outcome = outcomeOf(() => parsePermission(text));
      expect(['read', 'refused']).toContain(outcome);
      expect(
        outcomeOf(() => holder(['a:b', 'b,a:*:a']).hasPermission(text)),
        JSON.stringify(text),
      ).toBe(outcome);
      const authority = holder([text]);
      expect(authority.malformed).toEqual(outcome === 'read' ? [] : [text]);
      expect(outcome === 'refused' || authority.hasPermission(text)).toBe(true);
    }
  });
});

function outcomeOf(read: () => unknown): unknown {
  try {
    read();
    return 'read';
  } catch (error) {
    return error instanceof PermissionSyntaxError ? 'refused' : error;
  }
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function holder(resourceList: string[]) {
  return createAuthority({ enabled: true, caseSensitive: false, resourceList, roleList: [] });
}
