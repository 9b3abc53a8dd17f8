import { FormDialog, useZodForm } from '@saiwu/admin';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { Alert, createForm, NumberInput, toast, TreeSelect } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';

const whom = contract['student.graduating'].body;
type Whom = z.input<typeof whom>;
const { FormField } = createForm<Whom>();

/** A year graduates at once. How many that are is said before, and all of them come back by one press afterwards. */
export function GraduateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const nodes = useOrgNodes();
  const form = useZodForm(whom, { defaultValues: { orgId: null } });
  const [year, orgId] = useWatch({ control: form.control, name: ['year', 'orgId'] });
  const chosen = whom.safeParse({ year, orgId });
  const { data: count } = useQuery({
    ...queryOf('student.graduating', { body: chosen.data ?? { year: 2000 } }),
    enabled: chosen.success,
    gcTime: 0,
  });
  const { mutate: regain } = useAct('student.ungraduate', { success: t`已恢复在读` });
  const { mutate: graduate, isPending } = useAct('student.graduate');
  const known = chosen.success ? count : undefined;

  function submit(values: z.output<typeof whom>) {
    if (known === undefined || known === 0) return;
    graduate(
      { body: { ...values, count: known } },
      {
        onSuccess: ({ graduationId, count: done }) => {
          toast.success(t`${plural(done, { other: '# 名学生已毕业' })}`, { undo: () => regain({ body: { graduationId } }) });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`整级毕业`}
      description={t`毕业后仍在名册里，可以整批或逐个恢复在读。`}
      submitLabel={known ? t`${plural(known, { other: '# 人毕业' })}` : t`毕业`}
    >
      <FormField name="year" label={t`年级`} help={t`入学年份，如 2022`} isRequired>
        {(field) => <NumberInput {...field} min={1950} max={2100} />}
      </FormField>
      <FormField name="orgId" label={t`机构`} help={t`包括它下面的机构；不选时是你能看到的全部`}>
        {(field) => <TreeSelect {...field} nodes={nodes} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <div aria-live="polite">
        {known !== undefined && (
          <Alert tone={known === 0 ? 'warning' : 'info'}>
            {known === 0 ? t`没有这一级的在读学生` : t`${plural(known, { other: '这一级有 # 名在读学生' })}`}
          </Alert>
        )}
      </div>
    </FormDialog>
  );
}
