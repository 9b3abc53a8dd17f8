import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { profilePath, profileSections, type ProfileSection } from '@saiwu/openapi';
import { cn } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { KeyRound, Link2, type LucideIcon, MonitorSmartphone, ScrollText, UserRoundPen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** The parts of the profile, as links; one below the other where there is room beside them, else in a line that scrolls. */
export function ProfileNav({ current }: { current: ProfileSection }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector(`[data-section=${current}]`);
    // across alone: the page stays where it is
    if (list.current && link instanceof HTMLElement) list.current.scrollLeft = link.offsetLeft - margin;
  }, [current]);
  return (
    <nav aria-label={t`个人中心`} className="overflow-hidden rounded-card border border-border bg-surface">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto p-2 [scrollbar-width:none] lg:flex-col">
        {profileSections.map((section) => {
          const { title, Icon } = parts[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                to={profilePath(section)}
                replace
                data-section={section}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'flex min-h-control items-center gap-2 rounded-control px-3 whitespace-nowrap -outline-offset-2 pointer-coarse:min-h-11',
                  isCurrent ? 'bg-theme-soft font-medium text-theme-text' : 'text-fg-muted hover:bg-bg-subtle hover:text-fg',
                )}
              >
                {/* without it so much of the fourth part shows on a phone that there is one */}
                <Icon aria-hidden strokeWidth={1.5} className="size-4 shrink-0 max-sm:hidden" />
                {i18n._(title)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** So much of the part before shows that there is one, in pixels. */
const margin = 48;

const parts: Record<ProfileSection, { title: MessageDescriptor; Icon: LucideIcon }> = {
  base: { title: msg`基本资料`, Icon: UserRoundPen },
  security: { title: msg`密码与安全`, Icon: KeyRound },
  social: { title: msg`第三方账号`, Icon: Link2 },
  sessions: { title: msg`登录设备`, Icon: MonitorSmartphone },
  signIns: { title: msg`登录记录`, Icon: ScrollText },
};
