import { sql } from 'kysely';
import { callerOf } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead, thenReadAnew } from '../../../core/then-read.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { changeEligibility, previewEligibility } from '../eligibility/change-eligibility.ts';
import { addContest } from './setup/add-contest.ts';
import { cancelContest } from './acts/cancel-contest.ts';
import { listedColumns, presentContests, readContest } from './contest-records.ts';
import { isInContestState } from './contest-state.ts';
import { publishContest } from './acts/publish-contest.ts';
import { removeContest } from './acts/remove-contest.ts';
import { updateContest } from './setup/update-contest.ts';

const sortable = {
  id: 'contest.id',
  title: 'contest.title',
  edition: 'contest.edition',
  registrationStart: 'contest.registrationStart',
  registrationEnd: 'contest.registrationEnd',
  createTime: 'contest.createTime',
  updateTime: 'contest.updateTime',
};

/** How a contest is kept that has no stage which was started. */
const beforeReview = ['DRAFT', 'PUBLISHED'] as const;

export const contestHandlers = {
  'contest.page': async (ctx, { body }) => {
    const { keyword, title, edition, state, isBeforeReview } = body.model;
    let matching = scoped(ctx, 'contest').select();
    if (title?.trim()) matching = matching.where(holdsText('contest.title', title.trim()));
    if (keyword?.trim())
      matching = matching.where(sql<boolean>`(${holdsText('contest.title', keyword.trim())} or contest.edition::text = ${keyword.trim()})`);
    if (edition) matching = matching.where('contest.edition', '=', edition);
    if (state) matching = matching.where(isInContestState(state, ctx.now));
    if (typeof isBeforeReview === 'boolean') matching = matching.where('contest.state', isBeforeReview ? 'in' : 'not in', beforeReview);
    const page = await answerPage(ctx, body, { matching, sortable, select: (query) => query.select(listedColumns), present: (row) => row });
    return { ...page, records: await presentContests(ctx, page.records) };
  },

  'contest.get': (ctx, { params }) => readContest(ctx, params.id),

  'contest.save': async (ctx, { body }) => readContest(ctx, await addContest(ctx, body, callerOf(ctx))),

  'contest.update': thenReadAnew(updateContest, readContest),

  'contest.remove': async (ctx, { params }) => {
    await removeContest(ctx, params.id);
    return true;
  },

  'contest.publish': thenRead(publishContest, readContest),

  'contest.cancel': thenRead((ctx, id, { reason }) => cancelContest(ctx, id, reason), readContest),

  'contest.eligibilityEffect': (ctx, { params, body }) => previewEligibility(ctx, params.id, body.eligibility),

  'contest.changeEligibility': thenRead(changeEligibility, readContest),
} satisfies Partial<Handlers>;
