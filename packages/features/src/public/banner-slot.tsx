import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { usePageOrg } from './use-page-org.ts';

/** The banners of the page of visitors. Without any, and while they are not there, nothing: the page is about the contests below. */
export function BannerSlot() {
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('banner.get', { body: { place: 'PUBLIC', ...usePageOrg() } }));
  return data.length > 0 ? <BannerCarousel banners={data} place="PUBLIC" /> : null;
}
