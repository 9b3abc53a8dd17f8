import { Acts, RecordPage, type RecordTab } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stateNames } from '@saiwu/openapi';
import { StateDot } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { AdministratorList } from './people/administrator-list.tsx';
import { CollegeList } from './college-list.tsx';
import { EditPlaceDialog } from './edit-place-dialog.tsx';
import { StudentTab, TeacherTab } from './people/people-tab.tsx';
import { PlaceFigures } from './place-figures.tsx';
import { PlaceProfile } from './place-profile.tsx';
import { ProjectTab } from './project-tab.tsx';
import { ResultTab } from './result-tab.tsx';
import type { Place, PlaceType } from './school.ts';

/** One school or college: what it is, who administers it, its colleges and people, its projects, and how much there is of everything. */
export function PlacePage({ type, query }: { type: PlaceType; query: UseQueryResult<Place> }) {
  const { i18n } = useLingui();
  const tabsOf = usePlaceTabs(type);
  return (
    <RecordPage
      query={query}
      head={(place) => ({
        title: place.label,
        state: <StateDot tone={place.state ? 'success' : 'neutral'}>{i18n._(stateNames[`${place.state}`])}</StateDot>,
        acts: <PlaceActs type={type} place={place} />,
      })}
      tabs={tabsOf}
    />
  );
}

function usePlaceTabs(type: PlaceType): (place: Place) => (RecordTab | false)[] {
  const { i18n } = useLingui();
  const can = useCan();
  return (place) => {
    const { id } = place;
    return [
      { key: 'profile', title: i18n._(msg`概况`), content: () => <PlaceProfile type={type} place={place} /> },
      type === 'school' && {
        key: 'colleges',
        title: i18n._(msg({ message: '学院', context: '多个' })),
        content: () => <CollegeList schoolId={id} />,
      },
      {
        key: 'administrators',
        title: i18n._(msg({ message: '管理员', context: '多位' })),
        content: () => <AdministratorList type={type} place={place} />,
      },
      can('teacher.page') && {
        key: 'teachers',
        title: i18n._(msg({ message: '教师', context: '多名' })),
        content: () => <TeacherTab orgId={id} />,
      },
      can('student.page') && {
        key: 'students',
        title: i18n._(msg({ message: '学生', context: '多名' })),
        content: () => <StudentTab orgId={id} />,
      },
      can('project.page') && {
        key: 'projects',
        title: i18n._(msg({ message: '项目', context: '多个' })),
        content: () => <ProjectTab type={type} id={id} />,
      },
      can('result.sealed') && {
        key: 'results',
        title: i18n._(msg({ message: '结果', context: '大赛' })),
        content: () => <ResultTab type={type} id={id} />,
      },
      { key: 'figures', title: i18n._(msg({ message: '数据', context: '统计' })), content: () => <PlaceFigures type={type} id={id} /> },
    ];
  };
}

function PlaceActs({ type, place }: { type: PlaceType; place: Place }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Acts of={place.actions} offers={[{ act: 'edit', label: t`编辑`, onSelect: () => setIsEditing(true) }]} />
      {isEditing && <EditPlaceDialog type={type} place={place} onClose={() => setIsEditing(false)} />}
    </>
  );
}
