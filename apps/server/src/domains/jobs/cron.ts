import { CronExpressionParser } from 'cron-parser';

/**
 * The last instant at or before `now` for which a cron expression stands: minute, hour, day of the month, month, day of the week, in the
 * time of Shanghai. Throws for an expression that is none, or never stands.
 */
export function lastTick(expression: string, now: Date): Date {
  const afterNow = new Date(now.getTime() + 1);
  return CronExpressionParser.parse(expression, { currentDate: afterNow, tz: 'Asia/Shanghai' }).prev().toDate();
}
