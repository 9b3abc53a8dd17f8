import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@saiwu/ui';
import { useLabels } from '../../crud/use-labels.ts';
import { minutes } from '../../lib/language/show.ts';
import { windowOf } from './banner-window.ts';
import { banner, type BannerRow } from './banner.ts';

/** What the list has no room for. */
export function BannerDetail({ row }: { row: BannerRow }) {
  const { t, i18n } = useLingui();
  const label = useLabels(banner);
  const roles = row.echoMap.roles.join(t`、`);
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: label('alt'), value: row.alt },
        { label: label('link'), value: row.link },
        { label: label('orgId'), value: row.echoMap.orgId?.label ?? t`通用，所有人都能看到` },
        ...(row.place.code === 'DASHBOARD' ? [{ label: label('roles'), value: roles === '' ? t`所有人，包括没有登录的` : roles }] : []),
        { label: t`显示时间`, value: i18n._(windowOf(row)) },
        { label: t`最近修改`, value: minutes(row.updateTime) },
      ]}
    />
  );
}
