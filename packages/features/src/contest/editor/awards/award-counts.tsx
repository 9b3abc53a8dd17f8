import { useLingui } from '@lingui/react/macro';
import { awardCount } from './award-count.ts';
import type { SetupInput } from '../contest-values.ts';

const sample = 100;

/** What the awards would come to among so many projects. */
export function AwardCounts({ awards }: { awards: NonNullable<SetupInput['awards']> }) {
  const { t } = useLingui();
  const counts = awards.flatMap((award) => {
    const count = awardCount(award, sample);
    return count === null || award.name === '' ? [] : [{ name: award.name, count }];
  });
  if (counts.length === 0) return null;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="rounded-card bg-bg-subtle p-4">
      <p className="text-fg-muted">{t`如果有 ${sample} 个参赛项目`}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {counts.map(({ name, count }) => (
          <li key={name}>{t`${name} ${count} 个`}</li>
        ))}
      </ul>
      <p className={`mt-2 text-xs ${total > sample ? 'text-warning-text' : 'text-fg-muted'}`}>
        {total > sample ? t`一共 ${total} 个，比参赛项目还多` : t`一共 ${total} 个项目获奖`}
      </p>
    </div>
  );
}
