/** Deadlines are inclusive to the second: what is due at 18:00:00 is in time until 18:00:00.999. */
export function isPast(deadline: Date, now: Date): boolean {
  return now.getTime() >= deadline.getTime() + 1000;
}
