/** The pages to offer: first, last, this one with two neighbours; null stands for a gap. Always the same count, so that nothing jumps. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  if (last <= 7) return range(1, last);
  if (page <= 4) return [...range(1, 5), null, last];
  if (page >= last - 3) return [1, null, ...range(last - 4, last)];
  return [1, null, ...range(page - 1, page + 1), null, last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
