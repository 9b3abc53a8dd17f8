import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { StageProjectTable } from '../stage-project-table.tsx';

/** The pairs as they are written down. */
export function AssignedProjects({ stageId, tracks }: { stageId: string; tracks: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`已分配`} isPadded={false}>
      <StageProjectTable stageId={stageId} tracks={tracks} />
    </Card>
  );
}
