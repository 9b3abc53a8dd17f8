import { useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { ReasonDialog } from '../../crud/reason-dialog.tsx';
import type { ProjectDetail } from '../answers.ts';

/** Takes an imported project out again, with a reason; the way leads back to the list. */
export function RemoveDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const { t } = useLingui();
  const goOn = useGoOn();
  const { id, contestId, title } = project;
  return (
    <ReasonDialog
      act="project.remove"
      id={id}
      success={t`已删除「${title}」`}
      invalidates={['project.page', 'contest', 'stage', 'overview']}
      onDone={() => goOn(generatePath(consolePaths.projects, { id: contestId }), { replace: true })}
      onClose={onClose}
      title={t`删除项目「${title}」？`}
      description={t`项目和它的评委分配一起删除，不能恢复；谁删除的、为什么，会留在记录里。导入它的人会收到消息。`}
      submitLabel={t`删除项目`}
      isDanger
      label={t`删除原因`}
    />
  );
}
