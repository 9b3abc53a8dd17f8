import type { MessageDescriptor } from '@lingui/core';
import type { Handlers } from '../../core/handlers.ts';
import { enumerations } from './enumerations.ts';
import { presentItem, readDictionaries } from './read-dictionary.ts';

/** What screens look codes up in. Every signed-in user may: nothing in here belongs to anybody. */
export const lookUpHandlers = {
  'enumeration.maps': async (ctx, { body }) =>
    Object.fromEntries(chosen(body).map(([name, codes]) => [name, mapValues(codes, (text) => ctx.say(text))])),

  'enumeration.lists': async (ctx, { body }) =>
    Object.fromEntries(
      chosen(body).map(([name, codes]) => [name, Object.entries(codes).map(([code, text]) => option(code, ctx.say(text)))]),
    ),

  'dictionary.codes': async (ctx, { body }) =>
    mapped(await readDictionaries(ctx, body), (rows) => rows.map((row) => presentItem(ctx, row))),

  'dictionary.codeList': async (ctx, { body }) =>
    mapped(await readDictionaries(ctx, body), (rows) => rows.map(({ code, name }) => option(code, name))),
} satisfies Partial<Handlers>;

function chosen(names: readonly string[]): [string, Record<string, MessageDescriptor>][] {
  return Object.entries(enumerations).filter(([name]) => names.length === 0 || names.includes(name));
}

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function mapped<From, To>(values: Map<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries([...values].map(([key, value]) => [key, change(value)]));
}

function option(value: string, text: string) {
  return { label: text, text, value };
}
