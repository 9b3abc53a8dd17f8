/** Visits of one day. */
export interface DayVisits {
  /** `yyyy-MM-dd`. */
  day: string;
  all: number;
  mine: number;
}

type Counted = readonly { login_date: string; count: string }[];

/**
 * Ten days in a row, the oldest first; days that the server does not name have none. The last day is the reader's own, or the server's
 * where its day has begun already.
 *
 * @param today `yyyy-MM-dd` of the reader's clock
 */
export function tenDays(all: Counted, mine: Counted, today: string): DayVisits[] {
  const last = [...all, ...mine].reduce((latest, { login_date: day }) => (day > latest ? day : latest), today);
  const countOf = (counted: Counted, day: string) => Number(counted.find((one) => one.login_date === day)?.count ?? 0);
  return Array.from({ length: 10 }, (_, index) => {
    const day = new Date(Date.parse(last) - (9 - index) * 86_400_000).toISOString().slice(0, 10);
    return { day, all: countOf(all, day), mine: countOf(mine, day) };
  });
}
