import { readFileSync } from 'node:fs';

/** A request that is as heavy to read as its bytes allow. `about` says what is in which field. */
export interface WorstRequest {
  about: string;
  method: string;
  path: string;
  type: string;
  body: string;
}

/**
 * For every operation with a body that is no file, what is heavy as a whole, and for each kind of field that the contract has, the same in
 * the first field of that kind, in an otherwise empty body. Most are refused: that is work too.
 */
export function* worstRequests(): Generator<WorstRequest> {
  const seen = new Set<string>();
  let isFirst = true;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [type, { schema }] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', { schema: {} }];
      if (type === '' || type.startsWith('multipart')) continue;
      const most = operation['x-body-limit'];
      const request = (about: string, body: string, sent = 'application/json'): WorstRequest => ({
        about: `${method} ${path} ${about}`,
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, '1'),
        type: sent,
        body,
      });
      const [whole, form] = [worstJson(most), worstForms(most)];
      // refused before the server knows for what it is
      if (isFirst) Object.assign(whole, beyondJson(most));
      if (isFirst) form['too many fields'] = 'a=1&'.repeat(most / 4);
      isFirst = false;
      for (const [name, body] of Object.entries(whole)) yield request(name, body);
      for (const [name, body] of Object.entries(form)) yield request(name, body, 'application/x-www-form-urlencoded');
      for (const [place, field] of fieldsOf(schema)) {
        const kind = JSON.stringify(field);
        if (seen.has(kind)) continue;
        seen.add(kind);
        const room = most - 1000;
        const kinds = { ...worstJson(room), ...(takesText(field) && worstTexts(room)) };
        for (const [name, json] of Object.entries(kinds)) yield request(`${place.join('.')}: ${name}`, within(place, json));
      }
    }
}

/** More than a server reads, within its bytes. */
function beyondJson(bytes: number): Record<string, string> {
  return {
    'too many numbers': `[${'1,'.repeat((bytes - 4) / 2)}1]`,
    'too many levels': '['.repeat(bytes),
    'codes of codes': `${'{"code":'.repeat(bytes / 10)}1${'}'.repeat(bytes / 10)}`,
  };
}

/** As much as a server reads of each structure. */
function worstJson(bytes: number): Record<string, string> {
  const fair = 24_000;
  const times = (unit: string) => Math.min(fair, Math.floor((bytes - 100) / unit.length));
  const key = (index: number) => `"k${index}":1`;
  return {
    numbers: `[${'1,'.repeat(times('1,'))}1]`,
    texts: `[${'"aaaaaaaaaa",'.repeat(times('"aaaaaaaaaa",'))}""]`,
    ids: `[${'"1234567890123456789",'.repeat(times('"1234567890123456789",'))}"1"]`,
    objects: `[${'{"a":1},'.repeat(times('{"a":1},') / 2)}{}]`,
    keys: `{${Array.from({ length: times('"k12345":1,') }, (_, index) => key(index)).join(',')}}`,
    levels: `${'[1,'.repeat(60)}1${']'.repeat(60)}`,
    'a text of quotes': JSON.stringify('"'.repeat(bytes / 2 - 2)),
  };
}

function worstForms(bytes: number): Record<string, string> {
  const fair = 12_000;
  return {
    fields: 'a[]=1&'.repeat(Math.min(fair, bytes / 6)),
    'fields of fields': 'a[b][c][d][e]=1&'.repeat(Math.min(fair, bytes / 16)),
    'many names': Array.from({ length: Math.min(fair, bytes / 10) }, (_, index) => `k${index}=1`).join('&'),
  };
}

/** Texts that patterns and parsers tend to go over again and again. */
function worstTexts(bytes: number): Record<string, string> {
  const units = [
    'a',
    '1',
    ' ',
    '.',
    '-',
    '@',
    '<',
    '(',
    '/',
    '%',
    '*',
    ',',
    '"a',
    'a@',
    'a.',
    'a:',
    '1,',
    '中',
    '&amp;',
    '<b>',
    '\u0301',
    '\n',
  ];
  return Object.fromEntries(
    units.map((unit) => {
      const one = JSON.stringify(unit).slice(1, -1);
      return [`a text of ${one}`, `"${one.repeat(bytes / Buffer.byteLength(one))}"`];
    }),
  );
}

/** HTML of so many characters at most, as large as is taken, that takes long to clean. */
export function worstHtml(characters: number): Record<string, string> {
  const levels = (open: string, close: string, count: number) => `${open.repeat(count)}x${close.repeat(count)}`;
  const units: Record<string, [unit: string, most: number]> = {
    'marks within marks': [levels('<b><i>', '</i></b>', 50), 8000 / 200],
    'lists within lists': [levels('<ul><li>', '</li></ul>', 50), 8000 / 200],
    'tables within tables': [levels('<table><tr><td>', '</td></tr></table>', 30), 8000 / 180],
    quotations: [levels('<blockquote>', '</blockquote>', 100), 8000 / 200],
    paragraphs: ['<p>字</p>', 4000],
    links: ['<a href="https://a.example/c?d=e&f">x</a>', 3000],
    pictures: ['<img src="https://a.example/c.png" alt="x">', 6000],
    'names of styles': ['<span style="color:red;color:blue" class="MsoNormal">字</span>', 3500],
    comments: ['<!---->', 8000],
    'beginnings of tags': ['<', 8000],
    entities: ['&amp;', 63_000],
    blanks: ['<p                                                                >', 900],
    text: ['字', 1_000_000],
  };
  return Object.fromEntries(
    Object.entries(units).map(([name, [unit, most]]) => [name, unit.repeat(Math.floor(Math.min(most, characters / unit.length)))]),
  );
}

function within(place: readonly string[], json: string): string {
  return place.reduceRight((inner, key) => (key === '[]' ? `[${inner}]` : `{${JSON.stringify(key)}:${inner}}`), json);
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
}

/** Each field of a body with the way to it; one that has fields of its own is there too. */
function* fieldsOf(schema: Schema, place: string[] = [], depth = 0): Generator<[place: string[], field: Schema]> {
  if (depth > 6) return;
  const ref = schema.$ref?.split('/').at(-1);
  if (ref !== undefined) {
    yield* fieldsOf(document.components.schemas[ref] ?? {}, place, depth + 1);
    return;
  }
  yield [place, schema];
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    if (inner.properties || inner.items) yield* fieldsOf(inner, place, depth + 1);
  if (schema.items) yield* fieldsOf(schema.items, [...place, '[]'], depth + 1);
  for (const [key, field] of Object.entries(schema.properties ?? {})) yield* fieldsOf(field, [...place, key], depth + 1);
}

function takesText(schema: Schema): boolean {
  if (schema.type === undefined && !schema.anyOf && !schema.oneOf) return true;
  return schema.type === 'string' || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(takesText);
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> }; 'x-body-limit': number }>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../openapi/openapi.json', import.meta.url), 'utf8')) as Document; // `openapi/src/document.ts` makes it
