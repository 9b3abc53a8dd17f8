import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { CopyButton, QrCode } from '@saiwu/ui';
import { LinkField } from '../../../lib/link/link-field.tsx';
import { useDeadline } from '../../../lib/language/deadline.tsx';

/**
 * A way to join a team, shown once: as a link, as a code to type, and as one to scan from the screen; that of a phone is for one person.
 */
export function JoinLink({ path, code, until }: Pick<AnswerOf<'entry.invite'>, 'code' | 'until'> & { path: string }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const last = deadlineOf(until);
  return (
    <div className="flex flex-col gap-3">
      {code === null && (
        <p className="text-sm">{t`短信没有发出去：没有开通，或者今天发得太多。请把链接发给对方，只有这个手机号的人能用。`}</p>
      )}
      <LinkField path={path} />
      {code !== null && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <QrCode value={new URL(path, location.origin).href} label={t`邀请链接`} size={144} />
          <div className="flex flex-col gap-1">
            <p className="font-medium">{t`邀请码`}</p>
            <p className="flex items-center gap-2">
              <span className="font-mono text-lg tracking-widest">{code}</span>
              <CopyButton text={code} label={t`复制邀请码`} />
            </p>
            <p className="text-xs text-fg-muted">{t`在「我的项目」里输入`}</p>
          </div>
        </div>
      )}
      <p className="text-sm text-fg-muted">
        {code === null ? t`到 ${last} 有效。关闭后不再显示。` : t`到 ${last} 有效，人满为止。关闭后不再显示；不想让人再加入，可以撤销。`}
      </p>
    </div>
  );
}
