import { z } from 'zod';
import { dateTime, filterText, id, searching } from '../../rules.ts';

/** A row of the login log: a sign-in that went well or not, a renewed session, a sign-out. */
export const loginLog = z.object({
  id,
  createTime: dateTime,
  createdBy: id.nullable(),
  userId: id.nullable(),
  userName: z.string().nullable(),
  /** As it was typed: it need not exist. */
  account: z.string(),
  requestIp: z.string().nullable(),
  /** Where the address is, roughly. */
  location: z.string().nullable(),
  /** The event, in the reader's language; exactly 登录成功 in Chinese when a sign-in went well. */
  description: z.string(),
  isSuccess: z.boolean(),
  /** Day of it in the tenant's zone, `yyyy-MM-dd`. */
  loginDate: z.string(),
  ua: z.string().nullable(),
  browser: z.string().nullable(),
  browserVersion: z.string().nullable(),
  operatingSystem: z.string().nullable(),
});

/**
 * Account and address match from their beginning, the other texts anywhere; `keyword` in the name or as the beginning of account or
 * address. With `isSignIn`, no renewed sessions and no sign-outs.
 */
export const loginLogModel = z
  .object({
    keyword: searching('userName', 'account', 'requestIp'),
    userId: id.nullable(),
    account: filterText,
    userName: filterText,
    requestIp: filterText,
    location: filterText,
    isSignIn: z.boolean().nullable(),
    isSuccess: z.boolean().nullable(),
  })
  .partial();
