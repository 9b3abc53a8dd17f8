import type { Difference } from '@saiwu/admin';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ContestDetail } from '../answers.ts';
import { type ContestValues, valuesOf } from './contest-values.ts';

/** Where what is typed differs from what somebody else has saved, part by part. */
export function useContestDifferences(): (mine: object, theirs: ContestDetail) => Difference[] {
  const { i18n } = useLingui();
  return (mine, theirs) => {
    const saved = valuesOf(theirs);
    return parts
      .map(({ key, label, of }) => ({ key, label: i18n._(label), mine: worded(of(mine as ContestValues)), theirs: worded(of(saved)) })) // the editor's form holds them
      .filter((part) => part.mine !== part.theirs);
  };
}

const parts: { key: string; label: MessageDescriptor; of: (values: ContestValues) => unknown }[] = [
  { key: 'title', label: msg`标题`, of: ({ title }) => title },
  { key: 'edition', label: msg`届次`, of: ({ edition }) => edition },
  { key: 'describe', label: msg`说明`, of: ({ describe }) => describe ?? '' },
  { key: 'tracks', label: msg`赛道`, of: ({ tracks }) => tracks },
  { key: 'registration', label: msg`报名时间`, of: ({ registrationStart, registrationEnd }) => [registrationStart, registrationEnd] },
  { key: 'review', label: msg`评审时间`, of: ({ stages: [stage] }) => [stage?.reviewStart, stage?.reviewEnd] },
  { key: 'judges', label: msg`评委数与上限`, of: ({ stages: [stage] }) => [stage?.judgesPerProject, stage?.loadCap ?? '—'] },
  {
    key: 'rule',
    label: msg`阶段设置`,
    of: ({ stages: [stage] }) => [stage?.kind, stage?.mode, stage?.recusal, stage?.isBlind, stage?.rule.kind, stage?.rule.decimals],
  },
  {
    key: 'rubric',
    label: msg`评分标准`,
    of: ({ stages: [stage] }) =>
      stage?.rubric.dimensions.map(
        ({ name, weight, items }) => `${name} ${weight}: ${items.map((item) => `${item.name} ${item.max}`).join(' / ')}`,
      ),
  },
];

function worded(value: unknown): string {
  const text = Array.isArray(value) ? value.join('，') : String(value);
  return text === '' ? '—' : text;
}
