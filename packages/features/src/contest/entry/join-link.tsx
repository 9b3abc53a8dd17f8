import { useLingui } from '@lingui/react/macro';
import { LinkField } from '../../lib/link/link-field.tsx';
import { minutes } from '../../lib/language/show.ts';

/** A link to join a team, shown once. */
export function JoinLink({ path, until }: { path: string; until: string }) {
  const { t } = useLingui();
  const last = minutes(until);
  return (
    <div className="flex flex-col gap-3">
      <LinkField path={path} />
      <p className="text-sm text-fg-muted">{t`到 ${last} 有效，人满为止。关闭后不再显示；不想让人再加入，可以撤销。`}</p>
    </div>
  );
}
