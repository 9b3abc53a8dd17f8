import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import { useState } from 'react';
import { partOf } from '../../lib/app/later.tsx';
import type { ProjectDetail } from '../answers.ts';

/** That nobody of a team can hand its project in any more, since its leader is gone. */
export function LeaderNote({ project }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (!project.leadership?.isLeaderGone || !isAllowed(project.actions, 'appointLeader')) return null;
  const { leaderName, leadership } = project;
  return (
    <Alert tone="warning" title={t`负责人「${leaderName}」的账号已停用，或已离校`}>
      <div className="flex flex-col items-start gap-2">
        {leadership.candidates.length === 0 ? (
          <p>{t`团队里没有别的成员能接任：要有自己的账号，并且还在本校。`}</p>
        ) : (
          <>
            <p>{t`只有负责人能提交、邀请和退出，请指定团队里的另一位。`}</p>
            <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
              {t`指定负责人`}
            </Button>
          </>
        )}
      </div>
      {isOpen && <AppointLeaderDialog project={project} onClose={() => setIsOpen(false)} />}
    </Alert>
  );
}

// most leaders stay
const AppointLeaderDialog = partOf(async () => (await import('./appoint-leader-dialog.tsx')).AppointLeaderDialog);
