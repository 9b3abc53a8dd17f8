import { Trans } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** Says that the installation answers for one tenant alone: before another is made, and beside those that are there. */
export function OnlyOneTenant() {
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('session.options'));
  if (data?.isMultiTenant !== false) return null;
  return (
    <Alert tone="warning">
      <Trans>这里只开放一个企业，新增的企业还不能登录。请运维人员设置 TENANT_MODE=COLUMN 并重启。</Trans>
    </Alert>
  );
}
