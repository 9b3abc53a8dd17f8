import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { OrderedList } from '../../lib/sorting/ordered-list.tsx';
import { Logo } from './place-columns.tsx';
import type { PlaceRow } from './school.ts';

/** How many are put in order at once. */
const most = 200;

/** Schools, or the colleges of one school, in their order, which lists and pickers follow. */
export function PlaceOrderDrawer({ schoolId, onClose }: { schoolId?: string; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const paging = { size: most, current: 1, sort: 'sortValue', order: 'ascending' };
  const query = useQuery<{ records: readonly PlaceRow[]; total: string }>(
    (schoolId === undefined
      ? queryOf('school.page', { body: { model: {}, ...paging } })
      : queryOf('college.page', { body: { model: { schoolId }, ...paging } })) as object as { queryKey: [string] }, // either answers places
  );
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`调整顺序`}
      description={t`拖动左边的把手，或用右边的按钮；移动后马上生效`}
    >
      <Loaded query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState size="sm" title={t`这里还没有可以排序的`} />
          ) : (
            <>
              <OrderedList
                operation={schoolId === undefined ? 'school.move' : 'college.move'}
                rows={records}
                nameOf={(row) => row.label}
                renderItem={(row) => (
                  <div className="flex min-w-0 items-center gap-3">
                    <Logo place={row} />
                    <p className="truncate font-medium" title={row.label}>
                      {row.label}
                    </p>
                  </div>
                )}
              />
              {Number(total) > most && <p className="mt-3 text-sm text-fg-muted">{t`这里只有前 ${most} 个`}</p>}
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}
