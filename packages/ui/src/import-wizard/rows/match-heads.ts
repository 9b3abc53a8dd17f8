import { headKey } from '../../workbook/head-key.ts';
import type { ImportField } from '../import-field.ts';

/** Which column of the file a field is taken from, and why that one. */
export interface HeadMatch {
  /** Index of the head. */
  head: number;
  /** `similar`: a guess that somebody should look at. `chosen`: by hand, now or the last time. */
  kind: 'same' | 'similar' | 'chosen';
}

/** The match of each field by its key; fields that are taken from nowhere have none. */
export type Mapping = Readonly<Record<string, HeadMatch>>;

/**
 * Finds the column of each field: as chosen the last time (`kept`, the head by the field's key; empty text: none), else by its title, its
 * aliases or its key, whatever the spaces, case and width of the letters, else by likeness. No column is taken twice.
 */
export function matchHeads(fields: readonly ImportField[], heads: readonly string[], kept: Readonly<Record<string, string>> = {}): Mapping {
  const mapping: Record<string, HeadMatch> = {};
  const free = new Set(heads.flatMap((head, index) => (head === '' ? [] : [index])));
  const take = (field: ImportField, head: number, kind: HeadMatch['kind']) => {
    // Of two columns with one head nobody but the reader knows which is meant.
    const isTwin = kind === 'same' && plain.filter((one) => one === plain[head]).length > 1;
    mapping[field.key] = { head, kind: isTwin ? 'similar' : kind };
    free.delete(head);
  };
  const plain = heads.map(headKey);
  const left = () => fields.filter((field) => !(field.key in mapping) && kept[field.key] !== '');
  for (const field of left()) {
    const head = heads.indexOf(kept[field.key] ?? '');
    if (free.has(head)) take(field, head, namesOf(field).some((name) => headKey(name) === plain[head]) ? 'same' : 'chosen');
  }
  for (const someNamesOf of [titleOf, aliasesOf]) {
    for (const field of left()) {
      const names = someNamesOf(field).map(headKey);
      const head = [...free].find((index) => names.includes(plain[index] ?? ''));
      if (head !== undefined) take(field, head, 'same');
    }
  }
  const guesses = left()
    .flatMap((field) => [...free].map((head) => ({ field, head, score: likeness(field, plain[head] ?? '') })))
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score);
  for (const { field, head } of guesses) if (free.has(head) && !(field.key in mapping)) take(field, head, 'similar');
  return mapping;
}

/** The mapping with another column for this field; whoever had that column loses it. */
export function withHead(mapping: Mapping, key: string, head: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([other, match]) => other !== key && match.head !== head);
  return Object.fromEntries(head === undefined ? others : [...others, [key, { head, kind: 'chosen' as const }]]);
}

/** Whether nothing is in doubt: each required field has its column, no match is a guess, and no column would be left behind. */
export function isPlain(fields: readonly ImportField[], heads: readonly string[], mapping: Mapping): boolean {
  const taken = new Set(Object.values(mapping).map(({ head }) => head));
  return (
    fields.every(({ key, isRequired }) => isRequired !== true || mapping[key] !== undefined) &&
    Object.values(mapping).every(({ kind }) => kind !== 'similar') &&
    heads.every((head, index) => head === '' || taken.has(index))
  );
}

/**
 * What `matchHeads` takes as `kept` the next time: the heads that were taken, and empty text where somebody turned down what was proposed.
 */
export function headsToKeep(fields: readonly ImportField[], heads: readonly string[], mapping: Mapping): Record<string, string> {
  const proposed = matchHeads(fields, heads);
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const head = mapping[key]?.head;
      if (head === undefined && proposed[key] === undefined) return [];
      return [[key, head === undefined ? '' : (heads[head] ?? '')]];
    }),
  );
}

/** All that the columns of these fields may be called, as `headKey` writes it. */
export function headNames(fields: readonly ImportField[]): Set<string> {
  return new Set(fields.flatMap((field) => namesOf(field).map(headKey)));
}

function titleOf(field: ImportField): string[] {
  return [field.title];
}

function aliasesOf(field: ImportField): string[] {
  return [...(field.aliases ?? []), field.key];
}

function namesOf(field: ImportField): string[] {
  return [...titleOf(field), ...aliasesOf(field)];
}

function likeness(field: ImportField, head: string): number {
  return Math.max(...namesOf(field).map((name) => textLikeness(headKey(name), head)));
}

/** From 0 to 1: one text within the other, or pairs of letters that both have. */
function textLikeness(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 2) return 0;
  const within = long.includes(short) ? 0.5 + 0.5 * (short.length / long.length) : 0;
  const pairs = pairsOf(long);
  const shared = pairsOf(short).filter((pair) => pairs.includes(pair)).length;
  return Math.max(within, (2 * shared) / (short.length + long.length - 2));
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}
