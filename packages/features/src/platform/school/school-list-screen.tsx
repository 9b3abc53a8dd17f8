import { useLingui } from '@lingui/react/macro';
import { consolePaths, linkTo } from '@saiwu/openapi';
import { Button, type MenuItem } from '@saiwu/ui';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../crud/list-screen.tsx';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import { schoolColumns } from './place-columns.tsx';
import { schoolForm } from './place-form.tsx';
import { school } from './school.ts';
import { usePlaceConsequence } from './use-place-consequence.ts';
import { useMerging } from './merge/use-merging.tsx';

const PlaceOrderDrawer = partOf(async () => (await import('./place-order-drawer.tsx')).PlaceOrderDrawer);
const SchoolImport = partOf(async () => (await import('./school-import.tsx')).SchoolImport);

const Filters = filtersOf(school, (field) => field.text('province', { maxLength: 50 }), stateFilter);

/** All schools: found, added, brought in from a list, put in order, and made one where two are the same. */
export function SchoolListScreen() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'order' | 'import' | null>(null);
  const consequenceOf = usePlaceConsequence();
  const merging = useMerging('school');
  const actsOf = (row: { id: string; label: string }): MenuItem[] => [
    { key: 'open', label: t`查看`, onSelect: () => void navigate(linkTo(consolePaths.school, { id: row.id })) },
    ...merging.actsOf(row),
  ];
  return (
    <>
      <ListScreen
        resource={school}
        columns={schoolColumns}
        Filters={Filters}
        form={schoolForm}
        rowActs={actsOf}
        consequenceOf={consequenceOf}
        toolbar={
          <>
            {can('school.import') && <Button variant="outline" onClick={() => setOpened('import')}>{t`导入`}</Button>}
            {can('school.move') && (
              <Button variant="outline" onClick={() => setOpened('order')}>
                <ArrowUpDown aria-hidden />
                {t`调整顺序`}
              </Button>
            )}
          </>
        }
      />
      {opened === 'order' && <PlaceOrderDrawer onClose={() => setOpened(null)} />}
      {opened === 'import' && <SchoolImport onClose={() => setOpened(null)} />}
      {merging.dialog}
    </>
  );
}
