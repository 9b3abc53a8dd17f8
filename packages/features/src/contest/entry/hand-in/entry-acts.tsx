import { Acts, isAllowed, useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { confirm } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { partOf } from '../../../lib/app/later.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { useHandIn } from './use-hand-in.ts';

/** What a team does with its project as a whole. */
export function EntryActs({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const goOn = useGoOn();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { id, title, actions, part, state, mend } = entry;
  const path = { id };
  const show = (answer: Entry) => queryClient.setQueryData(queryOf('entry.get', { path }).queryKey, answer);
  const { handIn, isPending: isHandingIn } = useHandIn(entry, show);
  const remove = useAct('entry.remove', { success: t`已删除「${title}」`, invalidates: ['entry.mine', 'entry.open'] });
  const leave = useAct('entry.leave', { success: t`已离开「${title}」`, invalidates: ['entry.mine', 'entry.open'] });
  const away = { onSuccess: () => goOn(consolePaths.ownEntries, { replace: true }) };

  async function drop() {
    const isSure = await confirm({
      title: t`删除「${title}」？`,
      description: t`填写的内容一起删除，不能恢复。`,
      confirmLabel: t`删除`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ path }, away);
  }

  async function go() {
    const isSure = await confirm({
      title: t`离开「${title}」？`,
      description: t`离开后看不到这个项目，要负责人再次邀请才能回来。`,
      confirmLabel: t`离开`,
      isDanger: true,
    });
    if (isSure) leave.mutate({ path }, away);
  }

  const isDraft = state.code === 'DRAFT' || state.code === 'RETURNED';
  const isLeader = part === 'LEADER';
  return (
    <>
      <Acts
        of={actions}
        // handing in is the one main act: what ends it stands in the menu
        atMost={isLeader && isDraft ? 1 : 0}
        offers={[
          isLeader && isAllowed(actions, 'remove') && { act: 'remove', label: t`删除草稿`, isDanger: true, onSelect: () => void drop() },
          isLeader && { act: 'withdraw', label: t`退出大赛`, isDanger: true, onSelect: () => setIsWithdrawing(true) },
          !isLeader && { act: 'leave', label: t`离开项目`, isDanger: true, onSelect: () => void go() },
          isLeader &&
            isDraft && {
              act: 'submit',
              label: t`提交项目`,
              // what was asked for comes first: nothing but the team's hand says that it is done
              isMain: !(state.code === 'RETURNED' && mend.length > 0),
              isPending: isHandingIn,
              onSelect: () => void handIn(),
            },
        ]}
      />
      {isWithdrawing && <WithdrawDialog entry={entry} onClose={() => setIsWithdrawing(false)} onDone={show} />}
    </>
  );
}

const WithdrawDialog = partOf(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
