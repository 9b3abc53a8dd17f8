import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { filterText, id, line, optionalText, searching } from '../../rules.ts';

/** The posts of people at an organisation: 辅导员, 教学秘书. */
export const station = z.object({
  ...audit,
  name: z.string(),
  describe: z.string().nullable(),
  orgId: id.nullable(),
  state: z.boolean(),
  /** The organisation. */
  echoMap: z.object({ orgId: z.object({ id, label: z.string() }).optional() }),
});

/** `orgId`: of this organisation itself, without those beneath it. */
export const stationModel = z
  .object({
    keyword: searching('name', 'describe'),
    name: filterText,
    describe: filterText,
    orgId: id.nullable(),
    state: z.boolean().nullable(),
  })
  .partial();

const fields = { name: line(1, 255), describe: optionalText(255), orgId: id.nullish(), state: z.boolean() };

/** Without an organisation it is the caller's, unless the caller sees everything. */
export const stationSave = z.object({ ...fields, state: fields.state.default(true) });

export const stationUpdate = z.object({ ...updateKey, ...fields }).partial({ name: true, state: true });
