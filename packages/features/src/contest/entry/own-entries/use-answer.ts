import { useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { confirm } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import { useAct } from '../../../lib/api/use-act.ts';

/** Accepts or declines to join a project, by an invitation or by the code of a link. Who has joined is led to the project. */
export function useAnswer(by: { invitationId: string } | { code: string }, consent: { version: number } | null) {
  const { t } = useLingui();
  const goOn = useGoOn();
  const { mutate, isPending } = useAct('entry.answer', { invalidates: ['entry'] });

  function accept() {
    mutate(
      { body: { ...by, isAccepted: true, consentVersion: consent?.version ?? null } },
      { onSuccess: ({ id }) => id !== null && goOn(generatePath(consolePaths.ownEntry, { id })) },
    );
  }

  async function decline(title: string) {
    const isSure = await confirm({
      title: t`拒绝加入「${title}」？`,
      description: t`邀请你的人会收到消息。`,
      confirmLabel: t({ message: '拒绝', context: '邀请' }),
      isDanger: true,
    });
    if (isSure) mutate({ body: { ...by, isAccepted: false } });
  }

  return { accept, decline, isPending };
}
