import { z } from 'zod';
import { dateTime, enumeration, id, required, secret } from '../../rules.ts';

export const invitationStates = ['OPEN', 'EXPIRED', 'REVOKED', 'CLOSED'] as const;
export const invitationChannels = ['LINK', 'SMS'] as const;

/** The secret part of a link `/invite/<code>`. */
export const invitationCode = z.object({ code: secret(z.string().min(1).max(64)) });

/** The facts that a person who opens a link is told before they sign in with it. */
export const openInvitation = z.object({
  judgeName: z.string(),
  contestTitle: z.string(),
  /** The organisation that holds the contest. */
  organiser: z.string(),
  /** The link ends when the contest's last review stage closes, and at this time at the latest. */
  until: dateTime,
  /** The zone of `until`, by its IANA name: the person who opens the link may be in any zone. */
  timeZone: z.string(),
  /** `USED`: a person has signed in with it before; it may be used again. */
  state: z.enum(['NEW', 'USED']),
});

/** A judge's invitation as administrators see it; the link itself is shown once, when it is made. */
export const invitation = z.object({
  id,
  judgeId: id,
  judgeName: z.string(),
  contestId: id,
  contestTitle: z.string(),
  channel: enumeration(invitationChannels),
  /** Where it was sent, masked; null for a link that was handed over. */
  phone: z.string().nullable(),
  /** `CLOSED`: the last review stage has closed, the contest was cancelled, or the judge is not active. */
  state: enumeration(invitationStates),
  until: dateTime,
  usedTime: dateTime.nullable(),
  createTime: dateTime,
});

export const invitationModel = z
  .object({ judgeId: id.nullable(), contestId: id.nullable(), state: z.enum(invitationStates).nullable() })
  .partial();

export const invitationCreate = z.object({
  judgeId: id,
  contestId: required.max(19, 'rule.id').pipe(id),
  channel: z.enum(invitationChannels).default('LINK'),
  /** Ends the link earlier. Absent: 30 days after the deadline of the last review stage, if the link is not closed before. */
  until: dateTime.nullish(),
});

/** `path` (`/invite/…`) below the console's address; null where it was sent by SMS and is known to the judge alone. */
export const invitationLink = z.object({ id, path: secret(z.string()).nullable(), until: dateTime });
