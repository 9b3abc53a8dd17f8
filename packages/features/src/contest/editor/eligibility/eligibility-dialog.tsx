import { FormDialog } from '@saiwu/admin';
import { Plural, useLingui } from '@lingui/react/macro';
import { contract, eligibility } from '@saiwu/openapi';
import { Alert, FormField, Skeleton, Textarea } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApi } from '../../../lib/api/api.tsx';
import { useActForm } from '../../../lib/api/use-act-form.ts';
import type { ContestDetail } from '../../answers.ts';
import { ContestLocks, PartIsLocked } from '../fields/use-lock.ts';
import type { ContestFormReturn } from '../contest-form.ts';
import { WhoCanEnter } from './who-can-enter.tsx';

const { reason } = contract['contest.changeEligibility'].body.shape;

/** The rules at the paths that they have in a contest's form, so that its fields stand here too. */
function schemaOver(version: number) {
  return z
    .object({ setup: z.object({ eligibility }), reason })
    .transform(({ setup, ...rest }) => ({ ...rest, version, eligibility: setup.eligibility }));
}

/** Changes who may enter a contest that has projects: whom that leaves out is listed before it is done. */
export function EligibilityDialog({ contest, onClose }: { contest: ContestDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { id, version, setup, title } = contest;
  const { form, submit, isPending } = useActForm('contest.changeEligibility', {
    path: useMemo(() => ({ id }), [id]),
    schema: useMemo(() => schemaOver(version), [version]),
    defaultValues: { setup: { eligibility: setup.eligibility }, reason: '' },
    success: t`已修改「${title}」的参赛条件`,
    invalidates: ['contest', 'project'],
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      isLong
      title={t`修改参赛条件`}
      description={t`不再符合的项目保留并作标记，负责人和所在学院会收到消息`}
      submitLabel={t`修改参赛条件`}
    >
      <ContestLocks value={null}>
        <PartIsLocked value={false}>
          {/* the same fields at the same paths as in a contest's form */}
          <WhoCanEnter form={form as unknown as ContestFormReturn} />
        </PartIsLocked>
      </ContestLocks>
      <Effect id={id} form={form as unknown as ContestFormReturn} />
      <FormField control={form.control} name="reason" label={t`修改原因`} isRequired help={t`会写进消息和操作日志`}>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}

/** Whom the rules as they are typed would leave out. */
function Effect({ id, form }: { id: string; form: ContestFormReturn }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const typed = eligibility.safeParse(useWatch({ control: form.control, name: 'setup.eligibility' }));
  const rules = useDeferredValue(JSON.stringify(typed.data ?? null));
  const query = useQuery({
    ...queryOf('contest.eligibilityEffect', { path: { id }, body: { eligibility: JSON.parse(rules) ?? {} } }),
    enabled: rules !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (query.isError) return <Alert tone="danger" title={t`没有算出会影响哪些项目`} />;
  if (query.data === undefined) return <Skeleton className="h-10" />;
  const { projectCount, excludedCount, excluded, readmittedCount } = query.data;
  const more = excludedCount - excluded.length;
  return (
    <section aria-label={t`会影响的项目`} aria-busy={query.isFetching} className="flex flex-col gap-2">
      <Alert tone={excludedCount > 0 ? 'warning' : 'info'} isLive>
        {/* other numbers are another element: a translated text would keep the old ones */}
        <span key={`${projectCount} ${excludedCount} ${readmittedCount}`}>
          {excludedCount > 0 ? (
            <Plural value={excludedCount} other={`${projectCount} 个项目里有 # 个不再符合`} />
          ) : (
            t`${projectCount} 个项目都不受影响`
          )}
          {readmittedCount > 0 && <Plural value={readmittedCount} other="；# 个又符合了" />}
        </span>
      </Alert>
      {excluded.length > 0 && (
        <ul className="max-h-64 divide-y divide-border overflow-y-auto rounded-card border border-border">
          {excluded.map(({ id, number, title, orgLabel, reasons }) => (
            <li key={id} className="flex flex-col px-3 py-2">
              <span className="wrap-anywhere">
                {title} <span className="text-xs text-fg-muted">{`${number} · ${orgLabel}`}</span>
              </span>
              <span className="text-xs text-fg-muted">{reasons.join('；')}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-xs text-fg-muted">{t`另外还有 ${more} 个`}</p>}
    </section>
  );
}
