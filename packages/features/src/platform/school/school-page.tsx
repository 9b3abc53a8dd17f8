import { Acts, RecordPage, type RecordTab } from '@saiwu/admin';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stateNames } from '@saiwu/openapi';
import { StateDot } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { AdministratorList } from './administrator-list.tsx';
import { CollegeList } from './college-list.tsx';
import { EditSchoolDialog } from './edit-school-dialog.tsx';
import { SchoolFigures } from './school-figures.tsx';
import { SchoolProfile } from './school-profile.tsx';
import type { School } from './school.ts';

/** One school: what it is, its colleges, who administers it, and how much there is of everything. */
export function SchoolPage({ query }: { query: UseQueryResult<School> }) {
  const { i18n } = useLingui();
  return (
    <RecordPage
      query={query}
      head={(school) => ({
        title: school.label,
        state: <StateDot tone={school.state ? 'success' : 'neutral'}>{i18n._(stateNames[`${school.state}`])}</StateDot>,
        acts: <SchoolActs school={school} />,
      })}
      tabs={(school) => tabsOf(school, i18n)}
    />
  );
}

function tabsOf(school: School, i18n: I18n): RecordTab[] {
  const { id } = school;
  return [
    { key: 'profile', title: i18n._(msg`概况`), content: () => <SchoolProfile school={school} /> },
    { key: 'colleges', title: i18n._(msg({ message: '学院', context: '多个' })), content: () => <CollegeList schoolId={id} /> },
    {
      key: 'administrators',
      title: i18n._(msg({ message: '管理员', context: '多位' })),
      content: () => <AdministratorList schoolId={id} />,
    },
    { key: 'figures', title: i18n._(msg({ message: '数据', context: '统计' })), content: () => <SchoolFigures schoolId={id} /> },
  ];
}

function SchoolActs({ school }: { school: School }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Acts of={school.actions} offers={[{ act: 'edit', label: t`编辑`, onSelect: () => setIsEditing(true) }]} />
      {isEditing && <EditSchoolDialog school={school} onClose={() => setIsEditing(false)} />}
    </>
  );
}
