import { FormDialog, useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { rules } from '@saiwu/openapi';
import { applyFieldErrors, Combobox, confirm, createForm } from '@saiwu/ui';
import { z } from 'zod';
import { useAct } from '../../../lib/api/use-act.ts';
import { useFailure } from '../../../lib/api/use-failure.ts';
import { useFindPeople } from '../../user/use-find-people.ts';
import { appointed, type Place, type PlaceType } from '../school.ts';

const chosen = z.object({ userId: rules.id });
const { FormField } = createForm<z.input<typeof chosen>>();

interface AppointDialogProps {
  type: PlaceType;
  place: Place;
  /** Who goes. */
  replaces: { id: string; name: string } | null;
  onClose: () => void;
}

/** Makes somebody administrator, beside the others or in place of one. That somebody moves here by it is asked first. */
export function AppointDialog({ type, place, replaces, onClose }: AppointDialogProps) {
  const { t } = useLingui();
  const explain = useFailure();
  const findPeople = useFindPeople();
  const form = useZodForm(chosen, { defaultValues: { userId: '' } });
  const { mutateAsync, isPending } = useAct(`${type}.appoint`, {
    success: replaces === null ? t`已任命` : t`已换人`,
    invalidates: appointed,
  });

  async function submit({ userId }: z.output<typeof chosen>, isConfirmed = false): Promise<void> {
    const body = { userId, confirm: isConfirmed, ...(replaces && { replaces: replaces.id }) };
    try {
      await mutateAsync({ path: { id: place.id }, body });
      onClose();
    } catch (error) {
      const { fieldErrors, mustConfirm, message } = explain(error);
      if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
      else if (mustConfirm === true && (await confirm({ title: message, confirmLabel: t`任命` }))) await submit({ userId }, true);
    }
  }

  return (
    <FormDialog
      form={form}
      onSubmit={(values) => submit(values)}
      isPending={isPending}
      onClose={onClose}
      title={replaces === null ? t`任命「${place.label}」的管理员` : t`把「${replaces.name}」换成别人`}
      description={
        replaces === null
          ? t`选一个已有的用户；还没有账号的，请用邀请链接。`
          : t`新的管理员上任，${replaces.name} 同时不再是管理员，账号和其他角色不变。`
      }
      submitLabel={t`任命`}
    >
      <FormField name="userId" label={t({ message: '用户', context: '一位' })} isRequired>
        {(field) => <Combobox {...field} load={findPeople} placeholder={t`按姓名查找`} />}
      </FormField>
    </FormDialog>
  );
}
