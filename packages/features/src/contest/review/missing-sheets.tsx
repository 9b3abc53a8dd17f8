import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { MissingList } from './missing-list.tsx';

/** Who still owes which sheet, on the board of a stage in review. */
export function MissingSheets({ stageId }: { stageId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('stage.missing', { path: { id: stageId } }));
  return (
    <Card title={t`还没交的评分表`}>
      <Loaded query={query}>{(missing) => <MissingList missing={missing} />}</Loaded>
    </Card>
  );
}
