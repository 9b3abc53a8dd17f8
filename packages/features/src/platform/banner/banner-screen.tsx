import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { bannerPlaceNames, bannerShowingNames } from '@saiwu/openapi';
import { Button, StateDot, type MenuItem } from '@saiwu/ui';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { filtersOf, wordFilter } from '../../crud/usual-filters.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { orgFilter } from '../../lib/choices/org-select.tsx';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import { BannerPicture } from '../../public/banner-picture.tsx';
import { BannerDetail } from './banner-detail.tsx';
import { bannerForm } from './banner-form.tsx';
import { windowOf } from './banner-window.ts';
import { banner, type BannerRow } from './banner.ts';
import type { Previewed } from './preview-page.tsx';

const OrderDrawer = partOf(async () => (await import('./order-drawer.tsx')).OrderDrawer);
const BannerPreview = partOf(async () => (await import('./banner-preview.tsx')).BannerPreview);

const col = columnsOf(banner);
const columns = [
  col.custom('image', banner.labels.image, (row) => <Thumbnail row={row} />, { width: '128px', value: () => '' }),
  col.name('title', { isRequired: true }),
  col.word('place', { width: '120px' }),
  col.text('link', { width: '184px', minWidth: '96px', isHidden: true, isSortable: false }),
  col.custom('startTime', msg`显示时间`, (row) => <Window row={row} />, { width: '208px', minWidth: '176px', isSortable: true }),
  col.custom('orgId', banner.labels.orgId, (row) => <Owner row={row} />, { width: '144px', minWidth: '96px', priority: 3, value: orgOf }),
  col.custom('showing', banner.labels.showing, (row) => <Showing row={row} />, {
    width: '112px',
    isState: true,
    value: ({ showing }) => showing.desc,
  }),
  col.time('updateTime', { isHidden: true }),
];

function orgOf({ echoMap }: BannerRow): string {
  return echoMap.orgId?.label ?? '';
}

const Filters = filtersOf(banner, wordFilter('place', bannerPlaceNames), wordFilter('showing', bannerShowingNames));
const MoreFilters = filtersOf(banner, orgFilter, 'title');

/** The pictures of the sign-in page, of the page of visitors and of dashboards: what is shown where, when, and in which order. */
export function BannerScreen() {
  const { t } = useLingui();
  const can = useCan();
  const [isOrdering, setIsOrdering] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const actsOf = (row: BannerRow): MenuItem[] => [
    { key: 'preview', label: t`预览`, onSelect: () => setPreviewed({ ...row, place: row.place.code }) },
  ];
  return (
    <>
      <ListScreen
        resource={banner}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        form={bannerForm}
        detail={detailOf}
        rowActs={actsOf}
        toolbar={
          can('banner.move') && (
            <Button variant="outline" onClick={() => setIsOrdering(true)}>
              <ArrowUpDown aria-hidden />
              {t`调整顺序`}
            </Button>
          )
        }
      />
      {isOrdering && <OrderDrawer onClose={() => setIsOrdering(false)} />}
      {previewed && <BannerPreview banner={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

function Owner({ row }: { row: BannerRow }) {
  return (
    orgOf(row) || (
      <span className="text-fg-muted">
        <Trans>通用</Trans>
      </span>
    )
  );
}

function Thumbnail({ row }: { row: BannerRow }) {
  return <BannerPicture banner={row} place={row.place.code} className="h-9 w-fit rounded-small" />;
}

function Window({ row }: { row: BannerRow }) {
  const { i18n } = useLingui();
  return <span className="tabular-nums">{i18n._(windowOf(row))}</span>;
}

const tones = { SHOWN: 'success', LATER: 'info', OVER: 'neutral', OFF: 'neutral' } as const;

function Showing({ row: { showing } }: { row: BannerRow }) {
  return <StateDot tone={tones[showing.code]}>{showing.desc}</StateDot>;
}

function detailOf(row: BannerRow) {
  return <BannerDetail row={row} />;
}
