import { isApiError } from '@saiwu/api-client';

/** The ticket for the second step, where a sign-in was refused because it wants one; else null. */
export function secondFactorTicket(error: unknown): string | null {
  const factor = isApiError(error) ? error.extra?.['secondFactor'] : undefined;
  if (typeof factor !== 'object' || factor === null || !('ticket' in factor)) return null;
  return typeof factor.ticket === 'string' ? factor.ticket : null;
}
