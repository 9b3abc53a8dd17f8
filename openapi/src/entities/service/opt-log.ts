import { z } from 'zod';
import { dateTime, eachOf, enumeration, filterText, id, searching } from '../../rules.ts';

/** OPT: done. EX: refused, or failed. */
export const logTypes = ['OPT', 'EX'] as const;

export const httpMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'HEAD', 'OPTIONS'] as const;

/** A row of the operation log: which user did what. Texts are masked and cut. */
export const optLog = z.object({
  id,
  createTime: dateTime,
  createdBy: id.nullable(),
  /** Name of the user. */
  userName: z.string().nullable(),
  requestIp: z.string().nullable(),
  /** Where the address is, roughly. */
  location: z.string().nullable(),
  type: enumeration(logTypes),
  /** The act, in the reader's language. */
  description: z.string(),
  /** Head of the operation id: `parameter`. */
  classPath: z.string(),
  /** Act of the operation id: `save`. */
  actionMethod: z.string(),
  requestUri: z.string(),
  httpMethod: enumeration(httpMethods),
  startTime: dateTime,
  finishTime: dateTime,
  /** Milliseconds. */
  consumingTime: z.string(),
  ua: z.string().nullable(),
  /** Operating system of the device. */
  terminal: z.string().nullable(),
  browser: z.string().nullable(),
});

/** One row with its input and its result: `exDesc` and `exDetail` where the type is EX, else `result`. */
export const optLogDetail = optLog.extend({
  params: z.string().nullable(),
  result: z.string().nullable(),
  /** The message that the person was shown, in one line. */
  exDesc: z.string().nullable(),
  /** The same with the fields that were refused, and the kind of an unexpected error. */
  exDetail: z.string().nullable(),
  /** Where a row was changed: its fields that are other now, as JSON: `{ "name": ["before", "after"] }`. */
  changes: z.string().nullable(),
});

/**
 * The address matches from its beginning, the other texts anywhere, of names one character their beginning; `keyword` in the name or as the
 * beginning of the address.
 */
export const optLogModel = z
  .object({
    keyword: searching('userName', 'requestIp'),
    userName: filterText,
    requestIp: filterText,
    requestUri: filterText,
    type: z.union([z.enum(logTypes), eachOf(logTypes)]).nullable(),
    httpMethod: z.union([z.enum(httpMethods), eachOf(httpMethods)]).nullable(),
  })
  .partial();
