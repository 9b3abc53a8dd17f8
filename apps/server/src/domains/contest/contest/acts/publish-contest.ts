import { contestSetup } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import { notNow } from '../../../../core/common-refusals.ts';
import { contestActs } from './contest-acts.ts';
import { noteConsent } from '../setup/consents.ts';
import { tellWindow } from '../contest-messages.ts';
import { lockContest } from './lock-contest.ts';
import { touchContest } from './touch-contest.ts';

/** DRAFT → PUBLISHED. From then on the clock opens and closes registration. */
export async function publishContest(ctx: Context, id: string): Promise<void> {
  const { contest, situation } = await lockContest(ctx, id);
  const bar = contestActs.publish.barredBy(situation);
  if (bar) throw notNow(bar);
  await touchContest(ctx, id, { state: 'PUBLISHED' });
  await noteConsent(ctx, id, contestSetup.parse(contest.setup).consent);
  await tellWindow(ctx, contest, contestActs.publish);
}
