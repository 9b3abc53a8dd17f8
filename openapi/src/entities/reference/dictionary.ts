import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { filterText, line, optionalLine, optionalText, searching, text, version } from '../../rules.ts';

/** Code and name of the placeholder row of a type without items. */
export const dictionaryPlaceholder = '###';

/** A code or name of an administrator's own: the placeholder's is taken. */
const word = text(1, 64).refine((value) => value !== dictionaryPlaceholder, 'rule.invalid');

/** An item of a dictionary. */
export const dictionary = z.object({
  ...audit,
  type: z.string(),
  /** The name of the type; the same for all its items. */
  label: z.string(),
  code: z.string(),
  name: z.string(),
  describe: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
  icon: z.string().nullable(),
  cssClass: z.string().nullable(),
  cssStyle: z.string().nullable(),
  readonly: z.boolean(),
});

export const dictionaryModel = z
  .object({
    keyword: searching('code', 'name'),
    type: filterText,
    code: filterText,
    name: filterText,
    state: z.boolean().nullable(),
    readonly: z.boolean().nullable(),
  })
  .partial();

const fields = {
  name: line(1, 64),
  state: z.boolean(),
  sortValue: z.int().min(0).max(10_000),
  describe: optionalText(200),
  icon: optionalText(255),
  cssClass: optionalText(255),
  cssStyle: optionalText(255),
};

/** The label is required for a type that does not exist yet; one that exists keeps its own. */
export const dictionarySave = z.object({
  type: word,
  label: optionalLine(64),
  code: word,
  ...fields,
  state: fields.state.default(true),
  sortValue: fields.sortValue.default(1),
});

export const dictionaryUpdate = z.object({ ...updateKey, ...fields }).partial({ name: true, state: true, sortValue: true });

/**
 * A dictionary as a whole; on while one of its items is, built-in when one is. `version` is that of its label and its state: it is
 * another one when these are, and only then.
 */
export const dictionaryType = z.object({ type: z.string(), label: z.string(), state: z.boolean(), readonly: z.boolean(), version });

/** `label` is searched for in types, labels and names of items. */
export const dictionaryTypeModel = z
  .object({
    /** Anywhere in type or label, or in the name of an item. */ keyword: searching('label', 'type'),
    type: filterText,
    label: filterText,
    state: z.boolean().nullable(),
    readonly: z.boolean().nullable(),
  })
  .partial();

export const dictionaryTypeSave = z.object({ type: word, label: line(1, 64), state: z.boolean().default(true) });

/** The new label goes to all items; so does a state, where one is named. Without the version that was read, the last writer wins. */
export const dictionaryTypeUpdate = z.object({
  type: word,
  label: line(1, 64),
  state: z.boolean().optional(),
  version: version.optional(),
});

const types = z.array(z.string().max(64)).min(1, 'rule.selection').max(1000);

/** Older front ends send `{ types: […] }`, newer ones the list. */
export const dictionaryTypeRemove = z.union([types, z.object({ types })]);
