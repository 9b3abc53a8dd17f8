import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/**
 * State in the query string. Every field of the schema has a default or may be absent; a value equal to its default stays out of the address,
 * a value that the schema refuses falls back to the default, and a toast says so.
 */
export function useUrlState<Schema extends z.ZodObject>(schema: Schema): [z.output<Schema>, (change: Partial<z.output<Schema>>) => void] {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { state, bad } = useMemo(() => readState(schema, search), [schema, search]);

  useEffect(() => {
    if (bad !== '') toast.info(t`地址里的条件有误，已改用默认值：${bad}`);
  }, [bad, t]);

  const setState = useCallback(
    (change: Partial<z.output<Schema>>) => setSearch((now) => writeState(schema, now, change), { replace: true }),
    [schema, setSearch],
  );
  return [state, setState];
}

function readState<Schema extends z.ZodObject>(schema: Schema, search: URLSearchParams) {
  const bad: string[] = [];
  const values = Object.entries(schema.shape).map(([key, field]) => {
    const text = search.get(key);
    const read = text === null ? null : readField(field, text);
    if (text !== null && read === null) bad.push(key);
    return [key, read === null ? defaultOf(field) : read.value];
  });
  return { state: Object.fromEntries(values) as z.output<Schema>, bad: bad.join(', ') }; // each field has just been read through its own schema
}

function writeState(schema: z.ZodObject, now: URLSearchParams, change: Record<string, unknown>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [key, value] of Object.entries(change)) {
    const field = schema.shape[key];
    if (field === undefined || value === undefined || value === null || value === '' || isSame(value, defaultOf(field))) next.delete(key);
    else next.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return next;
}

/** Text as it is, else as the number, boolean or list it spells. */
function readField(field: z.core.$ZodType, text: string): { value: unknown } | null {
  for (const candidate of [text, spelled(text)]) {
    const parsed = parse(field, candidate);
    if (parsed.success) return { value: parsed.data };
  }
  return null;
}

function spelled(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function defaultOf(field: z.core.$ZodType): unknown {
  const parsed = parse(field, undefined);
  return parsed.success ? parsed.data : undefined;
}

function parse(field: z.core.$ZodType, value: unknown) {
  return (field as z.ZodType).safeParse(value); // a shape's fields are typed as the core class; all of ours are built by the classic one
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
