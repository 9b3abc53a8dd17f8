import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A 64-bit number: text on the wire. */
const figure = z.string().regex(/^\d+$/);

/** Visits by day, the oldest first; days without any are absent. */
const visitsByDay = z.array(z.object({ login_date: day, count: figure }));

/**
 * Numbers of a dashboard (platform-api §6). A visit (`…LoginPv`) is a sign-in that went well, an address (`…LoginIv`) one that a visit
 * came from.
 */
export const dashboardItem = z.object({
  totalUserCount: z.int(),
  /** Added today. */
  todayUserCount: z.int(),
  /** Times that the console was opened. */
  totalPv: figure,
  todayPv: figure,
  totalLoginIv: figure,
  todayLoginIv: figure,
  totalLoginPv: figure,
  todayLoginPv: figure,
});

/** Today and the nine days before. */
export const dashboardChart = z.object({
  lastTenVisitCount: visitsByDay,
  /** The caller's own. */
  lastTenUserVisitCount: visitsByDay,
  browserCount: z.array(z.object({ browser: z.string(), count: figure })),
  operatingSystemCount: z.array(z.object({ operating_system: z.string(), count: figure })),
});

/** Both in one, under the names of front ends up to 3.1.2. */
export const dashboardVisit = dashboardChart.extend({
  totalVisitCount: figure,
  todayVisitCount: figure,
  todayIp: figure,
  userCount: z.int(),
});
