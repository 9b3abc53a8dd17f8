import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useAct } from '../../../lib/api/use-act.ts';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import { minutes } from '../../../lib/language/show.ts';
import type { Entry } from '../../answers.ts';

interface InvitationRowProps {
  entryId: string;
  invitation: Entry['invitations'][number];
  mayChange: boolean;
  onChanged: (answer: Entry) => void;
}

/** Somebody who was asked and has not answered: reminded once a day, or asked no more, so that somebody else can be. */
export function InvitationRow({ entryId, invitation, mayChange, onChanged }: InvitationRowProps) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { id: invitationId, to: who, channel, until, remindTime, part } = invitation;
  const remind = useAct('entry.remind', { success: t`已提醒` });
  const revoke = useAct('entry.revoke', { success: t`已撤销邀请` });
  const input = { path: { id: entryId }, body: { invitationId } };
  const last = deadlineOf(until);
  const reminded = minutes(remindTime);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{part.code === 'LEADER' ? t`${who}（接任负责人）` : who}</p>
        <p className="text-xs text-fg-muted">
          {channel.desc} · {t`到 ${last} 有效`}
          {remindTime !== null && <> · {t`${reminded} 提醒过`}</>}
        </p>
      </div>
      {mayChange && (
        <div className="flex gap-2">
          <Button variant="ghost" size="small" isPending={remind.isPending} onClick={() => remind.mutate(input, { onSuccess: onChanged })}>
            {t`提醒`}
          </Button>
          <Button variant="ghost" size="small" isPending={revoke.isPending} onClick={() => revoke.mutate(input, { onSuccess: onChanged })}>
            {t`撤销`}
          </Button>
        </div>
      )}
    </div>
  );
}
