import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@saiwu/ui';
import { useState } from 'react';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import type { OwnEntries } from '../../answers.ts';
import { Consent } from '../../../lib/consent/consent.tsx';
import { JoiningFacts } from '../../../lib/joining/joining-facts.tsx';
import { useAnswer } from './use-answer.ts';

/** Somebody asks the reader to join a project, to advise it or to lead it. */
export function OwnInvitationCard({ invitation }: { invitation: OwnEntries['invitations'][number] }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { id, by, part, projectTitle, until, consent } = invitation;
  const [hasConsented, setHasConsented] = useState(false);
  const { accept, decline, isPending } = useAnswer({ invitationId: id }, consent);
  const titles = {
    LEADER: t`${by} 请你接任负责人`,
    MEMBER: t`${by} 邀请你加入团队`,
    ADVISOR: t`${by} 请你指导项目`,
  };
  return (
    <Card title={titles[part.code]}>
      <div className="flex flex-col gap-4">
        <JoiningFacts
          joining={invitation}
          columns={2}
          more={[{ label: t({ message: '有效期', context: '邀请' }), value: deadlineOf(until) }]}
        />
        {consent !== null && <Consent text={consent.text} value={hasConsented} onValueChange={setHasConsented} />}
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button variant="outline" isPending={isPending} onClick={() => void decline(projectTitle)}>
            {t({ message: '拒绝', context: '邀请' })}
          </Button>
          <Button isPending={isPending} disabled={consent !== null && !hasConsented} onClick={() => accept()}>
            {part.code === 'ADVISOR' ? t`同意指导` : t`接受`}
          </Button>
        </div>
      </div>
    </Card>
  );
}
