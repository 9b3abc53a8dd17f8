import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../../lib/api/use-act.ts';
import { useFailure } from '../../../lib/api/use-failure.ts';
import { appointed, type Place, type PlaceType } from '../school.ts';

/** Takes the role from an administrator, after a question; once more where nobody else would be left. */
export function useDismiss(type: PlaceType, { id, label }: Place) {
  const { t } = useLingui();
  const explain = useFailure();
  const { mutateAsync } = useAct(`${type}.dismiss`, { success: t`已撤销管理员`, invalidates: appointed });

  return async (person: { id: string; name: string }): Promise<void> => {
    const send = (isConfirmed: boolean) => mutateAsync({ path: { id }, body: { userId: person.id, confirm: isConfirmed } });
    const isSure = await confirm({
      title: t`撤销「${person.name}」的管理员角色？`,
      description: t`马上不能再管理「${label}」，账号和其他角色不变。`,
      confirmLabel: t`撤销管理员`,
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await send(false);
    } catch (error) {
      const { mustConfirm, message } = explain(error);
      // everything else was told by the act
      if (mustConfirm === true && (await confirm({ title: message, confirmLabel: t`仍然撤销`, isDanger: true })))
        await send(true).catch(() => undefined);
    }
  };
}
