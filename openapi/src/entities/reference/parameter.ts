import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { filterText, line, optionalText, searching, text, text0to255 } from '../../rules.ts';

const fields = {
  name: line(1, 255),
  value: text(1, 255),
  describe: optionalText(255),
  state: z.boolean(),
};

/** The values that a known parameter may have: how a form edits it. */
const rule = z.object({
  kind: z.enum(['boolean', 'integer', 'choice', 'url', 'hosts', 'picture', 'text']),
  /** Both bounds included; null for a parameter that is no number. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** The unit of a number, in the reader's language. */
  unit: z.string().nullable(),
  /** The options of a choice, with the meaning of each. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

/** A system parameter: one key, one value. */
export const parameter = z.object({
  ...audit,
  key: z.string(),
  name: z.string(),
  value: z.string(),
  describe: z.string().nullable(),
  state: z.boolean(),
  readonly: z.boolean(),
  /** Null for a key that the server does not know: its value is any text. */
  rule: rule.nullable(),
});

export const parameterModel = z
  .object({
    keyword: searching('key', 'name', 'value'),
    key: filterText,
    name: filterText,
    value: filterText,
    state: z.boolean().nullable(),
    readonly: z.boolean().nullable(),
  })
  .partial();

export const parameterSave = z.object({ key: text(1, 255), ...fields, state: fields.state.default(true) });

/** A value may be emptied where its parameter is empty at first: the server decides that. */
export const parameterUpdate = z.object({ ...updateKey, ...fields, value: text0to255 }).partial({ name: true, value: true, state: true });

/** Parameters whose value all may read. */
export const publicParameters = ['DocsUrl', 'RepositoryUrl'] as const;

/** Those, and the parameters that one screen alone asks for. */
export const readableParameters = [...publicParameters, 'SmsPrice'] as const;
