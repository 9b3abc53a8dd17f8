import { z } from 'zod';
import { pageOf } from '../../page.ts';
import { contest } from '../contest/contest.ts';
import { registerOffer } from './register.ts';
import { overview } from '../contest/review.ts';
import { message } from '../message/message.ts';
import { banner } from '../public/banner.ts';
import type { publicParameters } from '../reference/parameter.ts';
import { dashboardChart, dashboardItem } from '../service/dashboard.ts';
import { loginLog } from '../service/login-log.ts';
import { certification } from './certification.ts';
import { greeting, greetingQuery } from './session.ts';
import { user } from './user.ts';

/** For the greeting among the parts. */
export const startQuery = greetingQuery.pick({ roleCode: true });

/**
 * The frame around every page: the caller, the unread count, the person who greets, and the parameters that all may read, empty where
 * they are not given.
 */
export const start = z.object({
  mine: user,
  unread: z.object({ total: z.int() }),
  greeting,
  parameters: z.object({ DocsUrl: z.string(), RepositoryUrl: z.string() } satisfies Record<(typeof publicParameters)[number], z.ZodString>),
});

/** That, and the content of the dashboard: pages by `dashboardPages`. */
export const dashboardStart = start.extend({
  overview,
  /** Both null for a caller who may not look at others: their dashboard has no numbers of visits. */
  item: dashboardItem.nullable(),
  chart: dashboardChart.nullable(),
  banners: z.array(banner),
  news: pageOf(message),
  todos: pageOf(message),
  signIns: pageOf(loginLog),
  /** People in the registers who may be the caller. */
  offers: z.array(registerOffer),
  /** Null for a caller who has nothing to do with contests. */
  contests: pageOf(contest).nullable(),
  /** Null for a caller who decides none. */
  certifications: pageOf(certification).nullable(),
});
