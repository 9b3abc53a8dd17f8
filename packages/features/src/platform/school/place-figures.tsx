import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { BarChart, Card, PageStack, StatCard, StatRow } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import type { PlaceType } from './school.ts';

type SchoolFigures = AnswerOf<'school.figures'>;
type Numbers = Omit<SchoolFigures, 'colleges' | 'byCollege'> & Partial<Pick<SchoolFigures, 'colleges' | 'byCollege'>>;

/** How much there is of everything at a school or college, of what the reader may see. */
export function PlaceFigures({ type, id }: { type: PlaceType; id: string }) {
  const { queryOf } = useApi();
  const query = useQuery<Numbers>(queryOf(`${type}.figures`, { path: { id } }) as object as { queryKey: [string] }); // either answers these
  return <Loaded query={query}>{(figures) => <Figures figures={figures} />}</Loaded>;
}

function Figures({ figures }: { figures: Numbers }) {
  const { t, i18n } = useLingui();
  const { people, students, teachers, colleges, judges, contests, projects, projectsByState, byYear, byCollege } = figures;
  const cards = [
    { label: t`人员`, value: people },
    { label: t({ message: '学生', context: '多名' }), value: students },
    { label: t({ message: '教师', context: '多名' }), value: teachers },
    ...(colleges === undefined ? [] : [{ label: t({ message: '学院', context: '多个' }), value: colleges }]),
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
          title={t`各年的项目和学生`}
          data={byYear}
          x={({ year }) => String(year)}
          xLabel={t`年份`}
          series={[
            { key: 'projects', label: t`项目（按大赛届次）`, value: (one) => one.projects },
            { key: 'students', label: t`学生（按入学年份）`, value: (one) => one.students },
          ]}
        />
      </Card>
      {byCollege !== undefined && (
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
      )}
    </PageStack>
  );
}
