import { createMongoAbility } from '@casl/ability';
import shiroTrie from 'shiro-trie';
import { createAuthority } from '../../packages/auth/src/permission.ts';
import { compare, print, type Ratio } from './measure.ts';

const things = ['authority', 'tenant', 'msg', 'file', 'contest', 'workflow', 'gateway', 'developer', 'judging', 'school', 'data', 'system'];
const subs =
  'user role menu resource org station dictionary area parameter application optLog loginLog online attachment smsTemplate sms project judge stage assignment result appeal award certificate banner datasourceConfig rateLimiter blockList college student'.split(
    ' ',
  );
const acts = ['view', 'add', 'edit', 'delete', 'import', 'export', 'resetPassword', 'updateState', 'config', 'auth', 'mark', 'download'];

const rounds = 61;
/** Of shiro-trie's time: questions never asked before, and those that a page asks again and again. */
const bounds = { different: 0.5, repeated: 0.05 };

const random = randomFrom(7);
const grants = distinct(1000, grantText);
const questions = distinct(5000, questionText);
const pageCodes = questions.slice(0, 20);
const renders = 50;
const rowsShown = 30;

const separate = ['a:b:export', 'a:b:view'];
const together = 'a:b:export,view';
const sides = {
  'Shiro’s rule': (codes: readonly string[]) => shiro(codes),
  ours: (codes: readonly string[]) => ours(codes),
  'shiro-trie': (codes: readonly string[]) => trie(codes),
  CASL: (codes: readonly string[]) => casl(codes),
};

const expected = questions.map(shiro(grants));
console.table(
  Object.fromEntries(
    Object.entries(sides).map(([name, side]) => {
      const answers = questions.map(side(grants));
      return [
        name,
        {
          'granted, of 5,000': answers.filter(Boolean).length,
          'other than Shiro': answers.filter((answer, index) => answer !== expected[index]).length,
          [`${separate.join(' and ')} give ${together}`]: side(separate)(together),
        },
      ];
    }),
  ),
);
const failures = questions
  .filter((question, index) => ours(grants)(question) !== expected[index])
  .map((question) => `${question}: not as Shiro`);
if (ours(separate)(together)) failures.push(`${together} was added up from separate grants`);

