import { ListFilters } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { schoolCollegeModel } from '@saiwu/openapi';
import { Button, EmptyState, PageStack } from '@saiwu/ui';
import { ArrowUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { stateFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import { ownCollegeColumns } from './place-columns.tsx';
import { college } from './school.ts';

const PlaceOrderDrawer = partOf(async () => (await import('./place-order-drawer.tsx')).PlaceOrderDrawer);

const colleges = defineList('school.colleges', {
  title: college.title,
  labels: college.labels,
  nameOf: (row) => row.label,
  firstSort: { key: 'sortValue', order: 'asc' },
  model: schoolCollegeModel,
});

/** The colleges of a school, in their order. */
export function CollegeList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const [isOrdering, setIsOrdering] = useState(false);
  const list = useList(colleges, { path: useMemo(() => ({ id: schoolId }), [schoolId]) });
  return (
    <PageStack>
      {can('college.move') && can('college.page') && (
        <div>
          <Button variant="outline" onClick={() => setIsOrdering(true)}>
            <ArrowUpDown aria-hidden />
            {t`调整顺序`}
          </Button>
        </div>
      )}
      <ResourceTable
        list={list}
        columns={ownCollegeColumns}
        filters={<ListFilters list={list}>{(field) => stateFilter(field)}</ListFilters>}
        empty={<EmptyState title={t`还没有学院`} description={t`在「学院管理」里新增，或在机构树里加到学校下面`} />}
      />
      {isOrdering && <PlaceOrderDrawer schoolId={schoolId} onClose={() => setIsOrdering(false)} />}
    </PageStack>
  );
}
