import { confirm } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useDownload } from '../../lib/api/use-download.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Job } from './use-job.ts';

/** What can be done about a job: stopping it, and taking what it made. */
export function useJobActs() {
  const { t } = useLingui();
  const cancel = useAct('job.cancel', { success: t`已取消` });
  const result = useDownload('job.result');
  return {
    isCancelling: cancel.isPending,
    isSaving: result.isPending,
    save: ({ id }: Job) => result.download({ path: { id } }),
    async cancel(job: Job) {
      const name = nameOf(job);
      const isSure = await confirm({
        title: t`取消「${name}」？`,
        description: t`已经做完的部分不保留，需要时可以重新发起。`,
        confirmLabel: t`取消任务`,
        cancelLabel: t`继续进行`,
        isDanger: true,
      });
      if (isSure) cancel.mutate({ path: { id: job.id } });
    },
  };
}

/** What a job is called: in the words of whoever asked, else by its kind. */
export function nameOf({ label, name }: Job): string {
  return label || name.desc;
}
