import { Trans, useLingui } from '@lingui/react/macro';
import { BannerSlot } from './banner-slot.tsx';
import { ContestSlot } from './contest-slot.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PublicitySlot } from './publicity-slot.tsx';

/** What visitors without a session see at `/dashboard`: banners, contests, publicity; no figures. */
export function PublicDashboardScreen() {
  const { t } = useLingui();
  return (
    <PublicFrame heading={t`大赛与公示`} lead={<Trans>不用登录就能看到的大赛，和结果封存后的公示</Trans>}>
      <BannerSlot />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <ContestSlot />
        <PublicitySlot />
      </div>
    </PublicFrame>
  );
}
