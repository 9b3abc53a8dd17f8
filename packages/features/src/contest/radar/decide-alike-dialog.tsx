import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useMemo } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { AlikeDetail } from '../answers.ts';
import { alikeForm, movedByAlike } from './alike-form.ts';
import { DecideAlikeFields } from './decide-alike-fields.tsx';

/** Decides on two projects that are alike; taken back at once from the message of it. */
export function DecideAlikeDialog({ alike: { id, version, state, decision }, onClose }: { alike: AlikeDetail; onClose: () => void }) {
  const { t } = useLingui();
  const reopen = useAct('radar.decide', { success: t`已撤回结论`, invalidates: movedByAlike });
  const { form, submit, isPending } = useActForm('radar.decide', {
    path: useMemo(() => ({ id }), [id]),
    schema: alikeForm,
    defaultValues: { version, reason: decision?.reason ?? '', ...(state.code !== 'OPEN' && { state: state.code }) },
    invalidates: movedByAlike,
    onDone: (decided) => {
      const name = decided.state.desc;
      toast.success(t`已处理：${name}`, {
        undo: () => reopen.mutate({ path: { id }, body: { version: decided.version, state: state.code, reason: t`误操作，立即撤回` } }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`这两个项目重复吗？`}
      description={t`结论和原因会保留，以后可以改。项目的状态不变，需要退回或不通过的请在项目里审核。`}
      submitLabel={t`保存结论`}
    >
      <DecideAlikeFields />
    </FormDialog>
  );
}
