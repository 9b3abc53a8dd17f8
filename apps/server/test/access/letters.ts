import type { Asked } from './ask.ts';
import { marks } from './marks.ts';

/** What an answer is called in the table; where rows are expected, by whose marks are in it. */
export function letterOf({ status, text }: Asked, expected: string): string {
  if (status === 401) return '-';
  if (status === 403) return 'x';
  if (status === 404) return '0';
  if (status >= 500 && status !== 503) return String(status);
  if (status !== 200) return 'p';
  if (!'ASCDM'.includes(expected)) return 'y';
  const has = (mark: keyof typeof marks) => text.includes(marks[mark]);
  const both = has('own') && has('beside');
  if (has('otherSchool')) return both || has('school') ? 'A' : '?';
  if (both) return 'S';
  if (has('own')) return 'C';
  if (has('beside')) return 'D';
  return has('school') ? 'S' : 'M';
}
