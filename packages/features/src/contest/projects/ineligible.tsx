import { useLingui } from '@lingui/react/macro';
import { Badge } from '@saiwu/ui';

/** That a project does not fit who may enter any more, and why; nothing of one that does. */
export function Ineligible({ reasons }: { reasons: readonly string[] }) {
  const { t } = useLingui();
  if (reasons.length === 0) return null;
  return (
    <Badge tone="warning" className="shrink-0" title={reasons.join('；')}>
      {t`不符合参赛条件`}
    </Badge>
  );
}
