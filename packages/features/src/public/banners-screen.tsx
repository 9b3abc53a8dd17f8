import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { BannerLink } from './banner-link.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { PublicFrame } from './public-frame.tsx';
import { usePageOrg } from './use-page-org.ts';

/** The banners that are shown now, to be looked at without a session. */
export function BannersScreen() {
  const { t } = useLingui();
  return (
    <PublicFrame heading={t({ message: '轮播图', context: '页面' })} lead={<Trans>登录页和首页上现在显示的图片，和它们的链接</Trans>}>
      <Banners />
    </PublicFrame>
  );
}

function Banners() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('banner.get', { body: usePageOrg() }));
  return (
    <Loaded query={query}>
      {(banners) =>
        banners.length === 0 ? (
          <Card>
            <EmptyState title={t`现在没有轮播图`} description={t`管理员添加并启用之后，会显示在这里和它们的页面上`} />
          </Card>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {banners.map((banner) => (
              <li key={banner.id} className="min-w-0 overflow-hidden rounded-card border border-border bg-surface">
                <BannerPicture banner={banner} place={banner.place} />
                <div className="p-4">
                  <h2 className="font-semibold wrap-anywhere">{banner.title}</h2>
                  {banner.link !== null && (
                    <BannerLink link={banner.link} className="mt-1 text-theme-text underline-offset-4 hover:underline" />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
