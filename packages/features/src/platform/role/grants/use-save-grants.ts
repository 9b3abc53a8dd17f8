import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { confirm } from '@saiwu/ui';
import { useState } from 'react';
import { useAct } from '../../../lib/api/use-act.ts';
import { authorityOf } from './grant-conflict.tsx';
import type { Authority } from './grants.ts';

export type RoleEffect = AnswerOf<'role.effect'>;

/** Saves what a role allows, once it was said who would lose what by it; what the reader would lose themself is asked twice. */
export function useSaveGrants(roleId: string, onSaved: () => void) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ effect: RoleEffect; authority: Authority } | null>(null);
  // refused like the change itself: the reader does not have to read first what they then cannot save
  const look = useAct('role.effect');
  // the reader may hold the role: their own menu is fetched anew
  const grant = useAct('role.grant', { success: t`权限已保存`, invalidates: ['role', 'resource.visible'] });

  function send(authority: Authority) {
    const settle = () => setAsked(null);
    grant.mutate(
      { body: { roleId, ...authority } },
      {
        onSuccess: () => {
          onSaved();
          settle();
        },
        onError: settle,
      },
    );
  }

  function save(authority: Authority) {
    look.mutate(
      { body: { roleId, ...authority } },
      { onSuccess: (effect) => (effect.lost.length > 0 ? setAsked({ effect, authority }) : send(authority)) },
    );
  }

  async function goOn() {
    if (asked === null) return;
    const count = asked.effect.ownLoss.length;
    const isSure =
      count === 0 ||
      (await confirm({
        title: t`你自己也会失去 ${count} 项权限，仍然保存？`,
        description: t`保存之后你不能自己加回来，要请其他管理员授权。`,
        confirmLabel: t`仍然保存`,
        isDanger: true,
      }));
    if (isSure) send(asked.authority);
  }

  return {
    save,
    /** Who would lose what: to be shown before it is saved. */
    effect: asked?.effect ?? null,
    goOn: () => void goOn(),
    giveUp: () => setAsked(null),
    theirs: authorityOf(grant.error) ?? authorityOf(look.error),
    isPending: grant.isPending || look.isPending,
    reset: () => {
      grant.reset();
      look.reset();
    },
  };
}
