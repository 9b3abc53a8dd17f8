import { z } from 'zod';
import { dateTime, id } from '../../rules.ts';

/** The file of one place of an entry: `file:<key>` of one that the contest asks for, `field:<key>` of an answer. */
export const entryFile = z.object({
  slot: z.string(),
  attachmentId: id,
  name: z.string(),
  size: z.int(),
  /** Opens without a session, for an hour or two. */
  url: z.string(),
  /** Of a picture, a small one. */
  thumbnail: z.string().nullable(),
  /** By a user of the team. */
  by: z.string().nullable(),
  time: dateTime,
});
