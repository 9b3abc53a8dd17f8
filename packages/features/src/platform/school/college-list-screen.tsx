import { useLingui } from '@lingui/react/macro';
import { consolePaths, linkTo } from '@saiwu/openapi';
import type { MenuItem } from '@saiwu/ui';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../crud/list-screen.tsx';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { collegeColumns } from './place-columns.tsx';
import { collegeForm } from './place-form.tsx';
import { college } from './school.ts';
import { usePlaceConsequence } from './use-place-consequence.ts';
import { useMerging } from './merge/use-merging.tsx';

const Filters = filtersOf(college, stateFilter);

/** All colleges that the reader administers. They are put in order on the page of their school. */
export function CollegeListScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const consequenceOf = usePlaceConsequence();
  const merging = useMerging('college');
  const actsOf = (row: { id: string; label: string }): MenuItem[] => [
    { key: 'open', label: t`查看`, onSelect: () => void navigate(linkTo(consolePaths.college, { id: row.id })) },
    ...merging.actsOf(row),
  ];
  return (
    <>
      <ListScreen
        resource={college}
        columns={collegeColumns}
        Filters={Filters}
        form={collegeForm}
        rowActs={actsOf}
        consequenceOf={consequenceOf}
      />
      {merging.dialog}
    </>
  );
}
