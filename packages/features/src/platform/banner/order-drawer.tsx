import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { bannerPlaceNames, type BannerPlace } from '@saiwu/openapi';
import { Drawer, EmptyState, Segmented, SortList, StateDot, toast } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
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
  const { t } = useLingui();
  const move = useAct('banner.move');
  /** What was moved and is not there yet. */
  const [ahead, setAhead] = useState<{ of: readonly BannerRow[]; rows: readonly BannerRow[] } | null>(null);
  const shown = ahead?.of === rows ? ahead.rows : rows;

  function send(id: string, after: string | null, isBack: boolean) {
    const before = shown[shown.findIndex((row) => row.id === id) - 1]?.id ?? null;
    const name = rows.find((row) => row.id === id)?.title ?? '';
    setAhead({ of: rows, rows: moved(shown, id, after) });
    move.mutate(
      { body: { id, after } },
      {
        onSuccess: () => {
          if (isBack) toast.success(t({ message: '已撤销', context: '移动' }));
          else toast.success(t`「${name}」已移动`, { undo: () => send(id, before, true) });
        },
        onError: () => setAhead(null),
      },
    );
  }

  return (
    <SortList
      items={shown}
      keyOf={(row) => row.id}
      nameOf={(row) => row.title}
      onMove={(id, after) => send(id, after, false)}
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

function moved(rows: readonly BannerRow[], id: string, after: string | null): BannerRow[] {
  const others = rows.filter((row) => row.id !== id);
  const index = others.findIndex((row) => row.id === after) + 1;
  return [...others.slice(0, index), ...rows.filter((row) => row.id === id), ...others.slice(index)];
}
