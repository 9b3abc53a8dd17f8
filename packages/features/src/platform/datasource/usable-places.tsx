import { Trans } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** Which databases can be tried at all: the operator says so, and nobody here. */
export function UsablePlaces() {
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('datasourceConfig.places'));
  if (data === undefined) return null;
  if (data.length === 0)
    return (
      <Alert tone="warning">
        <Trans>运维人员还没有在 DATASOURCE_HOSTS 里列出可以连接的数据库：数据源可以保存，但连接测试都会被拒绝。</Trans>
      </Alert>
    );
  return (
    <Alert tone="info">
      <Trans>只能连接运维人员在 DATASOURCE_HOSTS 里列出的地址：</Trans>
      <code className="font-mono wrap-anywhere">{data.join(', ')}</code>
    </Alert>
  );
}