const different: Ratio[] = [];
const repeated: Ratio[] = [];
for (const [name, side] of Object.entries({ 'shiro-trie': trie, CASL: casl })) {
  different.push(compareOn(`1,000 of 5,000 different questions, beside ${name}`, questions, side));
  const asked = Array.from({ length: renders * rowsShown }, () => pageCodes).flat();
  repeated.push(compareOn(`1,000 in ${renders} renders of ${rowsShown} rows × 20 codes, beside ${name}`, asked, side));
}
const compiled = [grants, distinct(5000, grantText)].map((codes) =>
  compare(
    `compiling ${codes.length} grants, beside shiro-trie`,
    { rounds, per: 1 },
    () => void ours(codes),
    () => void trie(codes),
  ),
);
print([...different, ...repeated, ...compiled]);
for (const [name, [line]] of [['different', different] as const, ['repeated', repeated] as const]) {
  if (line === undefined || !(line.ratio <= bounds[name]))
    failures.push(`${line?.name}: ${line?.ratio.toFixed(3)} is more than ${bounds[name]}`);
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

type Check = (code: string) => boolean;

/** Each round asks an authority that nobody has asked before, so that no answer is at hand; compiling is a case of its own. */
function compareOn(name: string, asked: readonly string[], theirSide: (codes: readonly string[]) => Check): Ratio {
  const fresh = Array.from({ length: rounds + 1 }, () => ({ ours: ours(grants), theirs: theirSide(grants) }));
  let turn = 0;
  const ask = (check: Check | undefined) => {
    for (const code of asked) check?.(code);
  };
  return compare(
    name,
    { rounds, per: asked.length / 1000 },
    () => ask(fresh[Math.floor(turn++ / 2)]?.ours),
    () => ask(fresh[Math.floor(turn++ / 2)]?.theirs),
  );
}

function ours(resourceList: readonly string[]): Check {
  return createAuthority({ enabled: true, caseSensitive: false, resourceList, roleList: [] }).hasPermission;
}

function trie(codes: readonly string[]): Check {
  const built = shiroTrie.newTrie().add(...codes);
  return (code) => built.check(code);
}

/**
 * CASL knows an action on a subject: `thing:sub:act` is `act` on `thing:sub`, `*` as the act is `manage`, and so is a code without one. It
 * has no subject with a part open, so such a grant names every subject it means. Several acts in one question are several questions: there
 * is no other way to ask. A fourth part, one record, is left out: no grant here is about a record.
 */
function casl(codes: readonly string[]): Check {
  const ability = createMongoAbility(
    codes.map((code) => {
      const [thing = '', sub = '', act = '*'] = code.split(':');
      return {
        action: act.split(',').map(actionOf),
        subject: (thing === '*' ? things : [thing]).flatMap((one) => (sub === '*' ? subs : [sub]).map((other) => `${one}:${other}`)),
      };
    }),
  );
  return (code) => {
    const [thing = '', sub = '', act = '*'] = code.split(':');
    return act.split(',').every((one) => ability.can(actionOf(one), `${thing}:${sub}`));
  };
}

function actionOf(act: string): string {
  return act === '*' ? 'manage' : act;
}

/** The rule as Shiro's WildcardPermission.implies has it, asked of one grant after the other. */
function shiro(codes: readonly string[]): Check {
  const granted = codes.map(partsOf);
  return (code) => {
    const other = partsOf(code);
    return granted.some((parts) => impliesAsInShiro(parts, other));
  };
}

function impliesAsInShiro(parts: Set<string>[], otherParts: Set<string>[]): boolean {
  let at = 0;
  for (const otherPart of otherParts) {
    // If this permission has less parts than the other permission, everything after the number of parts contained in this is implied
    const part = parts[at];
    if (part === undefined) return true;
    if (!part.has('*') && !otherPart.isSubsetOf(part)) return false;
    at += 1;
  }
  // If this permission has more parts than the other parts, only imply it if all of the other parts are wildcards
  return parts.slice(at).every((part) => part.has('*'));
}

function partsOf(code: string): Set<string>[] {
  return code.split(':').map((part) => new Set(part.split(',')));
}

/** As roles have them: mostly single codes, some with several acts, some with everything below, a few open in front. */
function grantText(): string {
  const [thing, sub, act] = [oneOf(things), oneOf(subs), oneOf(acts)];
  const kind = random(100);
  if (kind < 74) return `${thing}:${sub}:${act}`;
  if (kind < 90) return `${thing}:${sub}:${act},${oneOf(acts)}`;
  if (kind < 96) return `${thing}:${sub}:*`;
  if (kind < 97) return `${thing}:*:${act}`;
  if (kind < 99) return `${thing}:${sub}`;
  return `*:${sub}:${act}`;
}

/** As screens and operations ask: mostly single codes, some about one record, some for several acts at once. */
function questionText(): string {
  const [thing, sub, act] = [oneOf(things), oneOf(subs), oneOf(acts)];
  const kind = random(100);
  if (kind < 74) return `${thing}:${sub}:${act}`;
  if (kind < 86) return `${thing}:${sub}:${act}:${1 + random(5000)}`;
  if (kind < 94) return `${thing}:${sub}:${act},${oneOf(acts)}`;
  if (kind < 97) return `${thing}:${sub}:*`;
  return `${thing}:${sub}`;
}

function oneOf(list: readonly string[]): string {
  return list[random(list.length)] ?? '';
}

function distinct(count: number, make: () => string): string[] {
  const texts = new Set<string>();
  while (texts.size < count) texts.add(make());
  return [...texts];
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
