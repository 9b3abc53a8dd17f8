import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { dateTime, distance, filterText, id, line, optionalText, searching } from '../../rules.ts';
import { checkPromotions, checkWindows, heldFieldsAt } from './contest.ts';
import { contestSetup } from './contest-setup.ts';

const held = { ...heldFieldsAt(distance), setup: contestSetup };

/** All that a contest begins with but its name and year; times are distances from the day on which it is begun. */
const content = z.object(held).superRefine(checkWindows).superRefine(checkPromotions);

const fields = {
  name: line(1, 50),
  /** For which contests it is meant. */
  summary: optionalText(255),
  /** Lower ones come first. */
  sortValue: z.int().min(0).max(1_000_000),
  /** Whether new contests may begin from it. */
  state: z.boolean(),
  content,
};

/** A template with all that it holds. */
export const contestTemplate = z.object({
  ...audit,
  /** The organisation it belongs to; null: open to all. */
  orgId: id.nullable(),
  name: z.string(),
  summary: z.string().nullable(),
  sortValue: z.int(),
  state: z.boolean(),
  /** It comes with the system: it can be changed and switched off, not deleted. */
  isShipped: z.boolean(),
  /** The template that a new contest begins from where the author chooses none. */
  isPlain: z.boolean(),
  /** It is open to all: the caller may begin from it and not change it. */
  readonly: z.boolean(),
  content: z.object({ ...held, describe: z.string().nullable(), appealStart: distance.nullable(), appealEnd: distance.nullable() }),
  echoMap: z.object({ orgId: z.object({ id, label: z.string() }).optional() }),
});

export const contestTemplateModel = z
  .object({
    keyword: searching('name', 'summary'),
    name: filterText,
    state: z.boolean().nullable(),
  })
  .partial();

export const contestTemplateSave = z.object({
  ...fields,
  sortValue: fields.sortValue.default(100),
  state: fields.state.default(true),
});

/** The fields of its form: times as dates from a day that the author chooses, and the name where a contest has its title. */
export const contestTemplateForm = z
  .object({
    title: fields.name,
    summary: fields.summary,
    sortValue: fields.sortValue,
    ...heldFieldsAt(dateTime),
    setup: contestSetup,
  })
  .superRefine(checkWindows)
  .superRefine(checkPromotions);

/** Absent fields stay. */
export const contestTemplateUpdate = z
  .object({ ...updateKey, ...fields })
  .partial({ name: true, sortValue: true, state: true, content: true });
