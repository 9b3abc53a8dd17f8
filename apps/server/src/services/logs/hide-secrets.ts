import { type Operation, secretsOf } from '@saiwu/openapi';
import type { z } from 'zod';

type Path = ReturnType<typeof secretsOf>[number];

/**
 * The input of an operation or its answer, with `***` where the contract marks a secret. A value without secrets is the same object; one
 * with secrets is a copy.
 */
export function withoutSecrets(operation: Operation, side: 'input' | 'answer', value: unknown): unknown {
  return secretsIn(operation)[side].reduce((hidden, path) => hideAt(path, hidden), value);
}

type Secrets = Record<'input' | 'answer', readonly Path[]>;

const known = new WeakMap<Operation, Secrets>();

function secretsIn(operation: Operation): Secrets {
  const secrets = known.get(operation) ?? findSecrets(operation);
  known.set(operation, secrets);
  return secrets;
}

function findSecrets({ answer, params, query, body }: Operation): Secrets {
  const below = (key: string, schema: z.ZodType | undefined) => (schema ? secretsOf(schema).map((path) => [key, ...path]) : []);
  return {
    input: [...below('params', params), ...below('query', query), ...below('body', body)],
    answer: typeof answer === 'string' ? [] : secretsOf(answer),
  };
}

function hideAt([step, ...rest]: Path, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (step === undefined) return '***';
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return step === '*' ? value.map((one) => hideAt(rest, one)) : value;
  const entries = Object.entries(value).map(([key, inner]) => [key, step === '*' || step === key ? hideAt(rest, inner) : inner] as const);
  return Object.fromEntries(entries);
}
