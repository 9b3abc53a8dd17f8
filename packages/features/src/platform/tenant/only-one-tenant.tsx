import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** Where the installation answers for one tenant alone, the people of others cannot sign in: that is said before one is made, and beside those that are. */
export function OnlyOneTenant() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('session.options'));
  if (data?.isMultiTenant !== false) return null;
  return <Alert tone="warning">{t`这里只开放一个企业，新增的企业还不能登录。请运维人员设置 TENANT_MODE=COLUMN 并重启。`}</Alert>;
}
