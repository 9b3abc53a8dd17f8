import { Trans } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { LinkField } from '../../lib/link/link-field.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';

/** An invitation link, shown once. */
export function InvitationLink({ path, until }: { path: string; until: string }) {
  const last = useDeadline()(until);
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warning" isLive>
        <Trans>谁打开这个链接，谁就以评委的身份登录，请只发给本人。关闭后不再显示，丢了可以重新邀请。</Trans>
      </Alert>
      <LinkField path={path} />
      <p className="text-sm text-fg-muted">
        <Trans>到结果封存前有效，最晚 {last}。这位评委以前的链接已经失效。</Trans>
      </p>
    </div>
  );
}
