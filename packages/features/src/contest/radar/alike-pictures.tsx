import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import type { AlikeDetail } from '../answers.ts';

/** Pictures that look the same, in pairs. */
export function AlikePictures({ alike: { pairs, first, second } }: { alike: AlikeDetail }) {
  const { t } = useLingui();
  useFreshLinks();
  if (pairs.length === 0) return null;
  const shown = (url: string | null, title: string) =>
    url === null ? (
      <p className="grid min-h-24 place-items-center rounded-control bg-surface-sunken p-3 text-center text-fg-muted">{t`不在你的管理范围`}</p>
    ) : (
      <img src={ownAddress(url)} alt={t`「${title}」的图片`} className="max-h-60 w-full rounded-control object-contain" />
    );
  return (
    <Card title={t`相同的图片`}>
      <ul className="grid gap-4">
        {pairs.map((pair, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- pairs have no name, and their links change with time
          <li key={place} className="grid grid-cols-2 items-center gap-4">
            {shown(pair.first, first.title)}
            {shown(pair.second, second.title)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
