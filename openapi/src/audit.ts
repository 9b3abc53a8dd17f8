import { z } from 'zod';
import { dateTime, id } from './rules.ts';

/** What every row carries besides its own fields. `version` counts the changes; an update that names an older one is refused with 409. */
export const audit = {
  id,
  createTime: dateTime,
  createdBy: id.nullable(),
  updateTime: dateTime,
  updatedBy: id.nullable(),
  version: z.int(),
};

/** What an update names besides its own fields. Without `version` the last writer wins, as older front ends expect. */
export const updateKey = { id, version: z.int().optional() };
