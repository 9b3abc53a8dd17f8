import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import type { Contest } from '../answers.ts';
import { type ContestValues, valuesOf } from './contest-values.ts';

interface ContestConflictProps {
  mine: ContestValues;
  theirs: Contest;
  /** Goes on with what is typed here; saving it again overwrites theirs. */
  onMine: () => void;
  /** Goes on with what was saved. */
  onTheirs: () => void;
}

/** Somebody else saved the contest since it was opened: shows where the two differ and offers both. */
export function ContestConflict({ mine, theirs, onMine, onTheirs }: ContestConflictProps) {
  const { t, i18n } = useLingui();
  const saved = valuesOf(theirs);
  const differing = parts.filter(({ of }) => JSON.stringify(of(mine)) !== JSON.stringify(of(saved)));
  return (
    <Alert tone="warning" isLive title={t`你打开之后，已有人保存过这个大赛`}>
      <table className="my-2 w-full text-left">
        <thead>
          <tr className="text-fg-muted">
            <th scope="col" className="py-1 pr-3 font-normal">{t`内容`}</th>
            <th scope="col" className="py-1 pr-3 font-normal">{t`我填的`}</th>
            <th scope="col" className="py-1 font-normal">{t`已保存的`}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ key, label, of }) => (
            <tr key={key} className="align-top">
              <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap text-fg-muted">
                {i18n._(label)}
              </th>
              <td className="py-1 pr-3 wrap-anywhere">{worded(of(mine))}</td>
              <td className="py-1 wrap-anywhere">{worded(of(saved))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onMine}>{t`保留我填的`}</Button>
        <Button variant="outline" onClick={onTheirs}>{t`改用已保存的`}</Button>
      </div>
    </Alert>
  );
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
