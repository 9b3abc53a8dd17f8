import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, {
  astToString,
  stringToAST,
  type OpenAPI3,
  type OperationObject,
  type TransformNodeOptions,
} from 'openapi-typescript';
import type { TypeNode } from 'typescript';
import { marks, type OperationRow } from '../src/operation-table.ts';

// Writes what the client knows of the contract: its types, and one row per operation for run time.
// With `--check` nothing is written; the exit code is 1 when a file is stale.

const contractUrl = new URL('../../../openapi/openapi.json', import.meta.url);
const encodings: Record<string, string> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/**
 * What the sign-in page sends by itself, and what is asked for before the code of the pages is there. All other open operations belong to
 * what the sign-in page loads afterwards, or to other pages.
 */
const first = ['session.signIn', 'session.options', 'public.contests', 'session.start', 'dashboard.start'];

const contract = JSON.parse(readFileSync(contractUrl, 'utf8')) as OpenAPI3; // our own document, checked where it is emitted
const outputs = {
  'schema.gen.ts': await schemaSource(contract),
  'first-operations.gen.ts': firstSource(rowsOf(contract)),
  'operations.gen.ts': operationsSource(rowsOf(contract)),
};
const stale = Object.entries(outputs).filter(([name, source]) => read(name) !== source);

if (process.argv.includes('--check')) {
  for (const [name] of stale)
    process.stderr.write(`packages/api-client/src/${name} is stale: node packages/api-client/scripts/generate.ts\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, source] of stale) writeFileSync(target(name), source);
}

function target(name: string): URL {
  return new URL(`../src/${name}`, import.meta.url);
}

function read(name: string): string | undefined {
  try {
    return readFileSync(target(name), 'utf8');
  } catch {
    return undefined;
  }
}

async function schemaSource(document: OpenAPI3): Promise<string> {
  const nodes = await openapiTypescript(document, {
    // A default is filled in by the server, so a request need not carry it.
    defaultNonNullable: false,
    // A field with a file takes a Blob.
    transform: (schema, { path }: TransformNodeOptions) =>
      isFile(schema) && path?.includes('multipart~1form-data') ? blobType() : undefined,
  });
  const source = astToString(nodes);
  // Operations and what they refer to; nobody asks by path.
  const types = source
    .slice(source.indexOf('export interface components'))
    .replaceAll(/^\s*\/\*\*.*?\*\/\n/gms, '')
    .replaceAll(/^ {4,}/gm, (indent) => ' '.repeat(indent.length / 2));
  return `// Generated from openapi/openapi.json by scripts/generate.ts.\n${types}`;
}

function blobType(): TypeNode {
  const [declaration] = stringToAST('type T = Blob') as { type: TypeNode }[]; // the text is a type alias, whose type is asked for
  if (!declaration) throw new Error('openapi-typescript gave no type for Blob');
  return declaration.type;
}

function isFile(schema: object): boolean {
  return 'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream';
}

interface Row extends OperationRow {
  id: string;
}

function rowsOf(document: OpenAPI3): Row[] {
  return Object.entries(document.paths ?? {}).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => row(path, method, operation as OperationObject)), // our paths hold operations only
  );
}

function firstSource(rows: Row[]): string {
  return [
    '// Generated from openapi/openapi.json by scripts/generate.ts.',
    '/** The operations that a page needs to sign somebody in, or to begin for somebody who is. */',
    'export const firstOperations = {',
    ...rows.filter(isFirst).map((facts) => `${literal(facts)},`),
    '} as const;',
    '',
  ].join('\n');
}

function operationsSource(rows: Row[]): string {
  const others = rows.filter((facts) => !isFirst(facts));
  return [
    '// Generated from openapi/openapi.json by scripts/generate.ts.',
    "import { firstOperations } from './first-operations.gen.ts';",
    "import { readOperationTable } from './operation-table.ts';",
    '',
    'interface OtherOperations {',
    ...others.map((facts) => `${literal(facts)};`),
    '}',
    '',
    'const others = readOperationTable(`\\',
    ...tableLines(others),
    '`) as unknown as OtherOperations; // the table says what the types say, of the same contract',
    '',
    '/** Every operation as the client needs it at run time. `encoding` stands where there is a body, `takesKey` where something is created, `access` is a permission code, `session` or `open`. */',
    'export const operations = { ...firstOperations, ...others };',
    '',
  ].join('\n');
}

function isFirst({ id }: Row): boolean {
  return first.includes(id);
}

function literal({ id, ...facts }: Row): string {
  const fields = Object.entries(facts).map(([name, value]) => `${name}: ${value === true ? value : `'${value}'`}`);
  return `  '${id}': { ${fields.join(', ')} }`;
}

/** The lines that `readOperationTable` reads. */
function tableLines(rows: Row[]): string[] {
  const groups = Map.groupBy(rows, ({ id }) => id.slice(0, id.indexOf('.')));
  return [...groups].flatMap(([group, members]) => {
    const [path, access] = [sharedStart(members.map((one) => one.path)), sharedStart(members.map((one) => one.access))];
    return [`${group} ${path} ${access}`, ...members.map((one) => tableLine(one, group.length, path.length, access.length))];
  });
}

function tableLine(facts: Row, group: number, path: number, access: number): string {
  const letters = Object.entries(marks).filter(([, mark]) =>
    Object.entries(mark).every(([name, value]) => facts[name as keyof Row] === value),
  ); // marks name fields of a row
  const name = facts.id.slice(group + 1);
  return ` ${name} ${facts.method.slice(0, 2)} ${facts.path.slice(path)} ${facts.access.slice(access)} ${letters.map(([letter]) => letter).join('')}`.trimEnd();
}

function sharedStart(texts: string[]): string {
  const [one = '', ...others] = texts;
  let length = one.length;
  for (const other of others) while (!other.startsWith(one.slice(0, length))) length -= 1;
  return one.slice(0, length);
}

function row(path: string, method: string, operation: OperationObject): Row {
  const { operationId: id = '', 'x-client': client = '', 'x-access': access = '' } = operation as Extended;
  const [contentType] = Object.keys(contentOf(operation.requestBody));
  const answers = contentOf(operation.responses?.['200']);
  return {
    id,
    method: method.toUpperCase(),
    path,
    client,
    access,
    ...(contentType && { encoding: encodings[contentType] ?? fail(`${id}: unknown content type ${contentType}`) }),
    answer: answerKind(answers),
    ...(takesKey(operation) && { takesKey: true }),
  };
}

/** The contract's own extensions. */
type Extended = OperationObject & { 'x-client'?: string; 'x-access'?: string };

function takesKey({ parameters = [] }: OperationObject): boolean {
  return parameters.some((parameter) => 'name' in parameter && parameter.in === 'header' && parameter.name === 'Idempotency-Key');
}

function answerKind(answers: object): string {
  if ('application/json' in answers) return 'json';
  return 'text/event-stream' in answers ? 'events' : 'file';
}

function contentOf(part: object | undefined): object {
  return part && 'content' in part && part.content instanceof Object ? part.content : {};
}

function fail(reason: string): never {
  throw new Error(reason);
}
