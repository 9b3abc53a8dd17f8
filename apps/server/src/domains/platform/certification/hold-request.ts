import { notFound, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { type Applicant, readApplicant } from './applicant.ts';
import { certificationActs } from './certification-acts.ts';
import { decidableRequests } from './decidable.ts';
import { certificationColumns, type CertificationRow } from './present-certification.ts';

/**
 * A request that is about to be decided, with whoever made it: both are held until the transaction ends, and what roles allow stays as it
 * is. Throws a 404 for one that is not the caller's to decide, and why not where it is, but not now.
 */
export async function holdRequest(
  ctx: Context,
  id: string,
  act: keyof typeof certificationActs,
): Promise<{ request: CertificationRow; applicant: Applicant }> {
  await takeTurns(ctx, 'role');
  const requests = async () => (await decidableRequests(ctx)).where('certification.id', '=', id);
  await (await requests()).select('certification.id').forUpdate().execute();
  // a statement of its own: who has decided meanwhile is seen by a later one only
  const request = await (await requests()).select(certificationColumns).executeTakeFirst();
  if (!request) throw notFound();
  const applicant = await readApplicant(ctx, request, true);
  const bar = certificationActs[act].barredBy({ ...request, ...applicant });
  if (bar) throw notNow(bar);
  return { request, applicant };
}
