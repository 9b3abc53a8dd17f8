import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { JudgingStages } from '../judging-stages.tsx';

/** The stages the caller judges in. */
export function JudgingStagesScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('judging.stages'));
  return (
    <PageStack>
      <PageHeader title={t`我的评审`} />
      <Card isPadded={false}>
        <Loaded query={query}>
          {(stages) =>
            stages.length === 0 ? (
              <EmptyState title={t`还没有要评的项目`} description={t`评审开始后，分给你的项目会出现在这里`} />
            ) : (
              <JudgingStages stages={stages} />
            )
          }
        </Loaded>
      </Card>
    </PageStack>
  );
}
