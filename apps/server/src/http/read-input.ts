import type { MessageDescriptor } from '@lingui/core';
import { explainIssue, type Operation } from '@saiwu/openapi';
import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { coerce } from '../core/coerce.ts';
import { invalid, unstorable } from '../core/common-refusals.ts';
import { unstorableIn } from '../core/unstorable.ts';

/** What an operation's handler is given: each part as its schema makes it. */
export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The input of an operation, checked. `body` is what the body says; undefined: nothing. Throws a refusal that names each bad field. */
export function readInput(request: HonoRequest, operation: Operation, body: unknown): Input {
  return {
    params: operation.params && check(operation.params, request.param()),
    query: operation.query && check(operation.query, readQuery(request)),
    body: operation.body && check(operation.body, body ?? bodyInQuery(request, operation)),
  };
}

/** The query: a key that comes several times, or as `ids[]`, is a list; the brackets are dropped. */
function readQuery(request: HonoRequest): Record<string, string | string[] | undefined> {
  const entries = Object.entries(request.queries());
  return Object.fromEntries(
    entries.map(([key, values]) => (key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]])),
  );
}

/** Some front ends name what is to be deleted in the query (platform-api §1.7). */
function bodyInQuery(request: HonoRequest, { method }: Operation): unknown {
  return method === 'DELETE' ? readQuery(request) : undefined;
}

function check(schema: z.ZodType, raw: unknown): unknown {
  const result = schema.safeParse(coerce(schema, raw), { reportInput: true });
  if (result.success) {
    const field = unstorableIn(result.data);
    if (field !== null) throw unstorable(field);
    return result.data;
  }
  // the first that is said of a field, in the order of the fields
  const fields = new Map<string, MessageDescriptor>();
  for (const issue of result.error.issues.slice(0, mostIssues)) {
    const path = issue.path.join('.');
    if (!fields.has(path)) fields.set(path, explainIssue(issue));
  }
  throw invalid(Object.fromEntries(fields));
}

/** More than a form shows; a long list has one for each entry. */
const mostIssues = 100;
