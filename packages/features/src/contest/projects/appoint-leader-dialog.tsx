import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { FormField, RadioGroup, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { ProjectDetail } from '../answers.ts';

/** Gives the leadership of a project to another one of its team, with a reason that they all read. */
export function AppointLeaderDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { id, title, leadership } = project;
  const candidates = leadership?.candidates ?? [];
  const { form, submit, isPending } = useActForm('project.appointLeader', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['project.appointLeader'].body,
    defaultValues: { userId: '', reason: '' },
    success: t`已指定负责人`,
    invalidates: ['project'],
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`指定「${title}」的负责人`}
      description={t`以后由新负责人提交、邀请和退出；原来的留在团队里。团队会收到消息。`}
      submitLabel={t`指定负责人`}
    >
      <FormField control={form.control} name="userId" label={t`新负责人`} isRequired>
        {(field) => <RadioGroup {...field} options={candidates.map(({ userId, name }) => ({ value: userId, label: name }))} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t`更换原因`} help={t`团队会读到`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
