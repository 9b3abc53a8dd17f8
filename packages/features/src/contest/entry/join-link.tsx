import { useLingui } from '@lingui/react/macro';
import { CopyButton, Input } from '@saiwu/ui';
import { useId } from 'react';
import { minutes } from '../../lib/language/show.ts';

/** A link to join a team, shown once. */
export function JoinLink({ path, until }: { path: string; until: string }) {
  const { t } = useLingui();
  const id = useId();
  const link = new URL(path, location.origin).href;
  const last = minutes(until);
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-medium">
        {t`邀请链接`}
      </label>
      <div className="flex items-center gap-2">
        <Input id={id} readOnly value={link} className="font-mono" onFocus={(event) => event.target.select()} />
        <CopyButton text={link} label={t`复制邀请链接`} />
      </div>
      <p className="text-sm text-fg-muted">{t`到 ${last} 有效，人满为止。关闭后不再显示；不想让人再加入，可以撤销。`}</p>
    </div>
  );
}
