import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { profilePath, profileSections, type ProfileSection } from '@saiwu/openapi';
import { cn } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { KeyRound, Link2, type LucideIcon, MonitorSmartphone, ScrollText, UserRoundPen } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The parts of the profile, as links; one below the other where there is room beside them. */
export function ProfileNav({ current }: { current: ProfileSection }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`个人中心`} className="rounded-card border border-border bg-surface p-2">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {profileSections.map((section) => {
          const { title, Icon } = parts[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                to={profilePath(section)}
                replace
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'flex min-h-control items-center gap-2 rounded-control px-3 -outline-offset-2 pointer-coarse:min-h-11',
                  isCurrent ? 'bg-theme-soft font-medium text-theme-text' : 'text-fg-muted hover:bg-bg-subtle hover:text-fg',
                )}
              >
                <Icon aria-hidden strokeWidth={1.5} className="size-4 shrink-0" />
                {i18n._(title)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const parts: Record<ProfileSection, { title: MessageDescriptor; Icon: LucideIcon }> = {
  base: { title: msg`基本资料`, Icon: UserRoundPen },
  security: { title: msg`密码与安全`, Icon: KeyRound },
  social: { title: msg`第三方账号`, Icon: Link2 },
  sessions: { title: msg`登录设备`, Icon: MonitorSmartphone },
  signIns: { title: msg`登录记录`, Icon: ScrollText },
};
