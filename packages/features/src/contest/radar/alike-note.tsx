import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import type { ProjectDetail } from '../answers.ts';

/** That a project is like others, and nobody has decided on that yet. */
export function AlikeNote({ project: { id, contestId, alikeCount } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  if (alikeCount === 0) return null;
  return (
    <Alert tone="warning" title={t`查重：和 ${alikeCount} 个项目相近，待处理`}>
      <NameLink isInText to={`${generatePath(consolePaths.alikes, { id: contestId })}?projectId=${id}`}>
        {t`对比查看`}
      </NameLink>
    </Alert>
  );
}
