import type { AnswerOf } from '@saiwu/api-client';
import { Timeline } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';

type Login = AnswerOf<'loginLog.page'>['records'][number];

interface LoginTimelineProps {
  /** In the order in which they are shown. */
  logins: readonly Login[];
  /** More of them are on their way. */
  isLoadingMore?: boolean;
}

/** Sign-ins with when, from where and with what; those that failed stand out. */
export function LoginTimeline({ logins, isLoadingMore = false }: LoginTimelineProps) {
  const { t } = useLingui();
  return (
    <Timeline
      label={t`登录记录`}
      events={logins.map((login) => ({
        key: login.id,
        title: login.description,
        time: login.createTime.slice(0, 16),
        description: <span className="wrap-anywhere">{placeOf(login)}</span>,
        tone: login.isSuccess ? 'success' : 'danger',
      }))}
      pending={isLoadingMore ? t`正在加载` : undefined}
    />
  );
}

/** `203.0.113.7 · 上海 · Chrome · Windows 10`, as far as it is known. */
function placeOf({ requestIp, location, browser, operatingSystem }: Login): string {
  return [requestIp, location, browser, operatingSystem].filter((part) => part !== null && part !== '').join(' · ');
}
