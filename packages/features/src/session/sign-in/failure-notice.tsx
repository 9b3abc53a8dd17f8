import { isApiError } from '@saiwu/api-client';
import { Alert, CopyButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useExplainError } from '../../lib/api/explain-error.ts';

/** Why an attempt to get in has failed; where the server is at fault, with the number to ask about. */
export function FailureNotice({ error }: { error: unknown }) {
  const { t } = useLingui();
  const explain = useExplainError();
  const requestId = isApiError(error) && error.kind === 'server' ? error.requestId : undefined;
  return (
    <Alert tone="danger" isLive actions={requestId && <CopyButton text={requestId} label={t`复制请求编号`} />}>
      {explain(error)}
    </Alert>
  );
}
