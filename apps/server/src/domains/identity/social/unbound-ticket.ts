import { msg } from '@lingui/core/macro';
import { socialProviders } from '@saiwu/openapi';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { endOneTime, keepOneTime, tryOneTime } from '../password/one-time.ts';
import type { BoundPerson } from './bind-account.ts';
import { newHandle, readHandle } from './handle.ts';

/** A ticket for somebody whom a provider vouches for and whom nobody here has bound, good for 10 minutes. */
export async function giveTicket(ctx: Context, person: BoundPerson): Promise<string> {
  const { text, subject, secret } = newHandle();
  await keepOneTime(ctx, { purpose: 'SOCIAL_UNBOUND', subject }, { secret, seconds: 600, facts: { ...person } });
  return text;
}

/**
 * Whom a ticket is for. It may be shown five times; `useUp` gets the context of the transaction that the ticket is for, and throws where
 * somebody else has used it a moment ago. Call it outside of a transaction.
 */
export async function openTicket(ctx: Context, ticket: string): Promise<{ person: BoundPerson; useUp(ctx: Context): Promise<void> }> {
  const { subject, secret } = readHandle(ticket);
  const one = { purpose: 'SOCIAL_UNBOUND', subject } as const;
  const shown = await tryOneTime(ctx, one, secret, 5);
  if (shown.kind !== 'right') throw isOver();
  return {
    person: personFacts.parse(shown.facts),
    async useUp(ctx) {
      if (!(await endOneTime(ctx, one, secret))) throw isOver();
    },
  };
}

const personFacts = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
});

function isOver(): Refusal {
  return new Refusal(400, -10, msg`这次第三方登录已失效，请重新开始`);
}
