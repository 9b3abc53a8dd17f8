import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, contract } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { ProjectDetail } from '../answers.ts';

/** Takes an imported project out again, with a reason; the way leads back to the list. */
export function RemoveDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, contestId, title } = project;
  const { form, submit, isPending } = useActForm('project.remove', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['project.remove'].body,
    defaultValues: { reason: '' },
    success: t`已删除「${title}」`,
    invalidates: ['project.page', 'contest', 'stage', 'overview'],
    onDone: () => void navigate(generatePath(consolePaths.projects, { id: contestId }), { replace: true }),
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`删除项目「${title}」？`}
      description={t`项目和它的评委分配一起删除，不能恢复；谁删除的、为什么，会留在记录里。导入它的人会收到消息。`}
      submitLabel={t`删除项目`}
      isDanger
    >
      <FormField control={form.control} name="reason" label={t`删除原因`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
