import { BrandMark, cn } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';

/** Logo and name of the installation; ours until it says others. */
export function SiteBrand({ className }: { className?: string }) {
  const { t } = useLingui();
  const site = useSignInOptions().options?.site;
  return (
    <p className={cn('flex items-center gap-3 text-xl font-semibold', className)}>
      {site?.logo ? <img src={ownAddress(site.logo)} alt="" className="h-10 shrink-0" /> : <BrandMark size={40} />}
      <span className="wrap-anywhere">{site?.name || t`赛务`}</span>
    </p>
  );
}
