import { useLingui } from '@lingui/react/macro';
import { StatCard, StatRow } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { CollegeTable } from './college-table.tsx';

/**
 * What waits for a decision in a contest, and how much of the quotas is used, as far as the reader sees; nothing where no team has entered
 * by itself and there are no quotas.
 */
export function CollegeFigures({ contestId }: { contestId: string }) {
  const { t, i18n } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('project.figures', { query: { contestId } }));
  const total = (name: 'submitted' | 'returned' | 'accepted' | 'rejected') => data.reduce((sum, row) => sum + row[name], 0);
  const [submitted, returned, accepted, rejected] = [total('submitted'), total('returned'), total('accepted'), total('rejected')];
  if (submitted + returned + rejected === 0 && data.every(({ most }) => most === null)) return null;
  const limited = data.every(({ most }) => most !== null);
  const places = data.reduce((sum, { most }) => sum + (most ?? 0), 0);
  const full = data.flatMap(({ most, accepted: sent, label }) => (most !== null && sent >= most ? label : []));
  return (
    <>
      <StatRow label={t`审核情况`}>
        <StatCard label={t`待审核`} value={i18n.number(submitted)} />
        <StatCard
          label={t({ message: '已通过', context: '结论' })}
          value={i18n.number(accepted)}
          {...(limited && { unit: t`/ 名额 ${i18n.number(places)}` })}
          note={full.length > 0 && (full.length === data.length ? t`名额已用完` : t`名额已用完：${full.join('、')}`)}
        />
        <StatCard label={t({ message: '退回修改', context: '数量' })} value={i18n.number(returned)} />
        <StatCard label={t({ message: '不通过', context: '数量' })} value={i18n.number(rejected)} />
      </StatRow>
      {data.length > 1 && <CollegeTable rows={data} />}
    </>
  );
}
