import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { phonePattern, phonesOf, readReceivers, specifiedPhone } from '@saiwu/openapi';
import type { z } from 'zod';
import { invalid } from '../../core/common-refusals.ts';
import type { Context } from '../../core/context.ts';
import { readParameter } from './read-parameter.ts';

type Asking = Pick<Context, 'host' | 'db' | 'tenant'>;

/** Tells whether a text is a mobile number that the tenant takes. */
export type PhoneTest = (phone: string) => boolean;

/**
 * The numbers that a tenant takes: those that the specification lists, or all of today's plan where the parameter `NewerPhones` says so.
 */
export async function phoneTest(ctx: Asking): Promise<PhoneTest> {
  const pattern = (await readParameter(ctx, 'NewerPhones')) ? phonePattern : specifiedPhone;
  return (phone) => pattern.test(phone);
}

/** Throws a 400 at each field with a number that the tenant does not take; the schema has taken it, as all of today's plan. */
export async function refuseNewerPhones(ctx: Asking, schema: z.ZodType, value: unknown): Promise<void> {
  const [reasons] = (await newerPhones(ctx, schema, [value])).values();
  if (reasons) throw invalid(reasons);
}

/** The reasons why rows with such numbers are wrong, by their fields. */
export async function newerPhones<Row>(
  ctx: Asking,
  schema: z.ZodType,
  rows: readonly Row[],
): Promise<Map<Row, Record<string, MessageDescriptor>>> {
  const found = rows.flatMap((row) => {
    const reasons = reasonsIn(schema, row);
    return reasons.length > 0 ? [[row, Object.fromEntries(reasons)] as const] : [];
  });
  return new Map(found.length > 0 && !(await readParameter(ctx, 'NewerPhones')) ? found : []);
}

function reasonsIn(schema: z.ZodType, value: unknown): [field: string, reason: MessageDescriptor][] {
  return placesIn(schema).flatMap(({ path, kind }) =>
    textsAt(value, path).flatMap(([field, text]): [string, MessageDescriptor][] => {
      if (kind === 'one') return isNewer(text) ? [[field, msg`手机号格式不正确`]] : [];
      const phone = readReceivers(text).receivers.find((receiver) => isNewer(receiver.phone))?.phone;
      return phone === undefined ? [] : [[field, msg`「${phone}」不是手机号`]];
    }),
  );
}

function isNewer(phone: string): boolean {
  return phonePattern.test(phone) && !specifiedPhone.test(phone);
}

/** The texts at a path, each with its own: `*` is every entry of a list or a record. */
function textsAt(value: unknown, [step, ...rest]: readonly string[], place: readonly string[] = []): [field: string, text: string][] {
  if (step === undefined) return typeof value === 'string' ? [[place.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => step === '*' || step === key);
  return entries.flatMap(([key, inner]) => textsAt(inner, rest, [...place, key]));
}

/** Looked for once in a schema. */
function placesIn(schema: z.ZodType): ReturnType<typeof phonesOf> {
  const places = known.get(schema) ?? phonesOf(schema);
  known.set(schema, places);
  return places;
}

const known = new WeakMap<z.ZodType, ReturnType<typeof phonesOf>>();
