import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemScore, Rubric } from '../../../schema/contest-schema.ts';
import { invalid } from '../../../core/common-refusals.ts';

/** Each score must be of an item of the rubric, once, and not above its maximum. Throws `invalid` with the reason at `scores.<n>.score`. */
export function checkScores(rubric: Rubric, scores: ItemScore[]): void {
  const fields: Record<string, MessageDescriptor> = {};
  const seen = new Set<string>();
  for (const [index, { dimension, item, score }] of scores.entries()) {
    const place = `${dimension}.${item}`;
    const known = rubric.dimensions[dimension]?.items[item];
    if (!known) fields[`scores.${index}.score`] = msg`没有这个评分项`;
    else if (seen.has(place)) fields[`scores.${index}.score`] = msg`这个评分项重复了`;
    else if (score !== null && Number(score) > Number(known.max)) fields[`scores.${index}.score`] = msg`不能超过 ${known.max}`;
    seen.add(place);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Every counted item needs a score before a sheet is handed in. Throws `invalid` at the item, or at `scores` for one that was not sent. */
export function checkComplete(rubric: Rubric, scores: ItemScore[]): void {
  const fields: Record<string, MessageDescriptor> = {};
  for (const [dimension, { items }] of rubric.dimensions.entries()) {
    for (const [item, { name, isCounted }] of items.entries()) {
      const index = scores.findIndex((one) => one.dimension === dimension && one.item === item);
      if (!isCounted || (scores[index]?.score ?? null) !== null) continue;
      if (index < 0) fields['scores'] = msg`「${name}」还没有打分`;
      else fields[`scores.${index}.score`] = msg`还没有打分`;
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields, msg`还有评分项没有打分`);
}
