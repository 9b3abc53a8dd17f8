import { z } from 'zod';
import { contract } from './contract.ts';
import { bodyLimitOf, events, file, type Operation } from './operation.ts';
import { permissionsOf } from './pages/permission-reads.ts';
import { idempotencyKey as idempotencyKeyRule } from './rules.ts';
import { saiwuVersion } from './version.ts';

/**
 * The contract as an OpenAPI 3.1 document. Requests are described as a client may send them (`io: 'input'`), answers as they come.
 * `x-client`, `x-access`, `x-access-too`, `x-even-for`, `x-for-platform` and `x-body-limit` (in bytes) carry the facts that OpenAPI has
 * no words for.
 */
export function openapiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, operation] of Object.entries<Operation>(contract)) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = describe(operationId, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saiwu',
      version: saiwuVersion,
      description: 'The API of Saiwu (赛务). Every answer but a file and a stream of events is an envelope; code 0 is success.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.keys(contract).map(tagOf))].map((name) => ({ name, description: `Operations of ${name}` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: {
        Failure: failure,
        AreaNode: named('AreaNode'),
        GrantNode: named('GrantNode'),
        MenuTreeNode: named('MenuTreeNode'),
        OrgNode: named('OrgNode'),
        RouterNode: named('RouterNode'),
      },
    },
  };
}

const failure = {
  type: 'object',
  description:
    'A refusal. `extra.fieldErrors` names each bad field with its reason, `extra.current` the row as it is now after a stale edit.',
  properties: {
    code: { type: 'integer' },
    data: { type: 'null' },
    msg: { type: 'string' },
    path: { type: ['string', 'null'] },
    extra: { type: ['object', 'null'] },
    timestamp: { type: 'string' },
    errorMsg: { type: 'string' },
    isSuccess: { type: 'boolean' },
  },
  required: ['code', 'data', 'msg', 'path', 'extra', 'timestamp', 'errorMsg', 'isSuccess'],
};

const definitions: Record<string, unknown> = {};

function named(name: string): unknown {
  return definitions[name];
}

function describe(operationId: string, operation: Operation) {
  const isOpen = operation.access === 'open';
  const openers = permissionsOf(operation)?.slice(1) ?? [];
  return {
    operationId,
    summary: operation.summary,
    tags: [tagOf(operationId)],
    'x-client': operation.client,
    'x-access': operation.access,
    ...(openers.length > 0 && { 'x-access-too': openers }),
    ...(operation.evenFor && { 'x-even-for': operation.evenFor }),
    ...(operation.isForPlatform && { 'x-for-platform': true }),
    security: isOpen ? [] : [{ bearer: [] }, { token: [] }],
    ...parametersOf(operation),
    ...(operation.body && {
      'x-body-limit': bodyLimitOf(operation),
      requestBody: {
        required: true,
        content: { [contentTypes[operation.encoding ?? 'json']]: { schema: schemaOf(operation.body, 'input') } },
      },
    }),
    responses: {
      200: answerOf(operation),
      '4XX': {
        description: 'Refused, with the reason',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

function answerOf(operation: Operation) {
  if (operation.answer === file) {
    return {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
    };
  }
  if (operation.answer === events) {
    const carried = Object.entries(operation.events ?? {}).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const);
    return {
      description: 'Server-sent events, by name; comments in between keep the connection open',
      content: {
        'text/event-stream': {
          schema: { type: 'object', properties: Object.fromEntries(carried), required: carried.map(([name]) => name) },
        },
      },
    };
  }
  const envelope = {
    ...failure,
    description: 'The envelope',
    properties: { ...failure.properties, data: schemaOf(operation.answer, 'output') },
  };
  return { description: 'Done', content: { 'application/json': { schema: envelope } } };
}

function parametersOf(operation: Operation) {
  const inPath = Object.entries(operation.params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema, 'input'),
  }));
  const inQuery = Object.entries(operation.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema),
    schema: schemaOf(schema, 'input'),
  }));
  const inHeader = operation.takesKey ? [idempotencyKey] : [];
  const parameters = [...inPath, ...inQuery, ...inHeader];
  return parameters.length > 0 ? { parameters } : {};
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the client for what it is about to create. The same key with the same input within a day is answered like the first time, and nothing is created twice; with other input it is refused with 422. Refusals are not kept.',
  schema: schemaOf(idempotencyKeyRule, 'input'),
};

function isOptional(schema: z.core.$ZodType) {
  return z.safeParse(schema, undefined).success;
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' });
    },
  });
  const text = JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/');
  for (const [name, definition] of Object.entries($defs ?? {}))
    definitions[name] = JSON.parse(JSON.stringify(definition).replaceAll('#/$defs/', '#/components/schemas/'));
  return JSON.parse(text) as Record<string, unknown>; // a JSON Schema object is an object
}

function tagOf(operationId: string) {
  return operationId.split('.')[0] ?? operationId;
}
