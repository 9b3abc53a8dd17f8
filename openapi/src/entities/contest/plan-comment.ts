import { z } from 'zod';
import { dateTime, id, text } from '../../rules.ts';

/** Characters of a passage, and of the text on either side of it, that it is found again by. */
export const passageLengths = { quote: 500, context: 60 };

const said = z.object({
  id,
  content: z.string(),
  /** A name. */
  by: z.string().nullable(),
  time: dateTime,
  canRemove: z.boolean(),
});

/** A comment on a passage of a plan, or on a whole section (`quote` is empty), with the answers. */
export const planComment = said.extend({
  key: z.string(),
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  /** A name. */
  resolvedBy: z.string().nullable(),
  /** Null: it is open. */
  resolveTime: dateTime.nullable(),
  answers: z.array(said),
  /** Whether the caller may answer, resolve and reopen. */
  canWrite: z.boolean(),
});

export const planComments = z.array(planComment);

const content = text(1, 1000);

export const planCommentAdd = z.object({
  key: z.string().max(40, 'rule.max:40'),
  quote: z.string().max(passageLengths.quote, `rule.max:${passageLengths.quote}`).default(''),
  prefix: z.string().max(passageLengths.context, `rule.max:${passageLengths.context}`).default(''),
  suffix: z.string().max(passageLengths.context, `rule.max:${passageLengths.context}`).default(''),
  content,
});

export const planCommentAnswer = z.object({ content });

export const planCommentResolve = z.object({ isResolved: z.boolean() });
