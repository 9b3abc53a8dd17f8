import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import type { OnlineSession } from './use-online.ts';

type Facts = Pick<OnlineSession, 'kind' | 'clientName' | 'loginIp' | 'location' | 'browser' | 'operatingSystem' | 'loginTime' | 'usedTime'>;

/** One sign-in: with what, from where, since when. */
export function SessionFacts({ session }: { session: Facts }) {
  const { t } = useLingui();
  const { kind, clientName, loginIp, location, operatingSystem, loginTime, usedTime } = session;
  const Icon = /android|ios/i.test(operatingSystem ?? '') ? Smartphone : Monitor;
  const facts = [loginIp, location, clientName, kind.desc].filter((fact) => fact !== null && fact !== '');
  const began = moment(loginTime);
  const used = moment(usedTime);
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
      <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-fg-muted" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{deviceOf(session) || t`未知设备`}</p>
        <p className="text-fg-muted">{facts.join(' · ')}</p>
        <p className="text-xs text-fg-muted tabular-nums">
          <Trans>
            {began} 登录，最近使用 {used}
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** A time of the wire in a sentence: it stays on one line, as Chromium breaks dates at their hyphens too. */
function moment(time: string): string {
  return time.slice(0, 16).replaceAll('-', `-${wordJoiner}`).replace(' ', '\u00a0');
}

const wordJoiner = '\u2060';

/** `Chrome · Windows 10`, as far as it is known. */
export function deviceOf({ browser, operatingSystem }: Pick<Facts, 'browser' | 'operatingSystem'>): string {
  return [browser, operatingSystem].filter(Boolean).join(' · ');
}
