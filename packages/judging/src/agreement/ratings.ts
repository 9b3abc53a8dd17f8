import { unusable } from '../invalid-input-error.ts';

/** The size of a full table of ratings, n projects by k judges. Throws `InvalidInputError` where it is not one. */
export function checkRatings(ratings: readonly (readonly number[])[]): { n: number; k: number } {
  const n = ratings.length;
  const k = ratings[0]?.length ?? 0;
  if (n < 2 || k < 2) throw unusable('ratings', 'ratings', `${n} × ${k}`);
  for (const [project, row] of ratings.entries()) {
    if (row.length !== k) throw unusable('ratings', `ratings[${project}]`, `${row.length} ≠ ${k}`);
    for (const [judge, score] of row.entries())
      if (!Number.isFinite(score)) throw unusable('ratings', `ratings[${project}][${judge}]`, String(score));
  }
  return { n, k };
}
