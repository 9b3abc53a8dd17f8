import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import { dateTime, enumeration, filterText, id, optionalText, text } from '../../rules.ts';
import { projectStates } from '../contest/project.ts';

/** A school: its organisation, whose id and version it has, with what only schools have. */
export const school = z.object({
  ...audit,
  label: z.string(),
  abbreviation: z.string().nullable(),
  state: z.boolean(),
  describe: z.string().nullable(),
  /** Its identification code (学校标识码). */
  code: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  /** What it teaches most: 综合, 理工, 师范. */
  kind: z.string().nullable(),
  /** How far it leads: 本科, 专科. */
  level: z.string().nullable(),
  /** Until when the service runs, the day's last second included; null: without end. */
  expiryDate: dateTime.nullable(),
  /** `edit`, and `extend`: to set `expiryDate`. */
  actions: z.array(action),
});

/** Its state and its place in the tree are its organisation's: `org.update`. */
export const schoolUpdate = z
  .object({
    ...updateKey,
    label: text(1, 255),
    abbreviation: optionalText(255),
    describe: optionalText(255),
    code: optionalText(20),
    province: optionalText(50),
    city: optionalText(50),
    kind: optionalText(50),
    level: optionalText(50),
    /** For those who see every organisation: others send it as it is, or leave it out. */
    expiryDate: dateTime.nullish(),
    /** Keeps a date that is over. */
    confirm: z.boolean().optional(),
  })
  .partial({ label: true });

const numbers = { people: z.int(), projects: z.int() };

/** A college as its school's page lists it, with how many people belong to it and below, and how many projects. */
export const schoolCollege = z.object({
  id,
  label: z.string(),
  abbreviation: z.string().nullable(),
  state: z.boolean(),
  expiryDate: dateTime.nullable(),
  ...numbers,
});

export const schoolCollegeModel = z
  .object({ /** Anywhere in name or short name. */ keyword: filterText, label: filterText, state: z.boolean().nullable() })
  .partial();

/** How much there is of everything at a school, of what the caller may see. */
export const schoolFigures = z.object({
  ...numbers,
  colleges: z.int(),
  judges: z.int(),
  contests: z.int(),
  /** Every state that a project of the school is in, in the order of its life. */
  projectsByState: z.array(z.object({ state: enumeration(projectStates), count: z.int() })),
  /** Every college, in the order of the tree. */
  byCollege: z.array(z.object({ id, label: z.string(), ...numbers })),
});
