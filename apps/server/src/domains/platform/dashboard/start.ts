import { contract, dashboardPages, type InputOf, publicParameters } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { mayCountOthers } from '../../../rows/scope.ts';
import { readParameters } from '../../../services/parameters/read-parameter.ts';
import { loginLogHandlers } from '../../../services/logs/login-log.ts';
import { contestHandlers } from '../../contest/contest/contest.ts';
import { overviewHandlers } from '../../contest/contest/figures/overview.ts';
import { messageHandlers, readUnread } from '../../messages/message.ts';
import { readOffers } from '../register/offers.ts';
import { certificationHandlers } from '../certification/certification.ts';
import { readOwnBanners } from '../banner/read-banners.ts';
import { showMine } from '../user/profile/profile.ts';
import { readChart, readItem } from './dashboard.ts';
import { readGreeting } from './greeting.ts';

export const startHandlers = {
  'session.start': (ctx, { query }) => readStart(ctx, query.roleCode),
  'dashboard.start': async (ctx, { query }) => {
    const { news, todos, signIns } = dashboardPages;
    const [start, overview, item, chart, offers, banners, ...pages] = await Promise.all([
      readStart(ctx, query.roleCode),
      overviewHandlers['overview.mine'](ctx),
      mayCountOthers(ctx) ? readItem(ctx) : null,
      mayCountOthers(ctx) ? readChart(ctx) : null,
      readOffers(ctx),
      readOwnBanners(ctx),
      messageHandlers['message.page'](ctx, pageInput('message.page', news)),
      messageHandlers['message.page'](ctx, pageInput('message.page', todos)),
      loginLogHandlers['loginLog.page'](ctx, pageInput('loginLog.page', signIns(callerOf(ctx).userId))),
      readContests(ctx),
      readCertifications(ctx),
    ]);
    return {
      ...start,
      overview,
      item,
      chart,
      offers,
      banners,
      news: pages[0],
      todos: pages[1],
      signIns: pages[2],
      contests: pages[3],
      certifications: pages[4],
    };
  },
} satisfies Partial<Handlers>;

/** What the operation itself would be given. */
function pageInput<Id extends 'certification.page' | 'contest.page' | 'loginLog.page' | 'message.page'>(id: Id, body: object): InputOf<Id> {
  return { params: undefined, query: undefined, body: contract[id].body.parse(body) } as InputOf<Id>; // the schema of its own operation made it
}

/** Each part by what its own operation answers with: the same rules. */
async function readStart(ctx: Context, roleCode: string | undefined) {
  const [mine, unread, greeting, parameters] = await Promise.all([
    showMine(ctx),
    readUnread(ctx),
    readGreeting(ctx, roleCode),
    readParameters(ctx, publicParameters),
  ]);
  const [DocsUrl = '', RepositoryUrl = ''] = publicParameters.map((key) => parameters.get(key));
  return { mine, unread, greeting, parameters: { DocsUrl, RepositoryUrl } };
}

/** For whoever looks after them: others are not shown their next step. */
async function readContests(ctx: Context) {
  const { authority, boundContestId } = callerOf(ctx);
  // whoever came by an invitation's link is not given that page, whatever the role may
  if (boundContestId !== null) return null;
  if (!authority.hasPermission([contract['contest.page'].access, contract['contest.update'].access])) return null;
  return contestHandlers['contest.page'](ctx, pageInput('contest.page', dashboardPages.contests));
}

/** For those who decide. */
async function readCertifications(ctx: Context) {
  const { authority, boundContestId } = callerOf(ctx);
  if (boundContestId !== null) return null;
  if (!authority.hasPermission([contract['certification.page'].access, contract['certification.approve'].access])) return null;
  return certificationHandlers['certification.page'](ctx, pageInput('certification.page', dashboardPages.certifications));
}
