import { FormDialog, useAdmin, useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { applyFieldErrors, toast } from '@saiwu/ui';
import type { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { Contest } from '../answers.ts';
import { useDeadlineOptions } from './deadline-options.ts';
import { ExtensionFields } from './extension-fields.tsx';
import { bodyOf, emptyExtension, extensionForm, movedByExtension } from './extension-form.ts';

interface ExtendDialogProps {
  contest: Contest;
  /** For this one alone. */
  project?: { id: string; title: string };
  onClose: () => void;
}

/** Puts a deadline off, with a reason that is told to whoever it concerns; taken back at once where it was a slip. */
export function ExtendDialog({ contest, project, onClose }: ExtendDialogProps) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { explain } = useAdmin();
  const { id, title } = contest;
  const [first] = useDeadlineOptions(contest);
  const form = useZodForm(extensionForm, { defaultValues: emptyExtension(first?.value, project ? 'PROJECTS' : 'ALL') });
  const extend = useAct('contest.extend', { invalidates: movedByExtension });
  const takeBack = useAct('contest.takeBackExtensions', { success: t`已收回延期`, invalidates: movedByExtension });

  async function submit(values: z.output<typeof extensionForm>) {
    try {
      const added = await extend.mutateAsync({ path: { id }, body: bodyOf(values, project ? [project.id] : []) });
      const undo = () => takeBack.mutate({ path: { id }, body: { ids: added.map((one) => one.id) } });
      toast.success(t`已延长到 ${deadlineOf(values.until)}`, { undo });
      form.reset();
      onClose();
    } catch (error) {
      const { fieldErrors } = explain(error);
      if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
    }
  }

  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={extend.isPending}
      onClose={onClose}
      title={project ? t`给「${project.title}」延长截止时间` : t`延长「${title}」的截止时间`}
      description={t`有关的团队、评委和管理员会收到消息。没有人用到以前可以收回。`}
      submitLabel={t`延长`}
    >
      <ExtensionFields contest={contest} isForProjects={project !== undefined} />
    </FormDialog>
  );
}
