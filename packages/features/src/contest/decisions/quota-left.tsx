import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';

interface QuotaLeftProps {
  quota: { most: number | null; accepted: number };
}

/** How much of its college's quota is used, where there is one: said before somebody decides. */
export function QuotaLeft({ quota: { most, accepted } }: QuotaLeftProps) {
  const { t } = useLingui();
  if (most === null) return null;
  const left = Math.max(0, most - accepted);
  return <Alert tone={left === 0 ? 'warning' : 'info'}>{t`名额 ${most} 个，已通过 ${accepted} 个，还剩 ${left} 个`}</Alert>;
}
