import { dateTime, id, version } from './rules.ts';

/** The fields that every row has besides its own. `version` counts the changes; an update that names an older one is refused with 409. */
export const audit = {
  id,
  createTime: dateTime,
  createdBy: id.nullable(),
  updateTime: dateTime,
  updatedBy: id.nullable(),
  version,
};

/** The fields of an update besides its own: the version that was read, so that no client overwrites a change it has not seen. */
export const updateKey = { id, version };

/**
 * The same for rows that front ends of the platform's generation do not edit as they read them from a list, but from a tree or a form of
 * their own, which carry no version: without it the last writer wins.
 */
export const looseUpdateKey = { id, version: version.optional() };
