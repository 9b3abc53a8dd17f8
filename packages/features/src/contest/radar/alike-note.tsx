import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import type { ProjectDetail } from '../answers.ts';

interface AlikeNoteProps {
  project: Pick<ProjectDetail, 'id' | 'contestId' | 'alikeCount' | 'isPdfUnread'>;
}

/**
 * That a project is like others, and nobody has decided on that yet; and that its PDF was compared with none, or it would look like nobody
 * else's.
 */
export function AlikeNote({ project: { id, contestId, alikeCount, isPdfUnread } }: AlikeNoteProps) {
  const { t } = useLingui();
  return (
    <>
      {alikeCount > 0 && (
        <Alert tone="warning" title={t`查重：和 ${alikeCount} 个项目相近，待处理`}>
          <NameLink isInText to={`${generatePath(consolePaths.alikes, { id: contestId })}?projectId=${id}`}>
            {t`对比查看`}
          </NameLink>
        </Alert>
      )}
      {isPdfUnread && (
        <Alert tone="info" title={t`查重：PDF 没有可以比较的文字`}>
          {t`可能是扫描的页面。只比较了项目名称、简介和报名表，计划书请自己查看。`}
        </Alert>
      )}
    </>
  );
}
