import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { explainIssue, rules, type AnswerOf } from '@saiwu/openapi';
import { z } from 'zod';
import { invalid } from '../../core/common-refusals.ts';
import type { Context } from '../../core/context.ts';
import { knownParameters, type KnownParameter, type ParameterKey } from './known-parameters.ts';

type ParameterRule = NonNullable<AnswerOf<'parameter.get'>['rule']>;

/** The values that a key may have, in the reader's language, so that a form offers nothing else; null: any text. */
export function presentRule(ctx: Pick<Context, 'say'>, key: string): ParameterRule | null {
  const known = ruleOf(key);
  if (known === undefined) return null;
  const rule = { kind: known.kind, min: null, max: null, unit: null, options: [] };
  if (known.kind === 'integer') return { ...rule, min: known.min, max: known.max, unit: ctx.say(known.unit) };
  if (known.kind !== 'choice') return rule;
  return { ...rule, options: known.values.map((value) => ({ value, label: sayName(ctx, known.names[value], value) })) };
}

/**
 * Throws a refusal at the field `value` for a text that cannot be the parameter's. A parameter that is empty at first can be emptied
 * again; keys that the server does not know take any text except an empty one.
 */
export function refuseWrongParameter(key: string, text: string): void {
  const known = ruleOf(key);
  if (text === '' && known?.default === '') return;
  const schema = known === undefined ? rules.text(1, 255) : schemaOf(known);
  const issue = schema.safeParse(text, { reportInput: true }).error?.issues[0];
  if (!issue) return;
  const choice = known?.kind === 'choice' ? known.values.join('、') : '';
  throw invalid({ value: choice ? msg`只能是 ${choice} 之一` : explainIssue(issue) });
}

/** The value that a parameter's text means; the default for a text that means none. */
export function parseParameter(known: KnownParameter, text: string | undefined): boolean | number | string {
  const parsed = schemaOf(known).safeParse(text);
  return parsed.success ? parsed.data : known.default;
}

/** The server's facts about a key, or undefined. */
export function knownParameter(key: string): KnownParameter | undefined {
  return isKnown(key) ? knownParameters[key] : undefined;
}

/** The rule for a key's value: its own, or that of its family. */
function ruleOf(key: string): KnownParameter | undefined {
  const family = knownParameter(key.split('.', 1)[0] ?? '');
  return knownParameter(key) ?? (family?.isFamily ? family : undefined);
}

function sayName(ctx: Pick<Context, 'say'>, name: MessageDescriptor | undefined, value: string): string {
  return name === undefined ? value : ctx.say(name);
}

function isKnown(key: string): key is ParameterKey {
  return Object.hasOwn(knownParameters, key);
}

function schemaOf(known: KnownParameter): z.ZodType<boolean | number | string, string> {
  if (known.kind === 'boolean') return z.enum(['true', 'false']).transform((text) => text === 'true');
  if (known.kind === 'integer')
    return z
      .string()
      .trim()
      .regex(/^-?\d{1,15}$/, 'rule.integer')
      .transform(Number)
      .pipe(z.int().min(known.min).max(known.max));
  if (known.kind === 'choice') return z.enum(known.values);
  if (known.kind === 'picture') return rules.ownPicture;
  if (known.kind === 'hosts') return rules.hosts;
  return known.kind === 'url' ? rules.url : z.string();
}
