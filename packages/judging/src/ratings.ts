import { reasonOf } from './explain.ts';
import { InvalidInputError } from './invalid-input-error.ts';

/** The size of a full table of ratings, n projects by k judges. Throws `InvalidInputError` where it is not one. */
export function checkRatings(ratings: readonly (readonly number[])[]): { n: number; k: number } {
  const n = ratings.length;
  const k = ratings[0]?.length ?? 0;
  if (n < 2 || k < 2) throw unusable('ratings', `${n} × ${k}`);
  for (const [project, row] of ratings.entries()) {
    if (row.length !== k) throw unusable(`ratings[${project}]`, `${row.length} ≠ ${k}`);
    for (const [judge, score] of row.entries()) if (!Number.isFinite(score)) throw unusable(`ratings[${project}][${judge}]`, String(score));
  }
  return { n, k };
}

function unusable(item: string, value: string): InvalidInputError {
  return new InvalidInputError(reasonOf('input.value', { field: 'ratings', item, value }));
}
