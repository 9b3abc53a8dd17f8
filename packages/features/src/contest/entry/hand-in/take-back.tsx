import { useLingui } from '@lingui/react/macro';
import { Button, confirm } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';

/**
 * Makes a draft again of what was handed in. It stands beside the receipt and is no main act: few come to that page to undo what they did.
 */
export function TakeBack({ id }: Pick<Entry, 'id'>) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const path = { id };
  const { mutate, isPending } = useAct('entry.takeBack', { success: t`已撤回，改好后请再次提交`, invalidates: ['entry.mine'] });

  async function ask() {
    const isSure = await confirm({
      title: t`撤回修改？`,
      description: t`撤回后回到草稿，截止前要再次提交，否则不能参赛。`,
      confirmLabel: t`撤回修改`,
    });
    if (isSure) mutate({ path }, { onSuccess: (answer) => queryClient.setQueryData(queryOf('entry.get', { path }).queryKey, answer) });
  }

  return (
    <Button variant="outline" size="small" isPending={isPending} onClick={() => void ask()}>
      {t`撤回修改`}
    </Button>
  );
}
