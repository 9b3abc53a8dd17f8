import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Setup } from '../entry/begin/entry-bars.ts';

type Points = InputOf<'project.return'>['body']['points'];

/** Refuses points about what the contest does not ask for: its team would look for them in vain. */
export function checkPoints(setup: Setup, points: Points): void {
  const wrong = points.findIndex((point) => !isThere(setup, point));
  if (wrong >= 0) throw invalid({ [`points.${wrong}.section`]: msg`报名表里没有这一项` });
}

function isThere({ fields, files, sections }: Setup, { section, key }: Points[number]): boolean {
  const keyed = { ANSWERS: fields, FILES: files, PLAN: sections };
  // what everybody is asked for has no keys of the contest's own
  if (section === 'BASICS' || section === 'TEAM' || section === 'ADVISORS') return key === null;
  return keyed[section].some((one) => key === null || one.key === key);
}
