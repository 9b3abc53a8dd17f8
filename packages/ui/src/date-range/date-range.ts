/** Both ends belong to the range: `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` with times. */
export interface DateRange {
  from: string | null;
  to: string | null;
}
