import { FormDialog, useZodForm } from '@saiwu/admin';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { rules } from '@saiwu/openapi';
import { createForm, Textarea, TreeSelect } from '@saiwu/ui';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import type { Register } from './register.ts';

interface TransferDialogProps {
  register: Register;
  count: number;
  /** Of the only one. */
  name: string | undefined;
  /** Acts on the people; what it gets sends some of them. */
  onTransfer: (send: (ids: string[]) => Promise<unknown>) => Promise<void>;
  onClose: () => void;
}

const target = z.object({ orgId: rules.id, note: rules.optionalText(255) });
const { FormField } = createForm<z.input<typeof target>>();

/** Moves people to another college; their history keeps from where, when and why. */
export function TransferDialog({ register, count, name, onTransfer, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const nodes = useOrgNodes();
  const form = useZodForm(target, { defaultValues: { orgId: '', note: '' } });
  const submit = async (values: z.output<typeof target>) => {
    onClose();
    await onTransfer((ids) => call(`${register}.transfer`, { body: { ...values, ids } }));
  };
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={form.formState.isSubmitting}
      onClose={onClose}
      title={name === undefined ? t`${plural(count, { other: '把 # 人转到其他学院' })}` : t`把「${name}」转到其他学院`}
      description={t`从哪里转来、什么时候、为什么，都记在各人的经过里。`}
      submitLabel={t`转学院`}
    >
      <FormField name="orgId" label={t`转到`} isRequired>
        {(field) => <TreeSelect {...field} nodes={nodes} />}
      </FormField>
      <FormField name="note" label={t`原因`}>
        {(field) => <Textarea {...field} rows={2} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
