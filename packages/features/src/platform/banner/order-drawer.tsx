import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { bannerPlaceNames, type BannerPlace } from '@saiwu/openapi';
import { Drawer, EmptyState, Segmented, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { OrderedList } from '../../lib/sorting/ordered-list.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { BannerPicture } from '../../public/banner-picture.tsx';
import type { BannerRow } from './banner.ts';

/** How many are put in order at once. */
const most = 100;

/** The banners of a place in the order in which they are shown: each move is sent at once, and taken back by its toast. */
export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const optionsOf = useOptions();
  const [place, setPlace] = useState<BannerPlace>('PUBLIC');
  const body = { model: { place }, size: most, current: 1, sort: 'sortValue', order: 'ascending' };
  const query = useQuery(queryOf('banner.page', { body }));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`调整顺序`}
      description={t`拖动左边的把手，或用右边的按钮；移动后马上生效`}
    >
      <Segmented aria-label={t`显示位置`} className="mb-2" value={place} onValueChange={setPlace} options={optionsOf(bannerPlaceNames)} />
      <Loaded query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState size="sm" title={t`这里还没有轮播图`} />
          ) : (
            <>
              <Ordered key={place} rows={records} />
              {Number(total) > most && <p className="mt-3 text-sm text-fg-muted">{t`这里只有前 ${most} 张`}</p>}
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}

function Ordered({ rows }: { rows: readonly BannerRow[] }) {
  return (
    <OrderedList
      operation="banner.move"
      rows={rows}
      nameOf={(row) => row.title}
      renderItem={(row) => (
        <div className="flex min-w-0 items-center gap-3">
          <BannerPicture banner={row} place={row.place.code} className="h-10 shrink-0 rounded-small" />
          <div className="min-w-0">
            <p className="truncate font-medium" title={row.title}>
              {row.title}
            </p>
            <StateDot tone={row.showing.code === 'SHOWN' ? 'success' : 'neutral'}>{row.showing.desc}</StateDot>
          </div>
        </div>
      )}
    />
  );
}
