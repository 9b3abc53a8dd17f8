import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { Alert, Button, Card, Dialog, ErrorState, Skeleton, StateDot } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useRenewedSession } from '../use-renewed-session.ts';
import { EnrolTotp } from './enrol-totp.tsx';
import { RemoveTotpDialog } from './remove-totp-dialog.tsx';

/** The second factor of the person who looks: whether it is on, and how to change that. Nothing where the installation does without. */
export function TotpSettings() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const explain = useExplainError();
  const query = useQuery(queryOf('totp.state'));
  const { data, error } = query;
  const isHidden = data ? !data.canEnrol && !data.isEnrolled : isApiError(error) && error.kind === 'forbidden';
  if (isHidden) return null;
  return (
    <Card title={t`两步验证`}>
      {data ? (
        <Settings state={data} />
      ) : error ? (
        <ErrorState error={{ message: explain(error) }} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="h-10" />
      )}
    </Card>
  );
}

/** Fewer recovery codes than this are worth a warning. */
const fewCodes = 3;

function Settings({ state }: { state: AnswerOf<'totp.state'> }) {
  const { t } = useLingui();
  const renew = useRenewedSession();
  const [open, setOpen] = useState<'enrol' | 'remove' | null>(null);
  const { isEnrolled, mustEnrol, confirmedTime, recoveryCodesLeft } = state;
  const [hasCodes, setHasCodes] = useState(false);
  const since = confirmedTime?.slice(0, 16);
  const close = () => {
    setOpen(null);
    setHasCodes(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <StateDot tone={isEnrolled ? 'success' : 'neutral'}>{isEnrolled ? t`已启用` : t`未启用`}</StateDot>
          <p className="text-fg-muted">
            {isEnrolled
              ? t`${since} 启用。登录时，密码之外还要填验证器上的数字。`
              : t`密码泄露了，别人也进不来：登录时多填一次手机验证器上的数字。`}
          </p>
        </div>
        <Button variant="outline" onClick={() => setOpen(isEnrolled ? 'remove' : 'enrol')}>
          {isEnrolled ? t`停用` : t`启用两步验证`}
        </Button>
      </div>
      {isEnrolled && recoveryCodesLeft < fewCodes && (
        <Alert tone="warning">
          <Trans>恢复码还剩 {recoveryCodesLeft} 个。停用后重新启用，可以得到新的。</Trans>
        </Alert>
      )}
      {/* the recovery codes are shown once: no stray key may close them */}
      <Dialog isOpen={open === 'enrol'} size="sm" onOpenChange={() => hasCodes || close()} title={t`启用两步验证`}>
        <EnrolTotp onConfirmed={() => setHasCodes(true)} onDone={close} />
      </Dialog>
      {open === 'remove' && <RemoveTotpDialog mustEnrol={mustEnrol} onClose={close} onDone={() => (mustEnrol ? void renew() : close())} />}
    </div>
  );
}
