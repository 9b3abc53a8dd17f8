import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { BarChart, Card, PageStack, StatCard, StatRow } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** How much there is of everything at a school, of what the reader may see. */
export function SchoolFigures({ schoolId }: { schoolId: string }) {
  const { queryOf } = useApi();
  const query = useQuery(queryOf('school.figures', { path: { id: schoolId } }));
  return <Loaded query={query}>{(figures) => <Figures figures={figures} />}</Loaded>;
}

function Figures({ figures }: { figures: AnswerOf<'school.figures'> }) {
  const { t, i18n } = useLingui();
  const { people, colleges, judges, contests, projects, projectsByState, byCollege } = figures;
  const cards = [
    { label: t`人员`, value: people },
    { label: t({ message: '学院', context: '多个' }), value: colleges },
    { label: t({ message: '评委', context: '多位' }), value: judges },
    { label: t`大赛`, value: contests },
    { label: t`项目`, value: projects },
  ];
  return (
    <PageStack>
      <StatRow label={t({ message: '数据', context: '统计' })}>
        {cards.map(({ label, value }) => (
          <StatCard key={label} label={label} value={i18n.number(value)} />
        ))}
      </StatRow>
      <Card>
        <BarChart
          title={t`各状态的项目`}
          data={projectsByState}
          x={({ state }) => state.desc}
          xLabel={t`状态`}
          series={[{ key: 'count', label: t`项目`, value: ({ count }) => count }]}
          isHorizontal
        />
      </Card>
      <Card>
        <BarChart
          title={t`各学院的项目和人员`}
          data={byCollege}
          x={({ label }) => label}
          xLabel={t`学院`}
          series={[
            { key: 'projects', label: t`项目`, value: (college) => college.projects },
            { key: 'people', label: t`人员`, value: (college) => college.people },
          ]}
          isHorizontal
        />
      </Card>
    </PageStack>
  );
}
