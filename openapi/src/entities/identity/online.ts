import { z } from 'zod';
import { dateTime, enumeration, filterText, id } from '../../rules.ts';
import { sessionKinds } from './session.ts';

/** `name`: anywhere in the name or the account. */
export const onlineModel = z.object({ name: filterText.nullable(), userId: id.nullable() }).partial();

/** One open session. Browser, system and place are null where they are not known. */
export const onlineSession = z.object({
  userId: id,
  account: z.string(),
  name: z.string(),
  /** Opaque; names the session in `online.end`, and opens nothing. */
  token: z.string(),
  clientId: z.string(),
  /** The client application's name. */
  clientName: z.string(),
  kind: enumeration(sessionKinds),
  loginIp: z.string(),
  location: z.string().nullable(),
  browser: z.string().nullable(),
  operatingSystem: z.string().nullable(),
  loginTime: dateTime,
  usedTime: dateTime,
  /** When it ends if it is not used. */
  expireTime: dateTime,
  /** Seconds until then. */
  expireMillis: z.string(),
  isCurrent: z.boolean(),
});

/** Without a `userToken` all sessions of the person, or those of one application. */
export const sessionEnd = z.object({
  userToken: z.string().max(64).nullish(),
  userId: id,
  clientId: z.string().max(255).nullish(),
});
